import { present } from '../domain/present';
import type { Substitute } from '../domain/substitutes/types';
import type { LoadedFood } from './loaded';

/** A line of cms/seed/foods/substitutes.psv: a food and its substitute, both by their kitchen names. */
export interface SubstitutePair {
  readonly from: string;
  readonly to: string;
  /** Grams of `to` that replace one gram of `from`. */
  readonly ratio: number;
  readonly note: string;
  readonly noteKa: string;
}

export function substitutePairs(text: string): SubstitutePair[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [from = '', to = '', ratio, note = '', noteKa = ''] = line.split('|');
    return { from, to, ratio: Number(ratio), note, noteKa };
  });
}

/** Returns the substitutes of each food by its name; `ids` holds the foods' ids in the order of `foods`. */
export function substitutesIn(
  text: string,
  foods: readonly LoadedFood[],
  ids: readonly number[],
): Map<string, Substitute[]> {
  const known = new Map(
    foods.flatMap((food, at) => (food.curated ? [[food.Name, { food, id: present(ids[at]) }]] : [])),
  );
  const found = new Map<string, Substitute[]>();
  for (const { from, to, ratio, note, noteKa } of substitutePairs(text)) {
    const other = known.get(to);
    if (!other) continue;
    const said = { food: other.id, ratio, note: note || null, noteKa: noteKa || null };
    found.set(from, [...(found.get(from) ?? []), { ...said, ...storedFactsOf(other.food), lent: true }]);
  }
  return found;
}

type StoredSubstitute = Omit<Substitute, 'food' | 'ratio' | 'note' | 'noteKa' | 'lent'>;

/** Facts of the substitute food that are stored with the substitution. */
export const storedFactsOf = (
  food: StoredSubstitute & Pick<LoadedFood, 'unknownAllergens'>,
): StoredSubstitute => ({
  Name: food.Name,
  NameKa: food.NameKa,
  category: food.category,
  // An allergen that the food may contain makes the whole list unknown; otherwise it would read as free of it.
  allergens: food.unknownAllergens.length > 0 ? null : food.allergens,
  gramsPerMl: food.gramsPerMl,
  gramsPerPiece: food.gramsPerPiece,
  pieceName: food.pieceName,
});
