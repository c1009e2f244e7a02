import { blend, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { circle, ellipse } from '../studio/shapes.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { ThreeTones } from '../studio/colour.mjs' */

/**
 * A round slice of lemon.
 * @param {Scene} s
 * @param {Laid & { r?: number, tones?: ThreeTones }} options
 */
export function lemonSlice(
  s,
  { x, y, r = 62, rot = s.random.angle(), tones = ['#E9B92E', '#FBF3D2', '#F3D04E'], ...rest },
) {
  const [peel, pith, pulp] = hexes(tones);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r + 2,
    sdf: circle(r),
    tall: 10,
    round: 3,
    lean: 0.05,
    sink: 0,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = ((Math.atan2(p.v, p.u) / (Math.PI * 2)) * 9 + 18) % 1;
      const wall = Math.min(angle, 1 - angle) * reach * 2.4;
      const inPulp = smooth(0.03, 0.09, wall) * smooth(0.86, 0.8, reach) * smooth(0.06, 0.12, reach);
      const sac = noise(Math.atan2(p.v, p.u) * 16, reach * 5, seed);
      colour(p, pith);
      tint(p, blend(pulp, pith, 0.3 + 0.35 * sac), inPulp);
      tint(p, peel, smooth(0.91, 0.95, reach));
      p.z += -2 * inPulp + 1.2 * sac * inPulp;
      p.gloss = 0.15 + 0.5 * inPulp;
      p.rough = 0.25;
      p.glow = 0.8;
    },
  });
}

/**
 * A wedge of lemon on its back.
 * @param {Scene} s
 * @param {Laid & { length?: number }} options
 */
export function lemonWedge(s, { x, y, length = 92, rot = s.random.angle(), ...rest }) {
  const [peel, pith, pulp] = hexes(['#E5B325', '#FBF1CC', '#F2CC45']);
  const seed = s.random.seed();
  const body = ellipse(length, length * 0.36);
  lay(s, {
    x,
    y,
    rot,
    reach: length + 4,
    sdf: (u, v) => body(u, v),
    tall: 40,
    round: 26,
    lean: 0.05,
    sink: 0.05,
    ...rest,
    paint(p) {
      const ridgeLine = Math.abs(p.v) / (length * 0.36);
      const sac = noise(p.u / 26, p.v / 5, seed);
      colour(p, blend(pulp, pith, 0.28 + 0.3 * sac));
      tint(p, pith, 1 - smooth(0.03, 0.09, ridgeLine));
      tint(p, pith, 1 - smooth(5, 9, p.d));
      tint(p, peel, 1 - smooth(2.5, 5, p.d));
      p.z += 8 * (1 - ridgeLine);
      p.gloss = 0.4;
      p.rough = 0.25;
      p.glow = 0.8;
    },
  });
}

/** @param {Scene} s @param {Place & { r?: number, rot?: number }} options */
export function lemon(s, { x, y, r = 80, rot = s.random.angle() }) {
  const tone = hex('#EDC23A');
  const seed = s.random.seed();
  const body = ellipse(r, r * 0.8);
  const tip = ellipse(r * 1.14, r * 0.42);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.25,
    sdf: (u, v) => Math.max(body(u, v), tip(u, v)),
    tall: r * 1.2,
    round: r * 0.8,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, tone);
      mottle(p, seed, 60, 0.12);
      p.z += 1.1 * noise(p.u / 4, p.v / 4, seed);
      p.gloss = 0.4;
      p.rough = 0.4;
      p.glow = 0.4;
    },
  });
}
