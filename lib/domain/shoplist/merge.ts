import { ML_PER_UNIT, toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { grouped, type Group } from '../grouped';
import type { ForDish, LineFault, Need, ShopItem, ShopLine, ShopProduct } from './types';

/** Need with an amount. */
type Measured = Need & { readonly amount: number; readonly unit: Unit };
interface Sum {
  readonly amount: number;
  readonly unit: Unit;
}
interface Part extends Sum {
  readonly of: readonly Measured[];
  readonly fault: LineFault | null;
}

/**
 * Adds up needs: one line per product across units, converted with the product's own weights. An amount that cannot be
 * converted keeps its own line, with `fault` naming the missing weight; needs without a product are added up by name.
 */
export function mergeNeeds(needs: readonly Need[]): ShopLine[] {
  return [...grouped(needs, keyOf).values()].flatMap(mergeGroup);
}

const keyOf = ({ product, Name }: Need): string =>
  product ? `product ${product.id}` : `name ${Name.trim().toLowerCase()}`;

function mergeGroup(needs: Group<Need>): ShopLine[] {
  const [{ product, Name }] = needs;
  const measured = needs.filter((need): need is Measured => need.amount !== null && need.unit !== null);
  const bare = needs.filter((need) => need.amount === null || need.unit === null);
  const lines = partsOf(measured, product).map(({ amount, unit, fault, of }): ShopLine => ({
    product,
    Name,
    amount,
    unit,
    fault,
    from: dishesOf(of),
  }));
  if (bare.length === 0) return lines;
  const [first, ...rest] = lines;
  // salt to taste and 20 gr of salt are the same salt
  if (first) return [{ ...first, from: joinDishes(first.from, dishesOf(bare)) }, ...rest];
  return [{ product, Name, amount: null, unit: null, fault: null, from: dishesOf(bare) }];
}

/** Merges the amounts of one product into as few sums as its weights allow; the convertible part comes first. */
function partsOf(needs: readonly Measured[], product: ShopProduct | null): Part[] {
  const families = [...grouped(needs, ({ unit }) => familyOf(unit)).values()];
  const isWeighed = (family: readonly Measured[]) =>
    families.length === 1 || gramsOf(family, product) !== undefined;
  const weighed = families.filter(isWeighed);
  const parts = families
    .filter((family) => !isWeighed(family))
    .map((family): Part => ({ ...sumOf(family, product), of: family, fault: faultOf(family[0].unit) }));
  const [only, ...more] = weighed;
  if (!only) return parts;
  const sum = more.length === 0 ? sumOf(only, product) : acrossUnits(weighed, product);
  return [{ ...sum, of: weighed.flat(), fault: null }, ...parts];
}

type Family = 'weight' | 'volume' | 'pieces';
const familyOf = (unit: Unit): Family =>
  unit === 'Piece' ? 'pieces' : unit in ML_PER_UNIT ? 'volume' : 'weight';
const faultOf = (unit: Unit): LineFault => (unit === 'Piece' ? 'gramsPerPiece' : 'gramsPerMl');

/** Returns the total weight in grams; undefined if one of them cannot be weighed. */
function gramsOf(needs: readonly Measured[], product: ShopProduct | null): number | undefined {
  let sum = 0;
  for (const { amount, unit } of needs) {
    const grams = product ? toGrams(amount, unit, product) : undefined;
    if (grams === undefined) return undefined;
    sum += grams;
  }
  return sum;
}

/** Sums up one unit family in the unit of purchase: pieces, ml for liquids, grams for the rest. */
function sumOf(needs: Group<Measured>, product: ShopProduct | null): Sum {
  const [{ unit }] = needs;
  const total = needs.reduce((sum, { amount }) => sum + amount, 0);
  const isOneUnit = needs.every((need) => need.unit === unit);
  if (isOneUnit && ['gr', 'ml', 'Piece'].includes(unit)) return { amount: total, unit };
  const grams = gramsOf(needs, product);
  // spoons cannot be bought: an amount given only in spoons is weighed, if possible
  if (grams !== undefined && !needs.some((need) => need.unit === 'ml')) return { amount: grams, unit: 'gr' };
  if (familyOf(unit) === 'volume')
    return {
      amount: needs.reduce((sum, need) => sum + need.amount * (ML_PER_UNIT[need.unit] ?? 0), 0),
      unit: 'ml',
    };
  return { amount: total, unit };
}

/** Sums up several weighable families: in pieces if they make up at least half the weight, otherwise in grams. */
function acrossUnits(families: readonly Group<Measured>[], product: ShopProduct | null): Sum {
  const grams = gramsOf(families.flat(), product) ?? 0;
  const pieces = families.find(([{ unit }]) => unit === 'Piece');
  const each = product?.gramsPerPiece;
  if (pieces && each && (gramsOf(pieces, product) ?? 0) * 2 >= grams)
    return { amount: grams / each, unit: 'Piece' };
  return { amount: grams, unit: 'gr' };
}

const dishesOf = (needs: readonly Need[]): ForDish[] =>
  joinDishes(
    [],
    needs.flatMap(({ from }) => from ?? []),
  );

/** Merges two lists of dishes; each dish appears once, with its number of cookings. */
export function joinDishes(one: readonly ForDish[], other: readonly ForDish[]): ForDish[] {
  const joined = new Map<string, ForDish>();
  for (const from of [...one, ...other]) {
    const key = `${from.dish} ${from.Name}`;
    const known = joined.get(key);
    joined.set(key, known ? { ...known, times: known.times + from.times } : from);
  }
  return [...joined.values()];
}

interface Amounted {
  readonly amount?: number | null;
  readonly unit?: Unit | null;
}

/**
 * Returns a line's amount raised by another one; undefined if the two cannot be added. For a line that is at home the
 * new amount replaces the old one.
 */
export function raisedBy(
  item: Pick<ShopItem, 'product' | 'Name' | 'amount' | 'unit' | 'atHome'>,
  { amount = null, unit = null }: Amounted,
): { readonly amount: number | null; readonly unit: Unit | null } | undefined {
  const { product, Name } = item;
  const more: Need = { product, Name, amount, unit, from: null };
  const there = item.atHome && amount ? [] : [{ ...more, amount: item.amount, unit: item.unit }];
  const [sum, ...rest] = mergeNeeds([...there, more]);
  return sum && rest.length === 0 ? { amount: sum.amount, unit: sum.unit } : undefined;
}
