import type { Unit } from '../dish/types';
import type { Portion } from '../food/types';
import type { Edible } from './types';

/** Measure for counting a food: `each` of a unit make one. */
export interface Measure {
  readonly id: string;
  /** Unit; null counts servings. */
  readonly unit: Unit | null;
  /** Amount of the unit in one measure: 1, or the edible grams of a portion. */
  readonly each: number;
  /** Portion of the food, which provides the label. */
  readonly portion?: Portion;
  /** Initial value of the input. */
  readonly usual: number;
}

const SERVING: Measure = { id: 'serving', unit: null, each: 1, usual: 1 };
const MOST_PORTIONS = 8;
const by = (unit: Unit, usual: number): Measure => ({ id: unit, unit, each: 1, usual });

/**
 * Returns the measures for a food, most common first: servings for a dish; piece, portions, grams and volumes
 * otherwise. In Georgian, portions without a Georgian name are left out; packets are always left out, since nobody eats
 * a whole one as a meal.
 */
export function measuresOf(
  { kind, facts, gramsPerPiece, gramsPerMl, portions }: Edible,
  language = 'en',
): Measure[] {
  if (kind === 'dish') return [SERVING];
  const share = facts.edibleShare ?? 1;
  const own = (portions ?? [])
    .filter(({ label, labelKa, grams }) => {
      const isNamed = language !== 'ka' || Boolean(labelKa);
      return isNamed && label !== 'packet' && grams > 0 && grams !== gramsPerPiece;
    })
    .slice(0, MOST_PORTIONS)
    .map((portion, at): Measure => ({
      id: `portion ${at}`,
      unit: 'gr',
      each: portion.grams * share,
      portion,
      usual: 1,
    }));
  return [
    ...(gramsPerPiece ? [by('Piece', 1)] : []),
    ...own,
    by('gr', 100),
    ...(gramsPerMl ? [by('ml', 200), by('Table Spoon', 1), by('Tea Spoon', 1)] : []),
  ];
}
