import type { Unit } from '../dish/types';
import { type HeldFacts, unknownAllergensIn } from '../product/unknown';
import type { Allergen, ProductFacts } from '../product/types';
import { foldedWords, stemOf } from '../search/fold';
import { kindsOf } from './kinds';

/** What is known of a product that may go in instead, or of the one that was ordered. */
interface Alike extends HeldFacts, Pick<ProductFacts, 'Name' | 'NameKa' | 'origin'> {
  readonly category?: string | null;
}
/** What would come with another product though it surely is not in what was ordered. */
export interface Brought {
  readonly allergens: readonly Allergen[];
  /** It may hold an allergen that what was ordered surely lacks. */
  readonly isUnknown: boolean;
  /** It is of animals, or of others, or nobody knows. */
  readonly isOther: boolean;
}
const NOTHING: Brought = { allergens: [], isUnknown: false, isOther: false };

/** Who orders this eats that, too; whoever orders meat is asked nothing. */
const EATEN_WITH: Readonly<Record<string, readonly string[]>> = {
  plant: ['plant'],
  honey: ['plant', 'honey'],
  dairy: ['plant', 'dairy'],
  egg: ['plant', 'egg'],
  fish: ['plant', 'fish'],
};

/** What a replacement would bring that whoever ordered may not bear or eat; of what was ordered only what is known counts. */
export function broughtBy(ordered: Alike | undefined, other: Alike): Brought {
  if (!ordered) return NOTHING;
  const held: readonly string[] = [...(ordered.allergens ?? []), ...unknownAllergensIn(ordered)];
  const isNew = (one: Allergen) => !held.includes(one);
  const open = unknownAllergensIn(other);
  const eaten = EATEN_WITH[ordered.origin ?? ''];
  return {
    allergens: ((other.allergens ?? []) as readonly Allergen[]).filter(isNew),
    isUnknown: open.some(isNew),
    isOther: eaten !== undefined && !eaten.includes(other.origin ?? ''),
  };
}

interface Much {
  readonly amount: number;
  readonly unit: Unit;
  readonly priceTetri: number;
}
interface Offer {
  readonly product: Alike;
  readonly instead: Much;
}
/** Whether nothing comes with it that was not ordered. */
export const isFaithful = ({ allergens, isUnknown, isOther }: Brought) =>
  allergens.length === 0 && !isUnknown && !isOther;

/** So many times as many are another thing: nobody hands over forty grapes for two lemons. */
const MANY = 3;
const isCountedAlike = (line: Much, { unit, amount }: Much): boolean =>
  line.unit !== 'Piece' || (unit === 'Piece' && amount <= line.amount * MANY && line.amount <= amount * MANY);

/** Below a lari prices are all alike. */
const CHANGE = 100;
const LEAST_STEM = 3;

const stemsOf = ({ Name, NameKa }: Alike) =>
  new Set(
    foldedWords(`${Name} ${NameKa ?? ''}`)
      .map((word) => stemOf(word))
      .filter(({ length }) => length >= LEAST_STEM),
  );

/**
 * The likeliest first: what brings nothing that was not ordered, then what is of its aisle, shares a word of its name, is of its kind
 * (another citrus fruit for a lemon), is counted as it is, then the nearest price.
 */
export function likeliestFirst<O extends Offer>(
  ordered: Alike | undefined,
  line: Much,
  offers: readonly O[],
): O[] {
  const stems = ordered ? stemsOf(ordered) : new Set<string>();
  const kinds = kindsOf(stems);
  const rank = ({ product, instead }: O): readonly number[] => {
    const own = stemsOf(product);
    return [
      isFaithful(broughtBy(ordered, product)) ? 0 : 1,
      ordered?.category && product.category === ordered.category ? 0 : 1,
      [...own].some((stem) => stems.has(stem)) ? 0 : 1,
      kindsOf(own).some((kind) => kinds.includes(kind)) ? 0 : 1,
      isCountedAlike(line, instead) ? 0 : 1,
      Math.abs(Math.log((instead.priceTetri + CHANGE) / (line.priceTetri + CHANGE))),
    ];
  };
  return offers
    .map((offer) => ({ offer, at: rank(offer) }))
    .toSorted((a, b) => a.at.map((part, nth) => part - b.at[nth]).find((part) => part !== 0) ?? 0)
    .map(({ offer }) => offer);
}
