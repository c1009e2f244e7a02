import { breads } from './breads.mjs';
import { cold } from './cold.mjs';
import { mains } from './mains.mjs';
import { soups } from './soups.mjs';
import { stews } from './stews.mjs';
import { sweet } from './sweet.mjs';

/** One scene for each seed dish, by its slug. */
export const scenes = { ...breads, ...stews, ...cold, ...soups, ...mains, ...sweet };
