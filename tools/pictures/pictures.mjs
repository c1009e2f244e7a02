import { dishes } from './dishes.mjs';
import { ornament } from './ornament.mjs';
import { prints } from './prints.mjs';

/**
 * Every picture drawn by code: `{ file, draw }` with the path in the repository and a function that resolves to the
 * bytes. The files are committed; the same version of sharp draws each identically to the byte.
 */
export const PICTURES = [...ornament, ...prints, ...dishes];
