import { blend, clamp, colour, dome, hex, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';

/** @import { Pixel, Place, Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/** @typedef {(p: Pixel, depth: number, seed: number) => void} Layer paints what lies `depth` below the crust */

const PALE = hex('#F2DCAE');

const GOLD = hex('#DE9F48');

const BROWN = hex('#A35A22');

const BURNT = hex('#542A12');

/**
 * Baked crust: the higher and the nearer to blisters, the browner. `bake` 0 pale to 1 dark.
 * @param {Pixel} p
 * @param {number} seed
 * @param {number} bake
 */
export function crust(p, seed, bake, relief = 0) {
  const patch = fbm(p.x / 95, p.y / 95, seed, 4);
  const fine = noise(p.x / 7, p.y / 7, seed + 3);
  const heat = bake + 0.42 * patch + 0.06 * fine + relief;
  colour(p, blend(PALE, GOLD, smooth(0.05, 0.5, heat)));
  tint(p, BROWN, smooth(0.42, 0.95, heat));
  tint(p, BURNT, 0.75 * smooth(0.85, 1.3, heat));
  p.glow = 0.25;
}

/**
 * Blisters of oven heat: round brown spots, slightly raised.
 * @param {Pixel} p
 * @param {number} seed
 */
export function blister(p, seed, size = 46, share = 0.5) {
  const place = cells(p.x / size + 0.25 * noise(p.x / 30, p.y / 30, seed), p.y / size, seed + 20);
  if (place.id > share) return 0;
  const near = place.near + 0.1 * noise(p.x / 9, p.y / 9, seed + 21);
  const spot = smooth(0.42, 0.1, near) * (0.4 + 0.6 * (1 - place.id / share));
  tint(p, BROWN, 0.75 * spot);
  tint(p, BURNT, 0.8 * smooth(0.5, 0.95, spot));
  return spot;
}

/**
 * Flour dust.
 * @param {Pixel} p
 * @param {number} seed
 * @param {number} share
 */
export function flour(p, seed, share) {
  const dust = noise(p.x / 3, p.y / 3, seed) * 0.5 + fbm(p.x / 60, p.y / 60, seed + 1);
  tint(p, [0.93, 0.9, 0.84], clamp(share * smooth(0, 0.6, dust)));
}

/**
 * One wedge of a flat filled bread (khachapuri, lobiani, cake): `from`–`to` in radians, moved out by `away`.
 * `filling(p, depth)` colours the cut sides.
 * @param {Scene} s
 * @param {Place & { r: number, from: number, to: number, away?: number, base?: number, tall?: number, bake?: number,
 *   seed: number, filling: Layer, side?: number, top?: Layer, gloss?: number }} options
 */
export function breadWedge(
  s,
  { x, y, r, from, to, away = 0, base, tall = 36, bake = 0.45, seed, filling, side = 15, top, gloss = 0.22 },
) {
  const middle = (from + to) / 2;
  const cx = x + Math.cos(middle) * away;
  const cy = y + Math.sin(middle) * away;
  const [ax, ay, bx, by] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
  const full = to - from > 6.2;
  /** @type {Shape} */
  const toCuts = (u, v) => (full ? 99 : Math.min(ax * v - ay * u, by * u - bx * v));
  s.stamp({
    x: cx,
    y: cy,
    reach: r + 8,
    base,
    rise: true,
    sdf: (u, v) =>
      Math.min(r * (1 + 0.012 * Math.sin(Math.atan2(v, u) * 5 + seed)) - Math.hypot(u, v), toCuts(u, v)),
    paint(p) {
      const outer = r - Math.hypot(p.u, p.v);
      const cut = toCuts(p.u, p.v);
      // The texture belongs to the whole loaf, so that neighbouring wedges match.
      const [tx, ty] = [p.x, p.y];
      p.x -= cx - x;
      p.y -= cy - y;
      const hump = fbm(p.x / 110, p.y / 110, seed, 3);
      p.z = tall * dome(outer, 38) + 6 * hump + 1.1 * noise(p.x / 9, p.y / 9, seed + 2);
      if (top) top(p, outer, seed);
      else {
        crust(
          p,
          seed,
          bake - 0.1 * smooth(26, 4, outer) + 0.14 * smooth(120, 50, outer) * smooth(10, 40, outer),
          hump * 0.3,
        );
        p.z += 3.4 * blister(p, seed);
        p.gloss = gloss;
        p.rough = 0.45;
      }
      if (cut < side) {
        const depth = cut / side;
        const before = /** @type {const} */ ([p.r, p.g, p.b]);
        const open = smooth(1, 0.8, depth);
        filling(p, depth, seed);
        colour(p, blend(before, [p.r, p.g, p.b], open));
        p.z -= tall * 0.5 * (1 - depth) ** 1.4;
      }
      p.x = tx;
      p.y = ty;
    },
  });
}

/** @param {number} count @param {number} turn */
export const wedges = (count, turn) =>
  Array.from(
    { length: count },
    (_, index) =>
      /** @type {const} */ ([
        turn + (index / count) * Math.PI * 2,
        turn + ((index + 1) / count) * Math.PI * 2,
      ]),
  );
