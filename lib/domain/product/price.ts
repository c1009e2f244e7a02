import type { Product } from './record';

interface Prices {
  readonly per100: number;
  readonly perKilo: number;
  readonly perPiece?: number;
  readonly perPack?: number;
}

/**
 * Returns the cost of a product in unrounded tetri: per 100 gr, per kg, and per piece and pack if their weight is
 * known.
 */
export function pricesOf(
  product: Pick<Product, 'costTetri' | 'gramsPerPiece' | 'packSize'>,
): Prices | undefined {
  const { costTetri, gramsPerPiece, packSize } = product;
  if (costTetri === null || costTetri === undefined) return undefined;
  const of = (grams: number) => (costTetri * grams) / 100;
  return {
    per100: costTetri,
    perKilo: of(1000),
    ...(gramsPerPiece && { perPiece: of(gramsPerPiece) }),
    ...(packSize && { perPack: of(packSize) }),
  };
}
