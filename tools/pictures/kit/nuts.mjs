import { blend, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise, ridge } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob, chunk, ellipse } from '../studio/shapes.mjs';
import { lay, mottle, rim } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

const WALNUT = hexes(['#C79A63', '#A9743F', '#D9B27C']);

const SKIN = hex('#7A4A22');

const FLESH = hex('#EAD7B0');

/**
 * Half a walnut kernel with its folds and the furrow in the middle.
 * @param {Scene} s
 * @param {Laid & { size?: number }} options
 */
export function walnutHalf(s, { x, y, size = 30, rot, ...rest }) {
  const seed = s.random.seed();
  const tone = s.random.pick(WALNUT);
  const sdf = blob(s.random, size, size * 0.86, 0.07, 5);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf,
    tall: size * 0.62,
    round: size * 0.7,
    ...rest,
    paint(p) {
      const fold = ridge((p.u + 6 * noise(p.u / 9, p.v / 9, seed)) / 13, p.v / 11, seed) ** 2.4;
      const furrow = 1 - smooth(0, size * 0.16, Math.abs(p.v + 3 * noise(p.u / 12, 0, seed)));
      p.z += 6 * fold - 5 * furrow - 2;
      colour(p, blend(SKIN, tone, 0.28 + 0.72 * fold));
      tint(p, SKIN, 0.45 * furrow);
      mottle(p, seed, 4, 0.12);
      rim(p, 6, 0.3);
      p.gloss = 0.14;
      p.rough = 0.6;
      p.glow = 0.2;
    },
  });
}

/**
 * A broken or chopped piece of walnut.
 * @param {Scene} s
 * @param {Laid & { size?: number }} options
 */
function walnutBit(s, { x, y, size = 10, rot, ...rest }) {
  const seed = s.random.seed();
  const tone = s.random.pick([...WALNUT, FLESH]);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.4,
    sdf: chunk(s.random, size, size * s.random.between(0.6, 0.95), 5, size * 0.25),
    tall: size * 0.75,
    round: size * 0.5,
    lean: 0.35,
    ...rest,
    paint(p) {
      colour(p, tone);
      tint(p, SKIN, 0.75 * smooth(0.1, 0.5, noise(p.x / (size * 0.8), p.y / (size * 0.8), seed)));
      mottle(p, seed, 4, 0.14);
      p.gloss = 0.1;
    },
  });
}

/** @param {Scene} s @param {Laid & { radius: number, count: number, size?: number, squash?: number }} options */
export const choppedWalnuts = (s, { x, y, radius, count, size = 10, squash, ...rest }) =>
  spread(s.random, { x, y, radius, count, jitter: 1.3, squash }).forEach((place) =>
    walnutBit(s, { x: place.x, y: place.y, size: s.random.around(size, 0.4), ...rest }),
  );

/**
 * A whole walnut in its shell.
 * @param {Scene} s
 * @param {Place & { size?: number, rot?: number }} options
 */
export function walnutShell(s, { x, y, size = 46, rot }) {
  const seed = s.random.seed();
  const [pale, dark] = [hex('#C9A06C'), hex('#7D5430')];
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.15,
    sdf: blob(s.random, size, size * 0.85, 0.04, 3),
    tall: size * 1.2,
    round: size * 0.95,
    lean: 0.05,
    sink: 0.05,
    paint(p) {
      const vein = ridge(p.u / 26 + noise(p.u / 15, p.v / 15, seed), p.v / 15, seed) ** 5;
      const seam = 1 - smooth(0, 4, Math.abs(p.v));
      p.z += -4 * vein + 4 * seam;
      colour(p, blend(pale, dark, 0.7 * vein + 0.25 * fbm(p.u / 20, p.v / 20, seed)));
      shade(p, 1 - 0.2 * smooth(4, 7, Math.abs(p.v)) * (1 - smooth(7, 10, Math.abs(p.v))));
      p.gloss = 0.12;
      p.rough = 0.6;
    },
  });
}

/**
 * Small seeds: sesame, cumin, coriander.
 * @param {Scene} s
 * @param {Place & { radius: number, count: number, size?: number, thin?: number, tones: readonly string[],
 *   squash?: number }} options
 */
export function seeds(s, { x, y, radius, count, size = 4, thin = 0.6, tones, squash }) {
  const palette = hexes(tones);
  for (const place of spread(s.random, { x, y, radius, count, jitter: 1.5, squash })) {
    const tone = s.random.pick(palette);
    lay(s, {
      x: place.x,
      y: place.y,
      reach: size * 1.5,
      sdf: ellipse(size, size * thin),
      tall: size,
      round: size * thin,
      sink: 0.1,
      paint(p) {
        colour(p, tone);
        rim(p, 2, 0.3);
        p.gloss = 0.15;
      },
    });
  }
}
