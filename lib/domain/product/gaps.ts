import { lineGrams, NUTRIENTS, type Figure } from '../dish/nutrition';
import type { IngredientLine } from '../dish/types';

const FIGURES: readonly Figure[] = [...NUTRIENTS, 'costTetri'];

/** Returns the figures that a product lacks. */
export const missingFigures = (product: Partial<Record<Figure, number | null>>): Figure[] =>
  FIGURES.filter((figure) => product[figure] === null || product[figure] === undefined);

/** Returns the data a line's product lacks for the line to count in full: figures, or the weight of its unit. */
export function gapsOf(line: IngredientLine): (Figure | 'gramsPerPiece' | 'gramsPerMl')[] {
  const { amount, unit, product } = line;
  // nothing is required of an ingredient added to taste
  if (!product || !amount) return [];
  const figures = missingFigures(product);
  // without a unit the form asks for the unit itself
  if (!unit || lineGrams(line) !== undefined) return figures;
  return [...figures, unit === 'Piece' ? 'gramsPerPiece' : 'gramsPerMl'];
}
