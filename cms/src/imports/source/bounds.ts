import type { Piece } from './files';
import type { ReadRecipe } from '../types';

/** Maximum length of a recipe as JSON. */
const MOST_LETTERS = 2_000_000;
/** Maximum JSON length of another record, such as a plan of sixty full days with its published version. */
const MOST_OF_EXTRA = 8_000_000;
/** Maximum number of lines, steps, pictures or tags of a recipe; a dish accepts far fewer. */
const MOST_PARTS = 1_000;

/** Returns the piece, or a fault if it is larger than anybody would write: later stages hold all of it in memory. */
export const withinBounds = (piece: Piece): Piece =>
  isTooMuch(piece)
    ? { fault: { where: nameIn(piece), key: 'tooLarge', message: 'It is too large to be read' } }
    : piece;

const isTooMuch = (piece: Piece): boolean =>
  ('recipe' in piece && hasTooMany(piece.recipe)) ||
  lettersOf(piece) > ('extra' in piece ? MOST_OF_EXTRA : MOST_LETTERS);

/** Excludes embedded pictures, because later stages do not hold them in memory. */
const lettersOf = (piece: Piece): number =>
  JSON.stringify(piece, (name, value: unknown) => (name === 'base64' ? '' : value)).length;

function hasTooMany({ sections, Steps, images, tags }: ReadRecipe): boolean {
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  const shown = Steps.reduce((sum, step) => sum + (step.images?.length ?? 0), images.length);
  return [lines, sections.length, Steps.length, shown, tags.length].some((count) => count > MOST_PARTS);
}

const nameIn = (piece: Piece): string =>
  ('recipe' in piece ? piece.recipe.Name : 'extra' in piece ? piece.extra.Name : '').slice(0, 100);
