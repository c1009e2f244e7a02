import { blend, clamp, colour, hex } from '../studio/colour.mjs';
import { curve, stroke } from '../studio/shapes.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/**
 * One strand of pasta along the points (world coordinates), drawn in short runs so that each covers few pixels.
 * @param {Scene} s
 * @param {{ points: readonly Point[], width?: number, tones?: TwoTones, gloss?: number, lift?: number,
 *   follow?: boolean }} options
 */
export function strand(
  s,
  { points, width = 6, tones = ['#EFCB77', '#DDAE52'], gloss = 0.5, lift = 0, follow = true },
) {
  const tone = blend(hex(tones[0]), hex(tones[1]), s.random.next());
  const path = curve(points, 5);
  const ground = follow ? calm(path.map(([x, y]) => s.level(x, y, 0))) : path.map(() => 0);
  for (let start = 0; start < path.length - 1; start += 4) {
    const run = path.slice(start, start + 5);
    const [[x, y] = [0, 0]] = run;
    /** @type {Point[]} */
    const local = run.map(([px, py]) => [px - x, py - y]);
    const reach = Math.max(...local.map(([u, v]) => Math.hypot(u, v))) + width + 2;
    const at = { t: 0, side: 0 };
    s.stamp({
      x,
      y,
      rot: 0,
      reach,
      sdf: stroke(local, width, at),
      rise: true,
      paint(p) {
        const place = start + at.t * (run.length - 1);
        const before = Math.floor(place);
        const here = ground[before] ?? 0;
        const rest = here + ((ground[before + 1] ?? here) - here) * (place - before);
        p.z = rest + lift + 1.5 * width * Math.sqrt(1 - (1 - clamp(p.d / width)) ** 2) - width * 0.3;
        colour(p, tone);
        p.gloss = gloss;
        p.rough = 0.25;
        p.glow = 0.8;
      },
    });
  }
}

/**
 * Returns the running mean of the levels, so that a strand bridges small gaps.
 * @param {readonly number[]} levels
 */
const calm = (levels) =>
  levels.map((_, index) => {
    const near = levels.slice(Math.max(0, index - 4), index + 5);
    return near.reduce((sum, z) => sum + z, 0) / near.length;
  });
