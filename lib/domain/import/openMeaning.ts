import { nameKey } from '../text/clean';
import type { ImportLine } from './record';

/** Checks whether the meaning of a line's words is still open. */
export const isMeaningOpen = ({ product, food, own, name }: ImportLine): boolean =>
  product === null && food === null && !own && nameKey(name) !== '';
