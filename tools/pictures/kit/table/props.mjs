import { blend, colour, hex, shade, smooth } from '../../studio/colour.mjs';
import { noise } from '../../studio/noise.mjs';
import { box } from '../../studio/shapes.mjs';
import { cloth } from './grounds.mjs';
import { powder } from '../liquids.mjs';
import { lay } from './piece.mjs';
import { bowl, plate } from './ware.mjs';

/** @import { Cloth } from './grounds.mjs' */
/** @import { Bowl, Dish, Plate } from './ware.mjs' */
/** @import { Place, Scene } from '../../studio/surface.mjs' */

/**
 * A folded napkin.
 * @param {Scene} s
 * @param {Place & Omit<Cloth, 'folds'> & { width?: number, height?: number, rot?: number }} options
 */
export function napkin(
  s,
  { x, y, width = 420, height = 300, rot = 0, tone = '#EFE6D6', stripes, ink, print, lift = 5, weave },
) {
  cloth(s, {
    tone,
    stripes,
    ink,
    print,
    lift,
    folds: 0.35,
    weave,
    shape: { x, y, rot, reach: Math.hypot(width, height) * 0.6, sdf: box(width / 2, height / 2, 5) },
  });
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    rot,
    reach: Math.hypot(width, height) * 0.6,
    sdf: box(width / 2, height / 2, 5),
    stain: true,
    paint(p) {
      colour(p, hex(tone));
      shade(p, 0.78);
      p.a =
        0.35 *
        smooth(9, 7, Math.abs(p.d - 12)) *
        (0.5 + 0.5 * Math.sin((p.u + p.v) * 0.9 + noise(p.x, p.y, seed)));
    },
  });
}

/**
 * A small dish of ground spice.
 * @param {Scene} s
 * @param {Place & { r?: number, tone: string, ware?: string }} options
 */
export function spiceDish(s, { x, y, r = 74, tone, ware = '#E9E0D0' }) {
  const dish = bowl(s, { x, y, r, tall: 34, wall: 8, tone: ware, edge: '#A98A68' });
  powder(s, { x, y, r: dish.r * 0.74, tone, tall: 22, scatter: 1.15 });
}

/**
 * A small bowl filled by `draw({ x, y, r, z })`.
 * @param {Scene} s
 * @param {Omit<Bowl, 'r'> & { r?: number, level?: number, draw: (dish: Dish & { level: number }) => unknown }} options
 */
export function sideBowl(s, { x, y, r = 110, tall = 56, level = 0, draw, ...look }) {
  const dish = bowl(s, { x, y, r, tall, wall: 11, ...look });
  draw({ ...dish, level: dish.z + level });
}

/**
 * A saucer or side plate.
 * @param {Scene} s
 * @param {Omit<Plate, 'r'> & { r?: number, draw?: (dish: Dish) => unknown }} options
 */
export const sidePlate = (s, { x, y, r = 170, draw, ...look }) => draw?.(plate(s, { x, y, r, ...look }));

/** @param {Scene} s @param {Place & { rot?: number, length?: number }} options */
export function cinnamon(s, { x, y, rot, length = 210 }) {
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.6,
    sdf: (u, v) => Math.min(length / 2 - Math.abs(u) + 3 * noise(v / 6, 1, seed), 19 - Math.abs(v)),
    tall: 26,
    round: 15,
    lean: 0.02,
    sink: 0,
    paint(p) {
      const bark = noise(p.u / 60, p.v / 3, seed);
      colour(p, blend(hex('#7A4420'), hex('#B0743E'), 0.5 + 0.5 * bark));
      const seam = smooth(4, 1, Math.abs(p.v));
      shade(p, 1 - 0.5 * seam);
      p.z -= 8 * seam;
      p.gloss = 0.15;
    },
  });
}
