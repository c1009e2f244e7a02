import { blend, clamp, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, box, chunk, curve, stroke } from '../studio/shapes.mjs';
import { lay, mottle, rim } from './table/piece.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Laid } from './table/piece.mjs' */
/** @import { Pixel, Scene } from '../studio/surface.mjs' */

/**
 * A pat of butter; `melt` spreads a golden puddle.
 * @param {Scene} s
 * @param {Laid & { size?: number, melt?: number }} options
 */
export function butter(s, { x, y, size = 34, rot, melt = 0, ...rest }) {
  const [yellow, gold] = hexes(['#F6DE86', '#EDB93C']);
  if (melt) {
    s.stamp({
      x,
      y,
      reach: size * 2.4 * melt,
      sdf: blob(s.random, size * 1.7 * melt, size * 1.5 * melt, 0.14),
      stain: true,
      paint(p) {
        colour(p, gold);
        p.gloss = 0.9;
        p.rough = 0.1;
        p.glow = 1;
        p.a = 0.5 * smooth(0, 12, p.d);
      },
    });
  }
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.5,
    sdf: box(size, size * 0.72, 8 + 6 * melt),
    tall: size * 0.6,
    round: 8,
    lean: 0.12,
    sink: 0.15 + 0.1 * melt,
    ...rest,
    paint(p) {
      colour(p, yellow);
      rim(p, 5, -0.06);
      mottle(p, 3, 20, 0.04);
      p.gloss = 0.55;
      p.rough = 0.2;
      p.glow = 1;
    },
  });
}

/**
 * A slab or cube of white cheese: sulguni, feta, Imeretian cheese.
 * @param {Scene} s
 * @param {Laid & { width?: number, height?: number, tone?: string, crumb?: number, holes?: number }} options
 */
export function cheese(
  s,
  { x, y, width = 60, height = 44, tall = 24, rot, tone = '#F7EFDB', crumb = 1, holes = 0.4, ...rest },
) {
  const seed = s.random.seed();
  const ivory = hex(tone);
  const edge = chunk(s.random, width, height, 4, 5);
  const body = box(width / 2, height / 2, 4);
  lay(s, {
    x,
    y,
    rot,
    reach: Math.hypot(width, height) * 0.62,
    sdf: (u, v) =>
      crumb > 1
        ? edge(u * 1.5, v * 1.5)
        : body(u + 1.6 * noise(v / 9, 0, seed), v + 1.6 * noise(u / 9, 5, seed)),
    tall,
    round: 5,
    lean: 0.08,
    ...rest,
    paint(p) {
      const hole = cells(p.u / 15, p.v / 15, seed);
      const pit = holes * smooth(0.26, 0.1, hole.near) * (hole.id > 0.4 ? 1 : 0);
      colour(p, ivory);
      shade(p, 1 - 0.2 * pit);
      mottle(p, seed, 10, 0.04);
      p.z += 1.2 * crumb * noise(p.x / 5, p.y / 5, seed) - 3.5 * pit;
      p.gloss = 0.22;
      p.rough = 0.4;
      p.glow = 0.9;
    },
  });
}

/**
 * A swirl of sour cream, matsoni or puree.
 * @param {Scene} s
 * @param {Laid & { r?: number, tone?: string, turns?: number }} options
 */
export function dollop(
  s,
  { x, y, r = 60, tall = 30, tone = '#FAF5EA', turns = 1.6, rot = s.random.angle(), ...rest },
) {
  const white = hex(tone);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.2,
    sdf: blob(s.random, r, r * 0.92, 0.08, 4),
    tall,
    round: r * 0.8,
    lean: 0.04,
    sink: 0.25,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const whirl = Math.sin(
        Math.atan2(p.v, p.u) + reach * turns * Math.PI * 2 + 0.5 * noise(p.u / 30, p.v / 30, seed),
      );
      p.z += tall * 0.16 * whirl * smooth(0.05, 0.3, reach) * smooth(1, 0.75, reach);
      colour(p, white);
      p.gloss = 0.5;
      p.rough = 0.22;
      p.glow = 1;
    },
  });
}

/**
 * Melted cheese on a dish: pale, stretched, browned where it blistered. Used as `paint` with its own height.
 * @param {Pixel} p
 * @param {number} seed
 * @param {{ bake?: number, tone?: string, wave?: number }} [options]
 */
export function meltedCheese(p, seed, { bake = 0.3, tone = '#F6E3A4', wave = 5 } = {}) {
  const swell = fbm(p.x / 58, p.y / 58, seed, 3);
  const bubble = cells(p.x / 64 + 0.5 * noise(p.x / 50, p.y / 50, seed + 7), p.y / 58, seed + 4);
  const near = bubble.near + 0.12 * noise(p.x / 14, p.y / 14, seed + 5);
  const blister = bubble.id > 0.62 ? smooth(0.42, 0.1, near) * (bubble.id * 2 - 1) : 0;
  const brown = smooth(-0.05, 0.55, fbm(p.x / 110, p.y / 110, seed + 6, 4));
  colour(p, blend(hex(tone), hex('#FBF3D6'), clamp(0.5 - swell)));
  tint(p, hex('#E5AE54'), clamp(bake * (0.7 * blister + 1.1 * brown)));
  tint(p, hex('#A55F22'), clamp(bake * 1.6 * smooth(0.35, 0.8, blister + 0.35 * brown - 0.15)));
  tint(p, hex('#FFF9E6'), 0.35 * smooth(0.1, 0.5, fbm(p.x / 26, p.y / 70, seed + 9)));
  p.z += wave * swell + wave * 0.8 * blister + 0.7 * noise(p.x / 9, p.y / 9, seed + 2);
  p.gloss = 0.5;
  p.rough = 0.22;
  p.glow = 0.8;
}

/**
 * Cheese baked in an open oven: broad bubbles with browned tops and butter between them. Used as `paint`
 * like `meltedCheese`.
 * @param {Pixel} p
 * @param {number} seed
 */
export function bubbledCheese(p, seed) {
  const swell = noise(p.x / 120, p.y / 120, seed) + 0.4 * noise(p.x / 54, p.y / 54, seed + 1);
  const bubble = cells(
    p.x / 78 + 0.4 * noise(p.x / 60, p.y / 60, seed + 2),
    p.y / 70 + 0.4 * noise(p.x / 60, p.y / 60, seed + 3),
    seed + 4,
  );
  const size = 0.4 + 0.3 * bubble.id;
  const rise = bubble.id > 0.3 ? smooth(size, size * 0.2, bubble.near) : 0;
  const heat = rise * (0.25 + bubble.id) + 0.5 * swell + 0.22 * noise(p.x / 17, p.y / 17, seed + 5);
  colour(p, blend(hex('#F3D98E'), hex('#FBF0CC'), clamp(0.55 + 0.6 * swell)));
  tint(p, hex('#E9B65A'), 0.8 * smooth(0.2, 0.8, heat));
  tint(p, hex('#B66A24'), 0.8 * smooth(0.72, 1.2, heat));
  tint(p, hex('#6E3812'), 0.6 * smooth(1.15, 1.5, heat));
  tint(p, hex('#EDB23E'), 0.4 * smooth(0.1, 0.6, -swell) * (1 - rise));
  p.z += 6.3 * swell + 9 * rise;
  p.gloss = 0.4;
  p.rough = 0.3;
  p.glow = 0.9;
}

/**
 * A string of melted cheese from `from` to `to` ([x, y] both): wide at the foot, thin where it was pulled.
 * @param {Scene} s
 * @param {{ from: Point, to: Point, width: number }} options
 */
export function cheeseString(s, { from, to, width }) {
  const pale = hex('#FBF0CC');
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const bend = s.random.between(-0.16, 0.16);
  const path = curve(
    [
      [0, 0],
      [u / 2 - v * bend, v / 2 + u * bend],
      [u, v],
    ],
    6,
  );
  s.stamp({
    x: from[0],
    y: from[1],
    reach: Math.hypot(u, v) + width * 2,
    sdf: stroke(path, (t) => width * (0.3 + 0.9 * (1 - t) ** 2 + 0.12 * smooth(0.8, 1, t))),
    paint(p) {
      p.z = p.under + 3 * Math.sqrt(clamp(p.d / width));
      colour(p, pale);
      p.gloss = 0.5;
      p.rough = 0.25;
      p.glow = 1;
      p.a = 0.92;
    },
  });
}
