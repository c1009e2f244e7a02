import type { Unit } from '../dish/types';
import { present } from '../present';
import { type AllergenFacts, unknownAllergensIn } from '../product/unknown';
import type { Allergen, ProductFacts } from '../product/types';
import { foldedWords, stemOf } from '../search/fold';
import { kindsOf } from './kinds';

/** Facts needed about an ordered product or a possible replacement. */
interface Alike
  extends Omit<AllergenFacts, 'allergens'>, Pick<ProductFacts, 'Name' | 'NameKa' | 'origin' | 'allergens'> {
  readonly category?: string | null;
}
/** Unwanted properties that a replacement would bring and the ordered product surely lacks. */
export interface AddedRisks {
  readonly allergens: readonly Allergen[];
  /** True if it may contain an allergen that the ordered product surely lacks. */
  readonly isUnknown: boolean;
  /** True if it is of an animal origin the ordered product does not imply, or of unknown origin. */
  readonly isOther: boolean;
}
const NOTHING: AddedRisks = { allergens: [], isUnknown: false, isOther: false };

/** Origins acceptable to a customer who ordered a product of this origin; any origin is acceptable after meat. */
const EATEN_WITH: Readonly<Record<string, readonly string[]>> = {
  plant: ['plant'],
  honey: ['plant', 'honey'],
  dairy: ['plant', 'dairy'],
  egg: ['plant', 'egg'],
  fish: ['plant', 'fish'],
};

/**
 * Returns the allergens and origin that a replacement would add to the ordered product. The ordered product's unknown
 * allergens count as present, its unknown origin allows any.
 */
export function addedRisksOf(ordered: Alike | undefined, other: Alike): AddedRisks {
  if (!ordered) return NOTHING;
  const held: readonly string[] = [...(ordered.allergens ?? []), ...unknownAllergensIn(ordered)];
  const isNew = (one: Allergen) => !held.includes(one);
  const open = unknownAllergensIn(other);
  const eaten = EATEN_WITH[ordered.origin ?? ''];
  return {
    allergens: (other.allergens ?? []).filter(isNew),
    isUnknown: open.some(isNew),
    isOther: eaten !== undefined && !eaten.includes(other.origin ?? ''),
  };
}

interface PricedAmount {
  readonly amount: number;
  readonly unit: Unit;
  readonly priceTetri: number;
}
interface Offer {
  readonly product: Alike;
  readonly instead: PricedAmount;
}
/** Checks whether a replacement adds no allergen and no unwanted origin. */
export const isFaithful = ({ allergens, isUnknown, isOther }: AddedRisks) =>
  allergens.length === 0 && !isUnknown && !isOther;

/** Maximum ratio between two piece counts that still compare: no courier hands over forty grapes for two lemons. */
const MANY = 3;
const isCountedAlike = (line: PricedAmount, { unit, amount }: PricedAmount): boolean =>
  line.unit !== 'Piece' || (unit === 'Piece' && amount <= line.amount * MANY && line.amount <= amount * MANY);

/** Tetri added to both prices before comparison, so that differences below a lari hardly matter. */
const CHANGE = 100;
const LEAST_STEM = 3;

const stemsOf = ({ Name, NameKa }: Alike) =>
  new Set(
    foldedWords(`${Name} ${NameKa ?? ''}`)
      .map((word) => stemOf(word))
      .filter(({ length }) => length >= LEAST_STEM),
  );

/**
 * Sorts offers by likelihood: those that add nothing unwanted first, then those from the same aisle, with a shared word
 * in the name, of the same kind (another citrus fruit for a lemon), counted in similar pieces, and last by nearest
 * price.
 */
export function likeliestFirst<O extends Offer>(
  ordered: Alike | undefined,
  line: PricedAmount,
  offers: readonly O[],
): O[] {
  const stems = ordered ? stemsOf(ordered) : new Set<string>();
  const kinds = kindsOf(stems);
  const rank = ({ product, instead }: O): readonly number[] => {
    const own = stemsOf(product);
    return [
      isFaithful(addedRisksOf(ordered, product)) ? 0 : 1,
      ordered?.category && product.category === ordered.category ? 0 : 1,
      [...own].some((stem) => stems.has(stem)) ? 0 : 1,
      kindsOf(own).some((kind) => kinds.includes(kind)) ? 0 : 1,
      isCountedAlike(line, instead) ? 0 : 1,
      Math.abs(Math.log((instead.priceTetri + CHANGE) / (line.priceTetri + CHANGE))),
    ];
  };
  return offers
    .map((offer) => ({ offer, at: rank(offer) }))
    .toSorted((a, b) => a.at.map((part, nth) => part - present(b.at[nth])).find((part) => part !== 0) ?? 0)
    .map(({ offer }) => offer);
}
