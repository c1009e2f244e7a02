import { blend, colour, dome, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob, ellipse } from '../studio/shapes.mjs';
import { fill } from './table/heap.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Colour } from '../studio/colour.mjs' */
/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s @param {Laid & { length?: number, width?: number, tone?: string }} options */
export function riceGrain(s, { x, y, length = 12, width = 4, tone = '#F4EFE0', ...rest }) {
  const white = hex(tone);
  const seed = s.random.seed();
  const bright = s.random.between(0.86, 1.04);
  lay(s, {
    x,
    y,
    reach: length * 1.1,
    sdf: ellipse(length, width),
    tall: width * 1.5,
    round: width,
    lean: 0.3,
    sink: 0.1,
    ...rest,
    paint(p) {
      colour(p, white);
      shade(p, bright);
      mottle(p, seed, 7, 0.05);
      p.gloss = 0.35;
      p.rough = 0.3;
      p.glow = 0.9;
    },
  });
}

/**
 * A mound of steamed rice that holds together: soft lumps of one tone, with single grains visible on top.
 * @param {Scene} s
 * @param {Place & { rx: number, ry?: number, rot?: number, tall: number, base?: number, grains: number }} options
 */
export function riceMound(s, { x, y, rx, ry = rx, rot = 0, tall, base, grains }) {
  const ivory = hex('#F6ECD4');
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    rot,
    reach: Math.max(rx, ry) * 1.2,
    sdf: blob(s.random, rx, ry, 0.05, 6),
    base,
    rise: true,
    paint(p) {
      p.z = tall * dome(p.d, Math.min(rx, ry) * 0.9) + 16 * fbm(p.x / 90, p.y / 90, seed, 2);
      colour(p, ivory);
      shade(p, 0.86);
      p.gloss = 0.08;
      p.glow = 1;
    },
  });
  fill(s, { x, y, rx: rx * 0.98, ry: ry * 0.98, rot, count: grains, jitter: 0.7 }, (place) => {
    const flow = 2.6 * noise(place.x / 110, place.y / 110, seed + 1);
    steamedGrain(s, { ...place, rot: flow + s.random.between(-0.7, 0.7), ivory });
  });
}

/** @param {Scene} s @param {Place & { rot: number, ivory: Colour }} options */
function steamedGrain(s, { ivory, ...place }) {
  const bright = s.random.between(0.96, 1.02);
  lay(s, {
    ...place,
    reach: 22,
    sdf: ellipse(s.random.between(16, 20), s.random.between(6.8, 7.8)),
    tall: 6.5,
    round: 7,
    lean: 0.08,
    sink: 0.35,
    paint(p) {
      colour(p, ivory);
      shade(p, bright);
      p.gloss = 0.14;
      p.rough = 0.5;
      p.glow = 1;
    },
  });
}

/** @param {Scene} s @param {Laid & { size?: number }} options */
export function oatFlake(s, { x, y, size = 12, ...rest }) {
  const tone = blend(hex('#E9DABB'), hex('#D2B98B'), s.random.next());
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    reach: size * 1.3,
    sdf: blob(s.random, size, size * 0.74, 0.12, 4),
    tall: 4,
    round: 3,
    lean: 0.3,
    ...rest,
    paint(p) {
      colour(p, tone);
      tint(p, hex('#B99A68'), 0.5 * smooth(2, 0.5, Math.abs(p.v + 0.08 * p.u)));
      mottle(p, seed, 5, 0.1);
      p.gloss = 0.15;
      p.glow = 0.5;
    },
  });
}
