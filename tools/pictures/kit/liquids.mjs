import { blend, clamp, colour, hex, hexes, lerp, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob, circle, curve, stroke } from '../studio/shapes.mjs';
import { pool } from './table/ware.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Point, Shape } from '../studio/shapes.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/**
 * A long drop of honey, jam or sauce drawn with a spoon.
 * @param {Scene} s
 * @param {{ points: readonly Point[], width?: number, tone?: string, deep?: string, lift?: number,
 *   gloss?: number }} options
 */
export function drizzle(s, { points, width = 7, tone = '#EDA52A', deep = '#B86A10', lift = 0, gloss = 0.9 }) {
  const [[x, y] = [0, 0]] = points;
  const path = curve(
    points.map(([px, py]) => [px - x, py - y]),
    8,
  );
  const reach = Math.max(...path.map(([u, v]) => Math.hypot(u, v))) + width * 2;
  const [amber, brown] = [hex(tone), hex(deep)];
  const wander = s.random.between(2, 5);
  const sdf = stroke(path, (t) => width * (0.8 + 0.3 * Math.sin(t * wander * 7)));
  s.stamp({
    x,
    y,
    reach,
    sdf,
    paint(p) {
      p.z = p.under + 5 * Math.sqrt(clamp(p.d / width)) + lift;
      colour(p, blend(brown, amber, smooth(0, width, p.d)));
      p.gloss = gloss;
      p.rough = 0.12;
      p.glow = 1;
      p.a = lerp(0.75, 0.95, clamp(p.d / width));
    },
  });
}

/**
 * Clear or cloudy soup: darker in the middle, a bright line at the wall, oil on top.
 * @param {Scene} s
 * @param {Omit<Parameters<typeof pool>[1], 'paint'> & { tones: TwoTones, cloud?: number, eyes?: number,
 *   eyeTone?: string }} options
 */
export function broth(s, { tones, cloud = 0.3, eyes = 0, eyeTone = '#F0B43C', ...vessel }) {
  const [deep, shallow] = hexes(tones);
  const seed = s.random.seed();
  const place = pool(s, {
    gloss: 0.55,
    rough: 0.2,
    wave: 1.1,
    ...vessel,
    paint(p, t) {
      colour(
        p,
        blend(
          deep,
          shallow,
          clamp(0.7 * smooth(0.45, 1, t) + cloud * fbm(p.x / 70, p.y / 70, seed, 4) + 0.15),
        ),
      );
      p.glow = 0.6;
    },
  });
  oilEyes(s, { x: place.x, y: place.y, radius: vessel.r * 0.86, count: eyes, tone: eyeTone });
  return place;
}

/**
 * Round drops of oil on a liquid.
 * @param {Scene} s
 * @param {Place & { radius: number, count: number, tone?: string, size?: number }} options
 */
export function oilEyes(s, { x, y, radius, count, tone = '#E0862A', size = 13 }) {
  const gold = hex(tone);
  for (const place of count ? spread(s.random, { x, y, radius, count, jitter: 1.6 }) : []) {
    const r = size * s.random.between(0.3, 1.3);
    s.stamp({
      x: place.x,
      y: place.y,
      reach: r + 2,
      sdf: circle(r),
      paint(p) {
        p.z = p.under + 1.6 * Math.sqrt(clamp(p.d / 4));
        colour(p, gold);
        p.gloss = 0.8;
        p.rough = 0.1;
        p.glow = 1;
        p.a = 0.35 + 0.3 * smooth(3, 0, p.d);
      },
    });
  }
}

/**
 * A spoonful of thick sauce over anything below: it levels small gaps and follows big forms.
 * @param {Scene} s
 * @param {Place & { rx: number, ry?: number, rot?: number, tones: TwoTones, base?: number, thick?: number,
 *   lumps?: number, gloss?: number, rough?: number, uneven?: number, sdf?: Shape, speck?: string, share?: number,
 *   grain?: number, rise?: boolean }} options
 */
export function sauce(
  s,
  {
    x,
    y,
    rx,
    ry = rx,
    rot = 0,
    tones,
    base,
    thick = 8,
    lumps = 4,
    gloss = 0.5,
    rough = 0.22,
    uneven = 0.1,
    sdf,
    speck,
    share = 1,
    grain = 0,
    rise = true,
  },
) {
  const [dark, pale] = hexes(tones);
  const fleck = speck && hex(speck);
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    rot,
    reach: Math.max(rx, ry) * 1.3,
    sdf: sdf ?? blob(s.random, rx, ry, uneven, 6),
    base: base ?? 0,
    rise: rise && base !== undefined,
    paint(p) {
      const swell = fbm(p.x / 52, p.y / 52, seed, 3);
      const body = thick * Math.sqrt(clamp(p.d / (thick * 2.2)));
      p.z =
        (base === undefined ? p.under : 0) + body + lumps * swell + grain * noise(p.x / 5, p.y / 5, seed + 3);
      colour(p, blend(dark, pale, clamp(0.5 + 0.9 * swell)));
      shade(p, 1 + 0.1 * grain * noise(p.x / 5, p.y / 5, seed + 3));
      if (fleck) tint(p, fleck, 0.7 * smooth(0.22, 0.12, cells(p.x / 13, p.y / 13, seed + 6).near));
      p.gloss = gloss;
      p.rough = rough;
      p.glow = 0.6;
      p.a = share;
    },
  });
}

/**
 * A stain of oil or juice: colour only; its edge fades over `soft`.
 * @param {Scene} s
 * @param {Place & { rx: number, ry?: number, tone: string, share?: number, gloss?: number, uneven?: number,
 *   soft?: number }} options
 */
export function sheen(s, { x, y, rx, ry = rx, tone, share = 0.4, gloss = 0.7, uneven = 0.2, soft = 10 }) {
  const oil = hex(tone);
  s.stamp({
    x,
    y,
    reach: Math.max(rx, ry) * 1.3,
    sdf: blob(s.random, rx, ry, uneven, 6),
    stain: true,
    paint(p) {
      colour(p, oil);
      p.gloss = gloss;
      p.rough = 0.15;
      p.glow = 0.8;
      p.a = share * smooth(0, soft, p.d);
    },
  });
}

/**
 * Ground spice or flour: a soft heap of powder with scattered grains.
 * @param {Scene} s
 * @param {Place & { r?: number, tone: string, tall?: number, scatter?: number }} options
 */
export function powder(s, { x, y, r = 50, tone, tall = 20, scatter = 1.5 }) {
  const dust = hex(tone);
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    reach: r * scatter * 1.2,
    sdf: blob(s.random, r * scatter, r * scatter, 0.1, 6),
    paint(p) {
      const near = clamp((p.d - r * (scatter - 1)) / r);
      const grain = noise(p.x / 2.6, p.y / 2.6, seed);
      p.z = p.under + tall * smooth(0, 1, near) + 1.2 * grain * (0.3 + near);
      colour(p, dust);
      shade(p, 1 + 0.16 * grain + 0.1 * fbm(p.x / 20, p.y / 20, seed));
      p.a = clamp(near * 3 + smooth(0.45, 0.7, grain) * smooth(0, r * (scatter - 1), p.d) * 0.8);
    },
  });
}

/**
 * Icing sugar through a sieve.
 * @param {Scene} s
 * @param {Place & { r: number, share?: number }} options
 */
export function dusting(s, { x, y, r, share = 0.7 }) {
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    stain: true,
    paint(p) {
      colour(p, [0.95, 0.93, 0.9]);
      const grain = smooth(0.25, 0.65, noise(p.x / 3, p.y / 3, seed));
      p.a = share * grain * smooth(-0.1, 0.5, fbm(p.x / 90, p.y / 90, seed + 3)) * smooth(0, 90, p.d);
      p.glow = 0.4;
    },
  });
}
