import { nameKey } from '../text/clean';
import type { ShopProduct } from './types';

/**
 * Checks whether a product comes out of the tap: not sold by the shop, and free of charge or water by its name. A list
 * has it only if someone writes it there.
 */
export const isFree = ({ costTetri, sold, Name, NameKa }: ShopProduct): boolean =>
  !sold && (costTetri === 0 || [Name, NameKa].some((name) => name && isWater(name)));

/**
 * Recognizes water in recipe wording: "boiling water", "Water (lukewarm)", "თბილი წყალი"; mineral water has to be
 * bought.
 */
const isWater = (name: string): boolean => {
  const words = nameKey(name).match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => WATER.includes(word)) && words.every((word) => [...WATER, ...HOW].includes(word))
  );
};
const WATER: readonly string[] = ['water', 'წყალი', 'წყლის'];
// prettier-ignore
const HOW: readonly string[] = [
  'warm', 'hot', 'cold', 'iced', 'icy', 'cool', 'boiling', 'boiled', 'lukewarm', 'tepid', 'tap', 'fresh', 'drinking', 'plain', 'filtered', 'very', 'or', 'as', 'needed',
  'თბილი', 'ცხელი', 'ცივი', 'მდუღარე', 'ადუღებული', 'ნადუღი', 'ანადუღარი', 'გრილი', 'ონკანის', 'სასმელი', 'სუფთა', 'მდინარი', 'ძალიან',
];
