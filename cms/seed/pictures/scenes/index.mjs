import { breads } from './breads.mjs';
import { stews } from './stews.mjs';
import { cold } from './cold.mjs';
import { sampler } from './sampler.mjs';
export const scenes = { ...breads, ...stews, ...cold, ...sampler };
