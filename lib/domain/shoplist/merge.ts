import { ML_PER_UNIT, toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { grouped } from '../grouped';
import type { ForDish, LineFault, Need, ShopItem, ShopLine, ShopProduct } from './types';

/** A need with an amount. */
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
 * Adds up what is needed: one line a product across units, through the product's own weights. What they do not cover stays
 * a line of its own and says which weight is missing; what has no product is added up by its name.
 */
export function mergeNeeds(needs: readonly Need[]): ShopLine[] {
  return [...grouped(needs, keyOf).values()].flatMap(mergeGroup);
}

const keyOf = ({ product, Name }: Need): string =>
  product ? `product ${product.id}` : `name ${Name.trim().toLowerCase()}`;

function mergeGroup(needs: readonly Need[]): ShopLine[] {
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

/** The amounts of one product in as few sums as its weights allow; what could be weighed comes first. */
function partsOf(needs: readonly Measured[], product: ShopProduct | null): Part[] {
  const families = [...grouped(needs, ({ unit }) => familyOf(unit)).values()];
  const isWeighed = (family: readonly Measured[]) =>
    families.length === 1 || gramsOf(family, product) !== undefined;
  const weighed = families.filter(isWeighed);
  const parts = families
    .filter((family) => !isWeighed(family))
    .map((family): Part => ({ ...sumOf(family, product), of: family, fault: faultOf(family[0].unit) }));
  if (weighed.length === 0) return parts;
  const of = weighed.flat();
  const sum = weighed.length === 1 ? sumOf(of, product) : acrossUnits(weighed, product);
  return [{ ...sum, of, fault: null }, ...parts];
}

type Family = 'weight' | 'volume' | 'pieces';
const familyOf = (unit: Unit): Family =>
  unit === 'Piece' ? 'pieces' : unit in ML_PER_UNIT ? 'volume' : 'weight';
const faultOf = (unit: Unit): LineFault => (unit === 'Piece' ? 'gramsPerPiece' : 'gramsPerMl');

/** The weight of all of them; undefined where one cannot be weighed. */
function gramsOf(needs: readonly Measured[], product: ShopProduct | null): number | undefined {
  let sum = 0;
  for (const { amount, unit } of needs) {
    const grams = product ? toGrams(amount, unit, product) : undefined;
    if (grams === undefined) return undefined;
    sum += grams;
  }
  return sum;
}

/** One family in the unit in which it is bought: pieces, ml for what is poured, grams for the rest. */
function sumOf(needs: readonly Measured[], product: ShopProduct | null): Sum {
  const [{ unit }] = needs;
  const total = needs.reduce((sum, { amount }) => sum + amount, 0);
  const isOneUnit = needs.every((need) => need.unit === unit);
  if (isOneUnit && ['gr', 'ml', 'Piece'].includes(unit)) return { amount: total, unit };
  const grams = gramsOf(needs, product);
  // nobody buys spoons: what is only ever spooned is weighed, where that is possible
  if (grams !== undefined && !needs.some((need) => need.unit === 'ml')) return { amount: grams, unit: 'gr' };
  if (familyOf(unit) === 'volume')
    return {
      amount: needs.reduce((sum, need) => sum + need.amount * (ML_PER_UNIT[need.unit] ?? 0), 0),
      unit: 'ml',
    };
  return { amount: total, unit };
}

/** Several families that can all be weighed: in pieces where most of it is, else in grams. */
function acrossUnits(families: readonly (readonly Measured[])[], product: ShopProduct | null): Sum {
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

/** Both lists of dishes, each dish once with how often it is cooked. */
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

/** A line with as much more of its product on it; undefined where the two amounts cannot be added up. What is at home counts anew. */
export function raisedBy(
  item: Pick<ShopItem, 'product' | 'Name' | 'amount' | 'unit' | 'atHome'>,
  { amount = null, unit = null }: Amounted,
): { readonly amount: number | null; readonly unit: Unit | null } | undefined {
  const { product, Name } = item;
  const more: Need = { product, Name, amount, unit, from: null };
  const there = item.atHome && amount ? [] : [{ ...more, amount: item.amount, unit: item.unit }];
  const [sum, ...rest] = mergeNeeds([...there, more]);
  return rest.length === 0 ? { amount: sum.amount, unit: sum.unit } : undefined;
}
