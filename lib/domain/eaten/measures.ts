import type { Unit } from '../dish/types';
import type { Portion } from '../food/types';
import type { Edible } from './types';

/** A way to count something: so much of a unit makes one. */
export interface Measure {
  readonly id: string;
  /** Null counts servings. */
  readonly unit: Unit | null;
  /** How much of the unit one is: 1, or the grams that are eaten of a portion. */
  readonly each: number;
  /** The portion behind it, which has its own words. */
  readonly portion?: Portion;
  /** What the field begins with. */
  readonly usual: number;
}

const SERVING: Measure = { id: 'serving', unit: null, each: 1, usual: 1 };
const MOST_PORTIONS = 8;
const by = (unit: Unit, usual: number): Measure => ({ id: unit, unit, each: 1, usual });

/**
 * How something can be counted, the usual way first: servings of a dish; the piece, portions, grams, volumes of the rest. In
 * Georgian a portion without a Georgian name is left out, and a pack is nobody's meal.
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
