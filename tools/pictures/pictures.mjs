import { dishes } from './dishes.mjs';
import { ornament } from './ornament.mjs';
import { prints } from './prints.mjs';

/**
 * Every picture that is drawn by code, by its place in the repository: `{ file, draw }`, where `draw()` resolves to its bytes.
 * The files are committed; drawn again with the same sharp, each is the same to the byte.
 */
export const PICTURES = [...ornament, ...prints, ...dishes];
