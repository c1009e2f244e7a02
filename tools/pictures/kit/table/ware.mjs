import { clamp, colour, dome, hex, hexes, lerp, shade, smooth, tint } from '../../studio/colour.mjs';
import { fbm, noise } from '../../studio/noise.mjs';
import { circle } from '../../studio/shapes.mjs';
import { disc } from './disc.mjs';

/** @import { Decor } from './decor.mjs' */
/** @import { Pixel, Place, Scene } from '../../studio/surface.mjs' */

/**
 * @typedef {Place & { r: number, tone?: string, edge?: string, decor?: Decor, base?: number, gloss?: number }} Plate
 * @typedef {Plate & { tall?: number, inside?: string, wall?: number }} Bowl
 * @typedef {Place & { r: number, z: number }} Dish its inner circle and the height of its floor
 */

/**
 * A flat plate. `decor(angle, t, p)` may paint on the glaze (t = 0 at the middle, 1 at the edge).
 * @param {Scene} s
 * @param {Plate} options
 * @returns {Dish}
 */
export function plate(s, { x, y, r, tone = '#F3EEE4', edge = '#CBBBA2', decor, base = 0, gloss = 0.5 }) {
  const glaze = hex(tone);
  const bare = hex(edge);
  const seed = s.random.seed();
  disc(s, { x, y, r, base }, (p) => {
    const t = Math.hypot(p.u, p.v) / r;
    const well = 8 + 18 * smooth(0.6, 0.72, t) + 10 * smooth(0.72, 1, t);
    p.z = well - 14 * (1 - dome(p.d, 7)) + 0.7 * noise(p.x / 40, p.y / 40, seed);
    colour(p, glaze);
    shade(p, 1 + 0.03 * fbm(p.x / 90, p.y / 90, seed));
    decor?.(Math.atan2(p.v, p.u), t, p);
    const speck = smooth(0.72, 0.8, noise(p.x / 5, p.y / 5, seed + 4));
    tint(p, bare, 0.35 * speck + 0.75 * (1 - smooth(3, 8, p.d)));
    p.gloss = gloss;
    p.rough = 0.3;
  });
  return { x, y, r: r * 0.64, z: base + 8 };
}

/**
 * A deep bowl; `pool` fills it. Returns the inner radius and the floor's height.
 * @param {Scene} s
 * @param {Bowl} options
 */
export function bowl(
  s,
  {
    x,
    y,
    r,
    tall = 80,
    tone = '#EFE8DB',
    inside = tone,
    edge = '#B99A77',
    decor,
    wall = 15,
    base = 0,
    gloss = 0.5,
  },
) {
  const [outer, inner, bare] = hexes([tone, inside, edge]);
  const seed = s.random.seed();
  const hollow = r - wall;
  disc(s, { x, y, r, base }, (p) => {
    const reach = Math.hypot(p.u, p.v);
    const t = reach / hollow;
    const throwing = 0.8 * Math.sin(reach / 5 + 2 * noise(p.x / 70, p.y / 70, seed));
    if (t < 1) p.z = 14 + (tall - 18) * t ** 2.6 + throwing * 0.4;
    else p.z = tall - 4 + 5 * Math.sin(clamp((reach - hollow) / wall) * Math.PI) - 30 * (1 - dome(p.d, 5));
    colour(p, t < 1 ? inner : outer);
    shade(p, 1 + 0.05 * fbm(p.x / 60, p.y / 60, seed));
    decor?.(Math.atan2(p.v, p.u), reach / r, p);
    const speck = smooth(0.7, 0.8, noise(p.x / 5, p.y / 5, seed + 4));
    tint(p, bare, 0.4 * speck + (t > 1 ? 0.7 * (1 - smooth(2, 7, Math.abs(reach - hollow - wall / 2))) : 0));
    p.gloss = gloss;
    p.rough = 0.28;
  });
  return { x, y, r: hollow, z: base + 14, rim: base + tall };
}

/**
 * Fills a vessel up to `level` and covers everything below it.
 * @param {Scene} s
 * @param {Place & { r: number, level: number, wave?: number, gloss?: number, rough?: number,
 *   paint: (p: Pixel, t: number) => void }} options
 */
export function pool(s, { x, y, r, level, paint, wave = 0.8, gloss = 0.5, rough = 0.25 }) {
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base: level,
    rise: true,
    paint(p) {
      p.z = wave * noise(p.x / 46, p.y / 46, seed) + wave * 0.35 * noise(p.x / 15, p.y / 15, seed + 1);
      p.gloss = gloss;
      p.rough = rough;
      paint(p, lerp(0, 1, Math.hypot(p.u, p.v) / r));
    },
  });
  return { x, y, r, z: level };
}
