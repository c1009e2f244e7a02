import { blend, clamp, colour, dome, hex, hexes, smooth } from '../../studio/colour.mjs';
import { fbm, noise } from '../../studio/noise.mjs';
import { shuffled, spread } from '../../studio/random.mjs';
import { blob } from '../../studio/shapes.mjs';
import { broth } from '../liquids.mjs';
import { mottle } from './piece.mjs';

/** @import { Pixel, Place, Scene } from '../../studio/surface.mjs' */
/** @import { TwoTones } from '../../studio/colour.mjs' */
/** @import { gravy } from '../gravy.mjs' */

/**
 * @typedef {Parameters<typeof broth>[1] & Parameters<typeof gravy>[1]} Soup
 * @typedef {Partial<Pick<Soup, 'cloud' | 'wave' | 'gloss' | 'rough' | 'fleck' | 'swell' | 'film'>>} Look
 * @typedef {readonly [count: number, draw: (place: Place) => unknown, within?: number]} Part
 */

/**
 * A mound for the next grains to lie on; `tone` is the colour between them.
 * @param {Scene} s
 * @param {Place & { rx: number, ry?: number, rot?: number, tall: number, base?: number, tone: string,
 *   uneven?: number, rough?: number, steep?: number }} options
 */
export function mound(
  s,
  { x, y, rx, ry = rx, rot = 0, tall, base, tone, uneven = 0.05, rough = 3, steep = 1 },
) {
  const seed = s.random.seed();
  const ground = hex(tone);
  s.stamp({
    x,
    y,
    rot,
    reach: Math.max(rx, ry) * 1.2,
    sdf: blob(s.random, rx, ry, uneven, 6),
    base: base ?? s.level(x, y),
    rise: true,
    paint(p) {
      p.z =
        tall * Math.sin(clamp(p.d / (Math.min(rx, ry) * steep)) * 1.5708) ** 0.8 +
        rough * noise(p.x / 14, p.y / 14, seed);
      colour(p, ground);
      mottle(p, seed, 9, 0.25);
      p.gloss = 0.15;
    },
  });
}

/**
 * Fills a round or oval area with small pieces in random order; none lies outside.
 * @param {Scene} s
 * @param {Place & { rx: number, ry?: number, rot?: number, count: number, jitter?: number }} options
 * @param {(place: Place) => unknown} draw
 */
export function fill(s, { x, y, rx, ry = rx, rot = 0, count, jitter = 1 }, draw) {
  for (const place of shuffled(s.random, spread(s.random, { x: 0, y: 0, radius: 1, count, jitter }))) {
    const inside = Math.min(1, 1 / Math.max(0.001, Math.hypot(place.x, place.y)));
    const u = place.x * inside * rx;
    const v = place.y * inside * ry;
    draw({ x: x + u * Math.cos(rot) - v * Math.sin(rot), y: y + u * Math.sin(rot) + v * Math.cos(rot) });
  }
}

/**
 * Lays `count` pieces all over a vessel; `draw(place)` lays one. `within` is the share of its radius.
 * @param {Scene} s
 * @param {Place & { r: number }} options
 * @param {number} count
 * @param {number} within
 * @param {(place: Place) => unknown} draw
 */
export const strew = (s, { x, y, r }, count, within, draw) => fill(s, { x, y, rx: r * within, count }, draw);

/**
 * Fills a vessel with a thick dish: `liquid` first (broth or gravy), then the pieces in turn, half sunk.
 * @param {Scene} s
 * @param {Place & { r: number }} vessel
 * @param {{ level: number, tones: TwoTones, parts: readonly Part[], eyes?: number, eyeTone?: string,
 *   within?: number, liquid?: (s: Scene, soup: Soup) => unknown } & Look} options
 */
export function stew(
  s,
  vessel,
  { level, tones, parts, eyes = 0, eyeTone, within = 0.88, liquid = broth, ...look },
) {
  liquid(s, { ...vessel, level, tones, eyes: 0, ...look });
  const pieces = parts.flatMap(([count, draw, reach = within]) =>
    Array.from({ length: count }, () => ({ draw, reach })),
  );
  const order = pieces
    .map((piece) => ({ piece, key: s.random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ piece }) => piece);
  let index = 0;
  fill(s, { x: vessel.x, y: vessel.y, rx: vessel.r, count: order.length }, ({ x, y }) => {
    const piece = order[index];
    index += 1;
    if (!piece) return;
    const { draw, reach } = piece;
    draw({ x: vessel.x + (x - vessel.x) * reach, y: vessel.y + (y - vessel.y) * reach });
  });
  if (eyes) broth(s, { ...vessel, level: -99, tones, eyes, eyeTone });
}

/**
 * A soft mass spread with a spoon: mash, elarji, porridge. `wave` is the depth of the spoon's furrows.
 * @param {Scene} s
 * @param {Place & { rx: number, ry?: number, base?: number, tall?: number, tones: TwoTones, wave?: number,
 *   turns?: number, grain?: number, gloss?: number, rot?: number, uneven?: number,
 *   paint?: (p: Pixel, swirl: number, seed: number) => void }} options
 */
export function spreadMass(
  s,
  {
    x,
    y,
    rx,
    ry = rx,
    base,
    tall = 60,
    tones,
    wave = 12,
    turns = 14,
    grain = 1,
    gloss = 0.35,
    rot = 0,
    uneven = 0.05,
    paint,
  },
) {
  const seed = s.random.seed();
  const [deep, pale] = hexes(tones);
  const mean = (rx + ry) / 2;
  s.stamp({
    x,
    y,
    rot,
    reach: Math.max(rx, ry) * 1.2,
    base,
    rise: true,
    sdf: blob(s.random, rx, ry, uneven, 6),
    paint(p) {
      const reach = Math.hypot(p.u / rx, p.v / ry);
      const swirl = Math.sin(
        Math.atan2(p.v / ry, p.u / rx) + reach * turns + 0.9 * noise(p.u / 80, p.v / 80, seed),
      );
      p.z =
        tall * dome(p.d, mean * 0.5) +
        wave * swirl * smooth(0.04, 0.2, reach) * smooth(1.02, 0.82, reach) +
        grain * noise(p.x / 5, p.y / 5, seed + 1) +
        4 * fbm(p.x / 50, p.y / 50, seed + 2);
      colour(p, blend(deep, pale, clamp(0.55 + 0.25 * swirl + 0.5 * fbm(p.x / 60, p.y / 60, seed + 4))));
      p.gloss = gloss;
      p.rough = 0.3;
      p.glow = 0.8;
      paint?.(p, swirl, seed);
    },
  });
}
