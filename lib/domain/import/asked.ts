import { nameKey } from '../text/clean';
import type { ImportLine } from './record';

/** Whether nobody knows or has said what the words of a line mean. */
export const isAsked = ({ product, food, own, name }: ImportLine): boolean =>
  product === null && food === null && !own && nameKey(name) !== '';
