import { blend, clamp, colour, dome, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob, box } from '../studio/shapes.mjs';
import { crust, flour } from './dough.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Pixel, Place, Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/**
 * Open white crumb of a loaf.
 * @param {Pixel} p
 * @param {number} seed
 */
function openCrumb(p, seed, tone = '#F3E4C2') {
  const pore = cells(p.u / 24 + 0.3 * noise(p.u / 16, p.v / 16, seed), p.v / 15, seed);
  const fine = cells(p.u / 9, p.v / 8, seed + 2);
  const hole =
    smooth(0.46, 0.12, pore.near) * (pore.id > 0.5 ? 1 : 0.15) * 0.8 + 0.22 * smooth(0.4, 0.1, fine.near);
  colour(p, hex(tone));
  shade(p, 1 - 0.26 * hole);
  tint(p, hex('#E5C994'), 0.3 * clamp(fbm(p.x / 40, p.y / 40, seed)));
  p.z -= 3.4 * hole;
  p.glow = 0.5;
}

/**
 * A slice of bread lying on its cut side.
 * @param {Scene} s
 * @param {Place & { width?: number, height?: number, rot?: number, tall?: number, dark?: boolean }} options
 */
export function breadSlice(
  s,
  { x, y, width = 150, height = 96, rot = s.random.angle(), tall = 26, dark = false },
) {
  const seed = s.random.seed();
  const body = box(width / 2, height / 2, Math.min(width, height) * 0.36);
  lay(s, {
    x,
    y,
    rot,
    reach: Math.hypot(width, height) * 0.56,
    sdf: (u, v) => body(u, v + 3 * noise(u / 30, 0, seed)),
    tall,
    round: 7,
    lean: 0.04,
    sink: 0,
    paint(p) {
      openCrumb(p, seed, dark ? '#B98B5C' : '#F1E1BD');
      const shell = smooth(10, 5, p.d + 2.5 * noise(p.x / 12, p.y / 12, seed));
      const before = /** @type {const} */ ([p.r, p.g, p.b]);
      crust(p, seed, dark ? 0.85 : 0.52);
      colour(p, blend(before, [p.r, p.g, p.b], shell));
    },
  });
}

/**
 * Tonis puri: a torn half of the long loaf, floury and blistered.
 * @param {Scene} s
 * @param {Place & { length?: number, width?: number, rot?: number, bake?: number }} options
 */
export function shoti(s, { x, y, length = 430, width = 120, rot = 0, bake = 0.3 }) {
  const seed = s.random.seed();
  /** @type {Shape} */
  const sdf = (u, v) => {
    const t = (u + length / 2) / length;
    if (t < -0.05 || t > 1) return -20;
    const half = (width / 2) * Math.sin(Math.PI * clamp(0.3 + 0.7 * t)) ** 0.75 + 4;
    return Math.min(
      (half - Math.abs(v - 34 * t * t)) * 0.9,
      u + length / 2 + 9 * noise(v / 16, 3, seed) + 5 * noise(v / 6, 4, seed),
    );
  };
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.66,
    sdf,
    tall: 44,
    round: 42,
    lean: 0,
    sink: 0,
    paint(p) {
      const torn = smooth(20, 8, p.u + length / 2 + 9 * noise(p.v / 16, 3, seed));
      crust(p, seed, bake + 0.1 * dome(p.d, 40));
      tint(p, hex('#7A4218'), 0.5 * smooth(0.42, 0.75, noise(p.x / 26, p.y / 26, seed + 4)));
      flour(p, seed, 0.3);
      p.z += 4 * fbm(p.x / 40, p.y / 40, seed) + 1.2 * noise(p.x / 8, p.y / 8, seed);
      if (torn > 0.02) {
        const skin = /** @type {const} */ ([p.r, p.g, p.b]);
        openCrumb(p, seed);
        colour(p, blend(skin, [p.r, p.g, p.b], torn));
      }
    },
  });
}

/**
 * Mchadi: a cake of maize bread, cracked, with the prints of the fingers.
 * @param {Scene} s
 * @param {Place & { length?: number, width?: number, rot?: number, bake?: number, tall?: number }} options
 */
export function mchadi(s, { x, y, length = 100, width = 66, rot = s.random.angle(), bake = 0.5, tall = 34 }) {
  const seed = s.random.seed();
  const [yellow, gold, brown, dark] = hexes(['#F0CB62', '#DDA032', '#A9641C', '#5E3010']);
  lay(s, {
    x,
    y,
    rot,
    reach: length * 1.15,
    sdf: blob(s.random, length, width, 0.03, 4),
    tall,
    round: 26,
    lean: 0.04,
    sink: 0,
    paint(p) {
      const patch = fbm(p.x / 42, p.y / 42, seed, 4);
      const grain = noise(p.x / 4, p.y / 4, seed + 2);
      const crack =
        0.5 *
        smooth(0.05, 0.0, cells(p.u / 46 + 0.12 * noise(p.x / 12, p.y / 12, seed), p.v / 38, seed + 3).edge);
      const print = [-0.34, 0, 0.34].reduce(
        (sum, at) =>
          sum +
          smooth(20, 2, Math.abs(p.u - at * length + 5 * noise(p.v / 30, at, seed))) *
            smooth(width * 0.78, width * 0.3, Math.abs(p.v)),
        0,
      );
      colour(p, blend(yellow, gold, clamp(0.5 + 0.7 * patch + 0.16 * grain)));
      tint(p, brown, bake * smooth(-0.1, 0.7, patch + 0.55 * dome(p.d, 30) - 0.5 * print));
      tint(p, dark, bake * 0.7 * smooth(0.35, 0.75, noise(p.x / 22, p.y / 22, seed + 8) + 0.2 * patch));
      shade(p, 1 - 0.35 * crack);
      p.z += 1.1 * grain + 2.4 * patch - 2 * crack - 6 * print;
      p.gloss = 0.16;
      p.rough = 0.6;
    },
  });
}

/**
 * Crumbs and flecks beside the dish.
 * @param {Scene} s
 * @param {Place & { radius: number, count: number, tones?: readonly string[], size?: number }} options
 */
export function crumbs(s, { x, y, radius, count, tones = ['#D9A458', '#B9783A'], size = 6 }) {
  for (const place of spread(s.random, { x, y, radius, count, jitter: 2 })) {
    const tone = hex(s.random.pick(tones));
    const r = s.random.around(size, 0.5);
    lay(s, {
      x: place.x,
      y: place.y,
      reach: r * 1.4,
      sdf: blob(s.random, r, r * 0.8, 0.2),
      tall: r,
      round: r * 0.7,
      lean: 0.3,
      paint(p) {
        colour(p, tone);
        mottle(p, 2, 4, 0.2);
      },
    });
  }
}
