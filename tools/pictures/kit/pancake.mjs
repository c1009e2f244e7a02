import { colour, dome, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { circle } from '../studio/shapes.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Pixel, Scene } from '../studio/surface.mjs' */
/** @import { ThreeTones } from '../studio/colour.mjs' */

/**
 * A pancake with its browned face and pale rim.
 * @param {Scene} s
 * @param {Laid & { r?: number, bake?: number, rim?: number, tones?: ThreeTones }} options
 */
export function pancake(
  s,
  {
    x,
    y,
    r = 150,
    tall = 22,
    bake = 0.6,
    rim = 16,
    sdf = circle(r),
    tones = ['#F0CF8C', '#C98334', '#8A4A18'],
    ...rest
  },
) {
  const seed = s.random.seed();
  const [pale, gold, brown] = hexes(tones);
  const ground = rest.base ?? s.level(x, y, r * 0.55);
  s.stamp({
    x,
    y,
    rot: rest.rot ?? 0,
    reach: r * 1.15,
    sdf,
    base: ground,
    rise: true,
    paint(p) {
      const patch = fbm(p.x / 52, p.y / 52, seed, 4);
      const fine = noise(p.x / 7, p.y / 7, seed + 3);
      const face = smooth(rim * 0.5, rim * 1.5, p.d + 5 * noise(p.x / 22, p.y / 22, seed));
      const ringed = smooth(rim * 3.4, rim * 1.2, p.d) * face;
      colour(p, pale);
      mottle(p, seed, fine);
      const heat = face * (bake + 0.7 * patch + 0.25 * ringed + 0.1 * fine);
      tint(p, gold, smooth(0.02, 0.5, heat));
      tint(p, brown, 0.9 * smooth(0.5, 1.15, heat));
      p.z = tall * dome(p.d, tall * 0.9) + 2.2 * patch + 1.1 * fine * face;
      p.gloss = 0.1;
      p.rough = 0.7;
      p.glow = 0.4;
    },
  });
}

/** @param {Pixel} p @param {number} seed @param {number} fine */
function mottle(p, seed, fine) {
  shade(p, 1 + 0.05 * fine + 0.05 * noise(p.x / 14, p.y / 14, seed + 8));
}
