import { toGrams } from '../dish/nutrition';
import { grouped } from '../grouped';
import type { Need, ShopProduct } from './types';

/** Something sold whole alone, of which a recipe takes a part: of one egg there is a yolk and a white. */
export interface Whole {
  readonly product: ShopProduct;
  /** Which part of it is asked for. */
  readonly part: string;
}
interface Asked {
  readonly need: Need;
  readonly whole: Whole;
  /** How many wholes have so much of the part; null where nobody says how much. */
  readonly count: number | null;
}

/**
 * Asks for what is sold where a recipe takes a part of it: three yolks are three eggs, and the whites of the same dish are had with
 * them. A part of which the amount cannot be counted stays as it is.
 */
export function needsInWholes(
  needs: readonly Need[],
  wholeOf: (product: ShopProduct) => Whole | undefined,
): Need[] {
  const asked = needs.flatMap((need) => askedOf(need, wholeOf) ?? []);
  if (asked.length === 0) return [...needs];
  const parts = new Set(asked.map(({ need }) => need));
  const others = needs.filter((need) => !parts.has(need));
  // lines of one cooking are for the very same dish
  const groups = [...grouped(asked, ({ whole }) => whole.product.id).values()].flatMap((same) => [
    ...grouped(same, ({ need }) => need.from ?? need).values(),
  ]);
  return [...others, ...groups.map(inOne)];
}

function askedOf(need: Need, wholeOf: (product: ShopProduct) => Whole | undefined): Asked | undefined {
  const { product, amount, unit } = need;
  const whole = product ? wholeOf(product) : undefined;
  if (!product || !whole) return undefined;
  if (amount === null || unit === null) return { need, whole, count: null };
  const grams = unit === 'Piece' ? undefined : toGrams(amount, unit, product);
  const count = unit === 'Piece' ? amount : grams && product.gramsPerPiece && grams / product.gramsPerPiece;
  return count ? { need, whole, count } : undefined;
}

/** What one dish takes of a whole: as many wholes as it takes of the part that it needs most of. */
function inOne(asked: readonly Asked[]): Need {
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
