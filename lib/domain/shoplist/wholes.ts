import { toGrams } from '../dish/nutrition';
import { grouped, type Group } from '../grouped';
import type { Need, ShopProduct } from './types';

/** Product sold only whole, while recipes ask for a part: the yolk or the white of an egg. */
export interface Whole {
  readonly product: ShopProduct;
  /** Part that the recipe asks for. */
  readonly part: string;
}
interface WholeNeed {
  readonly need: Need;
  readonly whole: Whole;
  /** Number of wholes that contain the requested amount; null if there is no amount. */
  readonly count: number | null;
}

/**
 * Replaces parts by the product sold: three yolks become three eggs, which also cover the whites of the same dish.
 * A part whose amount cannot be counted stays as it is; one without an amount becomes a whole without an amount.
 */
export function needsInWholes(
  needs: readonly Need[],
  wholeOf: (product: ShopProduct) => Whole | undefined,
): Need[] {
  const asked = needs.flatMap((need) => wholeNeedOf(need, wholeOf) ?? []);
  if (asked.length === 0) return [...needs];
  const parts = new Set(asked.map(({ need }) => need));
  const others = needs.filter((need) => !parts.has(need));
  // needs of one cooking share the same `from` object
  const groups = [...grouped(asked, ({ whole }) => whole.product.id).values()].flatMap((same) => [
    ...grouped(same, ({ need }) => need.from ?? need).values(),
  ]);
  return [...others, ...groups.map(inOne)];
}

function wholeNeedOf(
  need: Need,
  wholeOf: (product: ShopProduct) => Whole | undefined,
): WholeNeed | undefined {
  const { product, amount, unit } = need;
  const whole = product ? wholeOf(product) : undefined;
  if (!product || !whole) return undefined;
  if (amount === null || unit === null) return { need, whole, count: null };
  const grams = unit === 'Piece' ? undefined : toGrams(amount, unit, product);
  const count = unit === 'Piece' ? amount : grams && product.gramsPerPiece && grams / product.gramsPerPiece;
  return count ? { need, whole, count } : undefined;
}

/** Merges one dish's needs of a whole: the part needed most determines the number of wholes. */
function inOne(asked: Group<WholeNeed>): Need {
  const [{ need, whole }] = asked;
  const { product } = whole;
  const counts = [...grouped(asked, (one) => one.whole.part).values()].map((same) =>
    same.reduce((sum, { count }) => sum + (count ?? 0), 0),
  );
  const most = Math.max(...counts);
  return {
    product,
    Name: product.Name,
    from: need.from,
    ...(most > 0 ? { amount: most, unit: 'Piece' as const } : NO_AMOUNT),
  };
}

const NO_AMOUNT = { amount: null, unit: null };
