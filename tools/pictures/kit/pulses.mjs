import { clamp, colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { ellipse } from '../studio/shapes.mjs';
import { lay, rim } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

const BEANS = {
  red: ['#6B1E1C', '#8F3328', '#4A1214'],
  white: ['#F1E6CC', '#E6D6B0', '#F7EFDC'],
};

/**
 * A kidney bean.
 * @param {Scene} s
 * @param {Laid & { size?: number, kind?: keyof typeof BEANS, tones?: readonly string[], gloss?: number }} options
 */
export function bean(s, { x, y, size = 21, kind = 'red', rot, tones = BEANS[kind], gloss = 0.55, ...rest }) {
  const tone = hex(s.random.pick(tones));
  const seed = s.random.seed();
  const body = ellipse(size, size * 0.62);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: (u, v) =>
      body(u, v + 0.09 * size * (1 - (u / size) ** 2) - 0.04 * size) -
      (v > size * 0.4 ? 0.9 * (1 - clamp(Math.abs(u) / (size * 0.5))) : 0),
    tall: size * 0.9,
    round: size * 0.6,
    lean: 0.22,
    sink: 0.12,
    ...rest,
    paint(p) {
      colour(p, tone);
      shade(p, 1 + 0.2 * noise(p.u / 16, p.v / 10, seed));
      tint(p, hex('#F0E4C8'), 0.7 * smooth(3.4, 1.6, Math.hypot(p.u / 1.8, p.v - size * 0.46)));
      p.gloss = gloss;
      p.rough = 0.25;
      p.glow = 0.4;
    },
  });
}

/** @param {Scene} s @param {Laid & { r?: number, tone?: string }} options */
export function chickpea(s, { x, y, r = 17, tone = '#DDB36A', rot, ...rest }) {
  const gold = hex(tone);
  const bright = s.random.between(0.88, 1.1);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.3,
    sdf: (u, v) =>
      (r * (1 - 0.035 * Math.cos(2 * Math.atan2(v, u))) +
        (u > 0 ? 2.4 * (1 - clamp(Math.abs(v) / (r * 0.4))) : 0) -
        Math.hypot(u, v)) *
      0.95,
    tall: r * 1.25,
    round: r,
    lean: 0.15,
    sink: 0.12,
    ...rest,
    paint(p) {
      colour(p, gold);
      shade(p, bright - 0.16 * smooth(2.4, 0.6, Math.abs(p.v)) * smooth(-r * 0.2, r * 0.6, p.u));
      rim(p, 5, 0.18);
      p.gloss = 0.35;
      p.rough = 0.35;
      p.glow = 0.6;
    },
  });
}
