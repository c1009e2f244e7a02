import type { Piece } from './files';
import type { ReadRecipe } from '../types';

/** Letters of one recipe as JSON. */
const MOST_LETTERS = 2_000_000;
/** The same of one thing beside recipes: a plan of sixty full days, with what was published of it. */
const MOST_OF_EXTRA = 8_000_000;
/** Lines, steps, pictures or words of one recipe; a dish takes far fewer. */
const MOST_PARTS = 1_000;

/** A piece of a source, or the fault that it is more than anybody wrote: what reads it further holds all of it in memory. */
export const bounded = (piece: Piece): Piece =>
  isTooMuch(piece)
    ? { fault: { where: nameIn(piece), key: 'tooLarge', message: 'It is too large to be read' } }
    : piece;

const isTooMuch = (piece: Piece): boolean =>
  ('recipe' in piece && hasTooMany(piece.recipe)) ||
  lettersOf(piece) > ('extra' in piece ? MOST_OF_EXTRA : MOST_LETTERS);

/** Pictures that stand in it are not held in memory any further. */
const lettersOf = (piece: Piece): number =>
  JSON.stringify(piece, (name, value: unknown) => (name === 'base64' ? '' : value)).length;

function hasTooMany({ sections, Steps, images, tags }: ReadRecipe): boolean {
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  const shown = Steps.reduce((sum, step) => sum + (step.images?.length ?? 0), images.length);
  return [lines, sections.length, Steps.length, shown, tags.length].some((count) => count > MOST_PARTS);
}

const nameIn = (piece: Piece): string =>
  ('recipe' in piece ? piece.recipe.Name : 'extra' in piece ? piece.extra.Name : '').slice(0, 100);
