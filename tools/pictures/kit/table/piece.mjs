import { dome, shade } from '../../studio/colour.mjs';
import { noise } from '../../studio/noise.mjs';

/** @import { Paint, Pixel, Place, Scene } from '../../studio/surface.mjs' */
/** @import { Shape } from '../../studio/shapes.mjs' */

/**
 * @typedef {Place & { rot?: number, reach: number, sdf: Shape, tall: number, round?: number, lean?: number,
 *   sink?: number, lift?: number, base?: number, rise?: boolean, paint: Paint }} Food
 * @typedef {Place & Partial<Omit<Food, 'x' | 'y' | 'paint'>>} Laid the place of a food and how it lies there
 */

/** Position of the dish on the table. */
export const MIDDLE = { x: 790, y: 600 };

/**
 * Lays one piece of food on top of the present surface: it rests there, leans a little, and sinks by `sink` (share of
 * its height). `round` is the width of its rounded side.
 * @param {Scene} s
 * @param {Food} food
 */
export function lay(
  s,
  { x, y, rot, reach, sdf, tall, round = tall, lean = 0.12, sink = 0.15, lift = 0, base, rise = true, paint },
) {
  const turn = rot ?? s.random.angle();
  const leanU = s.random.between(-lean, lean);
  const leanV = s.random.between(-lean, lean);
  const ground = base ?? s.level(x, y, reach * 0.55);
  s.stamp({
    x,
    y,
    rot: turn,
    reach,
    sdf,
    rise,
    base: ground - sink * tall + lift,
    paint(p) {
      p.z = tall * dome(p.d, round) + p.u * leanU + p.v * leanV;
      paint(p);
    },
  });
}

/**
 * Makes the colour slightly uneven, as food is never of one tone.
 * @param {Pixel} p
 * @param {number} seed
 * @param {number} size
 * @param {number} amount
 */
export const mottle = (p, seed, size, amount) => shade(p, 1 + amount * noise(p.x / size, p.y / size, seed));

/**
 * Darkens a piece towards its edge.
 * @param {Pixel} p
 * @param {number} width
 * @param {number} amount
 */
export const rim = (p, width, amount) => shade(p, 1 - amount * (1 - Math.min(1, p.d / width)) ** 2);
