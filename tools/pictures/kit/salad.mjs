import { blend, clamp, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm } from '../studio/noise.mjs';
import { circle, curve, stroke } from '../studio/shapes.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/**
 * A slice of cucumber; `half` cuts it once more.
 * @param {Scene} s
 * @param {Laid & { r?: number, half?: boolean }} options
 */
export function cucumberSlice(s, { x, y, r = 44, rot, half = false, ...rest }) {
  const seed = s.random.seed();
  const [skin, pale, core, pip] = hexes(['#2F5E27', '#DDE8B4', '#C9DB98', '#EEF1CF']);
  const round = circle(r);
  lay(s, {
    x,
    y,
    rot,
    reach: r + 2,
    sdf: half ? (u, v) => Math.min(round(u, v), v + 3) : round,
    tall: 11,
    round: 3,
    lean: 0.12,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      colour(p, pale);
      tint(p, core, smooth(0.6, 0.48, reach + 0.06 * Math.cos(angle * 3)));
      const at = ((angle / (Math.PI * 2)) * 15 + 15) % 1;
      const seedSpot = smooth(0.3, 0.12, Math.abs(at - 0.5)) * smooth(0.16, 0.08, Math.abs(reach - 0.36));
      tint(p, pip, 0.9 * seedSpot);
      tint(p, hex('#8FB35A'), 0.8 * smooth(0.82, 0.9, reach));
      tint(p, skin, smooth(0.9, 0.94, reach));
      mottle(p, seed, 7, 0.05);
      p.z += 1.4 * seedSpot;
      p.gloss = 0.5;
      p.rough = 0.22;
      p.glow = 0.8;
    },
  });
}

/**
 * A bent strip of pepper, cooked or raw.
 * @param {Scene} s
 * @param {Laid & { length?: number, width?: number, tones?: TwoTones }} options
 */
export function pepperStrip(
  s,
  { x, y, length = 70, width = 12, rot, tones = ['#C7301F', '#E8734A'], ...rest },
) {
  const [skin, pale] = hexes(tones);
  const bend = s.random.between(-22, 22);
  const sdf = stroke(
    curve(
      [
        [-length / 2, 0],
        [0, bend],
        [length / 2, s.random.between(-6, 6)],
      ],
      5,
    ),
    width,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.5 + width + 24,
    sdf,
    tall: width * 0.9,
    round: width,
    lean: 0.15,
    ...rest,
    paint(p) {
      colour(p, blend(pale, skin, smooth(0, width * 0.6, p.d)));
      mottle(p, 5, 14, 0.14);
      p.gloss = 0.55;
      p.rough = 0.22;
      p.glow = 0.6;
    },
  });
}

/**
 * A chilli pepper, or rings of it.
 * @param {Scene} s
 * @param {Place & { length?: number, width?: number, rot?: number, tone?: string }} options
 */
export function chilli(s, { x, y, length = 170, width = 17, rot = s.random.angle(), tone = '#B81C1A' }) {
  const red = hex(tone);
  const stemTone = hex('#5F7F34');
  const bend = s.random.between(-34, 34);
  const at = { t: 0, side: 0 };
  const sdf = stroke(
    curve(
      [
        [0, 0],
        [length * 0.4, bend * 0.5],
        [length * 0.8, bend],
        [length, bend * 0.6],
      ],
      5,
    ),
    (t) => (t < 0.06 ? 6 : width * (1 - clamp((t - 0.1) / 0.9) ** 1.7) + 1.5),
    at,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length + 22,
    sdf,
    base: s.level(x + (Math.cos(rot) * length) / 2, y + (Math.sin(rot) * length) / 2, 30),
    tall: width * 1.5,
    round: width,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, red);
      mottle(p, 8, 30, 0.14);
      tint(p, stemTone, smooth(0.1, 0.06, at.t));
      p.gloss = 0.7;
      p.rough = 0.15;
      p.glow = 0.5;
    },
  });
}

/** @param {Scene} s @param {Laid & { r?: number, tones?: TwoTones }} options */
export function chilliRing(s, { x, y, r = 11, tones = ['#C2231C', '#F0C98A'], ...rest }) {
  const [red, pip] = hexes(tones);
  lay(s, {
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    tall: 5,
    round: 2.5,
    lean: 0.3,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      colour(p, red);
      shade(p, 1 - 0.45 * smooth(0.62, 0.4, reach));
      tint(p, pip, 0.9 * smooth(0.24, 0.12, Math.hypot(p.u - r * 0.15, p.v - r * 0.25) / r));
      tint(p, pip, 0.9 * smooth(0.22, 0.1, Math.hypot(p.u + r * 0.25, p.v + r * 0.1) / r));
      p.z -= 2.5 * smooth(0.62, 0.4, reach);
      p.gloss = 0.6;
      p.rough = 0.2;
      p.glow = 0.8;
    },
  });
}

/**
 * A whole aubergine.
 * @param {Scene} s
 * @param {Place & { length?: number, width?: number, rot?: number }} options
 */
export function aubergine(s, { x, y, length = 330, width = 70, rot = 0 }) {
  const seed = s.random.seed();
  const [purple, dark, green] = hexes(['#3A1B3E', '#1E0E22', '#5E7A3A']);
  const at = { t: 0, side: 0 };
  const sdf = stroke(
    curve(
      [
        [0, 0],
        [length * 0.3, 10],
        [length * 0.7, 8],
        [length, -14],
      ],
      5,
    ),
    (t) => (t < 0.05 ? 14 : width * (0.55 + 0.45 * smooth(0.1, 0.75, t))),
    at,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length + width,
    sdf,
    tall: width * 1.25,
    round: width,
    lean: 0,
    sink: 0,
    base: s.level(x + (Math.cos(rot) * length) / 2, y + (Math.sin(rot) * length) / 2, 40),
    paint(p) {
      colour(p, blend(purple, dark, 0.5 + 0.5 * fbm(p.u / 90, p.v / 40, seed)));
      tint(p, green, smooth(0.17, 0.13, at.t + 0.03 * Math.sin(p.v / 6)));
      p.gloss = 0.8;
      p.rough = 0.16;
      p.glow = 0.2;
    },
  });
}
