import { colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { curve, leaf, stroke } from '../studio/shapes.mjs';
import { mottle } from './table/piece.mjs';

/** @import { Colour } from '../studio/colour.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Point, Shape } from '../studio/shapes.mjs' */

export const GREENS = hexes(['#356A2A', '#477D33', '#5E913F', '#2C5F27']);

export const PALE = hex('#A9C97A');

const STEM = hex('#7FA653');

/**
 * One fan-shaped leaflet of coriander or parsley, its foot at (x, y), pointing along `rot`.
 * @param {Scene} s
 * @param {Place & { size: number, rot: number, lobes?: number, cut?: number, tone?: Colour, lift?: number }} options
 */
function fan(s, { x, y, size, rot, lobes = 4, cut = 0.4, tone, lift = 3 }) {
  const seed = s.random.seed();
  const green = tone ?? s.random.pick(GREENS);
  const curl = s.random.between(-0.012, 0.02);
  /** @type {Shape} */
  const sdf = (u, v) => {
    const reach = Math.hypot(u, v);
    const angle = Math.atan2(v, u);
    const open = Math.abs(angle) / 1.7;
    if (open > 1) return -reach;
    const lobe = Math.abs(Math.cos(angle * lobes * 0.5));
    const tooth = 1 - cut * (1 - lobe) ** 1.6 - cut * 0.22 * (0.5 - 0.5 * Math.cos(angle * lobes * 3));
    return (size * tooth * (1 - 0.34 * open ** 3) - reach) * 0.75;
  };
  const base = s.level(x, y, size * 0.5) + lift;
  s.stamp({
    x,
    y,
    rot,
    reach: size + 1,
    sdf,
    base,
    rise: true,
    paint(p) {
      const angle = Math.atan2(p.v, p.u);
      const vein = Math.abs(Math.sin(angle * lobes * 0.5));
      p.z = curl * (p.v * p.v - p.u * 4) + 1.6 * (1 - vein) + 2 * Math.min(1, p.d / 3);
      colour(p, green);
      shade(p, 0.86 + 0.3 * noise(p.x / 14, p.y / 14, seed) + 0.22 * (Math.hypot(p.u, p.v) / size));
      tint(p, PALE, 0.45 * (1 - smooth(0, 0.22, vein)));
      p.gloss = 0.12;
      p.rough = 0.6;
      p.glow = 0.6;
    },
  });
}

/** @param {Scene} s @param {readonly Point[]} points @param {number} width */
export function stem(s, points, width, tone = STEM, lift = 4) {
  const [[x, y] = [0, 0]] = points;
  const base = s.level(x, y, 6) + lift;
  const path = curve(
    points.map(([px, py]) => [px - x, py - y]),
    4,
  );
  const reach = Math.max(...path.map(([u, v]) => Math.hypot(u, v))) + width + 2;
  s.stamp({
    x,
    y,
    rot: 0,
    reach,
    sdf: stroke(path, (t) => width * (1 - 0.5 * t)),
    base,
    rise: true,
    paint(p) {
      p.z = Math.min(p.d, width) * 1.4;
      colour(p, tone);
      mottle(p, 3, 9, 0.15);
      p.gloss = 0.2;
      p.glow = 0.4;
    },
  });
}

/**
 * A leaf of coriander: three fans on a short stem.
 * @param {Scene} s
 * @param {Place & { size?: number, rot?: number, lobes?: number, cut?: number }} options
 */
export function corianderLeaf(s, { x, y, size = 34, rot = s.random.angle(), lobes = 4, cut = 0.42 }) {
  const tone = s.random.pick(GREENS);
  /** @type {Point} */
  const foot = [x - Math.cos(rot) * size * 0.8, y - Math.sin(rot) * size * 0.8];
  stem(s, [foot, [x, y]], 2.1);
  for (const [turn, share] of /** @type {const} */ ([
    [-1.75, 0.74],
    [1.75, 0.74],
    [0, 0.95],
  ]))
    fan(s, {
      x,
      y,
      size: size * share * s.random.between(0.88, 1.08),
      rot: rot + turn + s.random.between(-0.15, 0.15),
      lobes,
      cut,
      tone,
    });
}

/** @param {Scene} s @param {Parameters<typeof corianderLeaf>[1]} place */
export const parsleyLeaf = (s, place) => corianderLeaf(s, { lobes: 5, cut: 0.62, ...place });

/**
 * A simple pointed leaf with a midrib.
 * @param {Scene} s
 * @param {Place & { length: number, width: number, rot: number, tone?: Colour, belly?: number, vein?: Colour,
 *   veins?: number, lift?: number, gloss?: number }} options
 */
export function bladeLeaf(
  s,
  { x, y, length, width, rot, tone, belly = 0.42, vein = PALE, veins = 0, lift = 3, gloss = 0.15 },
) {
  const seed = s.random.seed();
  const green = tone ?? s.random.pick(GREENS);
  const curl = s.random.between(0.006, 0.02) * (40 / width);
  const droop = s.random.between(-0.05, 0.08);
  s.stamp({
    x,
    y,
    rot,
    reach: length + 2,
    sdf: leaf(length, width, belly),
    base: s.level(x + (Math.cos(rot) * length) / 2, y + (Math.sin(rot) * length) / 2, width / 2) + lift,
    rise: true,
    paint(p) {
      const across = Math.abs(p.v) / (width / 2);
      const rib = 1 - smooth(0.3, 1.6, Math.abs(p.v));
      const side = veins ? Math.sin(((p.u - Math.abs(p.v) * 0.8) / length) * Math.PI * veins * 2) : 0;
      p.z = curl * p.v * p.v * 1.3 + 2 * Math.min(1, p.d / 3) - droop * p.u - 1.4 * rib + 0.8 * side * across;
      colour(p, green);
      shade(p, 0.92 + 0.22 * noise(p.x / 16, p.y / 16, seed) + (p.v > 0 ? 0.1 : -0.05));
      tint(p, vein, 0.5 * rib + (veins ? 0.3 * smooth(0.8, 1, side) : 0));
      p.gloss = gloss;
      p.rough = 0.5;
      p.glow = 0.5;
    },
  });
}

/**
 * Leaves of coriander at [x, y, size].
 * @param {Scene} s
 * @param {readonly (readonly [x: number, y: number, size?: number])[]} places
 */
export const corianderLeaves = (s, places) =>
  places.forEach(([x, y, size = 38]) => corianderLeaf(s, { x, y, size }));
