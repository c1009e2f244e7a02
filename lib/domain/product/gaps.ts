import { lineGrams, NUTRIENTS, type Figure } from '../dish/nutrition';
import type { IngredientLine } from '../dish/types';

const FIGURES: readonly Figure[] = [...NUTRIENTS, 'costTetri'];

/** The figures that a product lacks altogether. */
export const missingFigures = (product: Partial<Record<Figure, number | null>>): Figure[] =>
  FIGURES.filter((figure) => product[figure] === null || product[figure] === undefined);

/** What one line's product lacks for the line to be counted whole: figures, or the weight of its unit. */
export function gapsOf(line: IngredientLine): (Figure | 'gramsPerPiece' | 'gramsPerMl')[] {
  const { amount, unit, product } = line;
  // nothing is asked of what is added to taste
  if (!product || !amount) return [];
  const figures = missingFigures(product);
  // of a number that counts nothing yet the unit is asked for, at its field
  if (!unit || lineGrams(line) !== undefined) return figures;
  return [...figures, unit === 'Piece' ? 'gramsPerPiece' : 'gramsPerMl'];
}
