import { readdirSync } from 'node:fs';
import { develop } from './studio/finish.mjs';
import { light } from './studio/light.mjs';
import { createRandom } from './studio/random.mjs';
import { createSurface } from './studio/surface.mjs';

/** @import { Scene } from './studio/surface.mjs' */

const RESOLUTION = 1.5;
const slugs = readdirSync(new URL('scenes', import.meta.url)).map((file) => file.replace('.mjs', ''));

/** @param {string} slug */
async function draw(slug) {
  /** @type {{ draw: (s: Scene) => void }} */
  const scene = await import(`./scenes/${slug}.mjs`);
  const surface = createSurface(RESOLUTION);
  scene.draw({ random: createRandom(slug), stamp: surface.stamp, level: surface.level });
  return develop(light(surface), surface);
}

/** The demo's dishes; each has a scene that draws it. */
export const dishes = slugs
  .sort()
  .map((slug) => ({ file: `cms/seed/pictures/${slug}.jpg`, draw: () => draw(slug) }));
