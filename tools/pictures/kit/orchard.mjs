import { blend, clamp, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob, circle, curve, stroke } from '../studio/shapes.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Point, Shape } from '../studio/shapes.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/**
 * A thin slice of apple, skin on its round side.
 * @param {Scene} s
 * @param {Laid & { size?: number, skin?: string, baked?: number }} options
 */
export function appleSlice(
  s,
  { x, y, size = 62, rot = s.random.angle(), skin = '#B3262E', baked = 0, ...rest },
) {
  const [red, flesh, brown] = hexes([skin, '#F3E2AE', '#C98A3E']);
  const seed = s.random.seed();
  /** @type {Shape} */
  const sdf = (u, v) => {
    const outer = circle(size)(u, v + size * 0.4);
    const core = circle(size * 0.34)(u, v + size * 0.5);
    return Math.min(outer, v + size * 0.42, -core);
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.6,
    sdf,
    tall: 12,
    round: 5,
    ...rest,
    paint(p) {
      const outward = circle(size)(p.u, p.v + size * 0.4);
      colour(p, flesh);
      mottle(p, seed, 9, 0.05);
      tint(p, hex('#FBF3D6'), smooth(10, 26, p.d) * 0.8);
      tint(p, brown, baked * clamp(0.5 + 0.35 * smooth(26, 4, p.d) + 0.5 * noise(p.x / 34, p.y / 34, seed)));
      tint(p, red, smooth(6.5, 3.5, outward));
      p.gloss = 0.4;
      p.rough = 0.3;
      p.glow = 0.7;
    },
  });
}

/**
 * A whole apple from above.
 * @param {Scene} s
 * @param {Place & { r?: number, rot?: number, tones?: TwoTones }} options
 */
export function apple(s, { x, y, r = 92, rot = s.random.angle(), tones = ['#B4232B', '#E0B04C'] }) {
  const [red, yellow] = hexes(tones);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.97, 0.025, 5),
    tall: r * 1.2,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const streak = noise(Math.atan2(p.v, p.u) * 7, reach * 1.6, seed);
      colour(p, blend(yellow, red, clamp(0.62 + 0.5 * streak + 0.5 * noise(p.u / 80, p.v / 80, seed))));
      tint(p, hex('#F2DFA0'), 0.5 * smooth(0.6, 0.75, noise(p.x / 4, p.y / 4, seed + 4)));
      p.z -= 46 * (1 - smooth(0, 0.36, reach)) ** 1.4;
      tint(p, hex('#8A7A3A'), 0.6 * smooth(0.2, 0.05, reach));
      p.gloss = 0.45;
      p.rough = 0.3;
      p.glow = 0.3;
    },
  });
  /** @type {Point} */
  const end = [Math.cos(rot) * 34, Math.sin(rot) * 34];
  s.stamp({
    x,
    y,
    rot: 0,
    reach: 60,
    sdf: stroke(curve([[0, 0], [end[0] * 0.6, end[1] * 0.4], end], 4), (t) => 3 + 2 * t),
    base: s.level(x, y) + 20,
    rise: true,
    paint(p) {
      colour(p, hex('#5B3D22'));
      p.z = Math.min(p.d, 4) * 2 + 14;
    },
  });
}

/**
 * Sour green plum (tkemali), or another small round fruit.
 * @param {Scene} s
 * @param {Laid & { r?: number, tones?: TwoTones, bloom?: number }} options
 */
export function plum(s, { x, y, r = 34, tones = ['#8FA93A', '#C2C75A'], bloom = 0.25, ...rest }) {
  const [green, pale] = hexes(tones);
  const seed = s.random.seed();
  const rot = s.random.angle();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.95, 0.02, 4),
    tall: r * 1.25,
    round: r,
    lean: 0,
    sink: 0.05,
    ...rest,
    paint(p) {
      colour(p, blend(green, pale, 0.5 + 0.5 * fbm(p.x / 30, p.y / 30, seed)));
      tint(p, [0.75, 0.8, 0.72], bloom * smooth(0.05, 0.5, fbm(p.x / 18, p.y / 18, seed + 3)));
      shade(p, 1 - 0.25 * smooth(3, 0, Math.abs(p.v)) * smooth(-r, 0, p.u));
      p.gloss = 0.5;
      p.rough = 0.28;
      p.glow = 0.6;
    },
  });
}
