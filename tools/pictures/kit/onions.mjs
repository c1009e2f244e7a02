import { blend, clamp, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob, stroke } from '../studio/shapes.mjs';
import { lay, rim } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Point, Shape } from '../studio/shapes.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/**
 * A ring or arc of onion (`sweep` in radians).
 * @param {Scene} s
 * @param {Laid & { r?: number, width?: number, sweep?: number, tones?: TwoTones }} options
 */
export function onionArc(
  s,
  { x, y, r = 40, width = 6, sweep = 3, rot = s.random.angle(), tones = ['#F3EBD8', '#E2CFA2'], ...rest },
) {
  const [flesh, edge] = hexes(tones);
  const squash = s.random.between(0.7, 1);
  /** @type {Point[]} */
  const points = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12 - 0.5) * sweep;
    return [Math.cos(angle) * r - r * 0.6, Math.sin(angle) * r * squash];
  });
  const at = { t: 0, side: 0 };
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.9 + width,
    sdf: stroke(points, (t) => width * (0.55 + 0.45 * Math.sin(Math.PI * t)), at),
    tall: width * 1.5,
    round: width,
    lean: 0.1,
    ...rest,
    paint(p) {
      colour(p, flesh);
      tint(p, edge, at.side > 0 ? smooth(width * 0.75, width * 0.3, p.d) : 0.15);
      p.gloss = 0.45;
      p.rough = 0.25;
      p.glow = 0.9;
    },
  });
}

/** @param {Scene} s @param {Parameters<typeof onionArc>[1]} place */
export const redOnionArc = (s, place) => onionArc(s, { tones: ['#EBD3DE', '#8E2C5C'], ...place });

/** @param {Scene} s @param {Parameters<typeof onionArc>[1]} place */
export const friedOnionArc = (s, place) => onionArc(s, { tones: ['#D69A45', '#9A5A1E'], width: 5, ...place });

/**
 * A whole onion, dry skin.
 * @param {Scene} s
 * @param {Place & { r?: number, rot?: number, tones?: TwoTones }} options
 */
export function onion(s, { x, y, r = 74, rot = s.random.angle(), tones = ['#C98A3C', '#8F5320'] }) {
  const [gold, dark] = hexes(tones);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.15,
    sdf: blob(s.random, r * 1.04, r * 0.96, 0.02, 4),
    tall: r * 1.1,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      const along = noise(Math.atan2(p.v, Math.abs(p.u) + r * 0.2) * 9, p.u / 160, seed);
      colour(p, blend(gold, dark, 0.35 + 0.5 * along));
      tint(p, hex('#E9C98C'), 0.4 * smooth(0.2, 0.6, noise(p.u / 30, p.v / 12, seed + 3)));
      tint(p, dark, smooth(r * 0.22, r * 0.05, Math.hypot(p.u - r * 0.8, p.v)));
      p.gloss = 0.3;
      p.rough = 0.35;
    },
  });
}

/**
 * A clove of garlic in its skin or peeled.
 * @param {Scene} s
 * @param {Laid & { size?: number, peeled?: boolean, roast?: number }} options
 */
export function garlicClove(s, { x, y, size = 26, rot, peeled = false, roast = 0, ...rest }) {
  const seed = s.random.seed();
  const [ivory, violet, brown] = hexes([peeled ? '#F0E2BC' : '#F2ECE2', '#C9A6B4', '#B9812F']);
  /** @type {Shape} */
  const sdf = (u, v) => {
    const t = clamp((u + size) / (size * 2.2));
    return u < -size || u > size * 1.2
      ? -3
      : (size * 0.62 * Math.sin(Math.PI * t ** 0.75) ** 0.75 - Math.abs(v + 0.12 * size * Math.cos(t * 3))) *
          0.85;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.4,
    sdf,
    tall: size * 0.8,
    round: size * 0.6,
    lean: 0.1,
    ...rest,
    paint(p) {
      const streak = noise(p.u / 50, p.v / 3, seed);
      colour(p, ivory);
      if (!peeled) tint(p, violet, 0.5 * smooth(0.2, 0.6, streak));
      tint(p, brown, roast * smooth(-0.2, 0.6, fbm(p.x / 14, p.y / 14, seed)));
      rim(p, 5, 0.15);
      p.gloss = peeled ? 0.4 : 0.3;
      p.rough = 0.35;
      p.glow = 0.6;
    },
  });
}

/**
 * A head of garlic from above.
 * @param {Scene} s
 * @param {Place & { r?: number }} options
 */
export function garlic(s, { x, y, r = 62 }) {
  const seed = s.random.seed();
  const [ivory, violet, straw] = hexes(['#F3EDE2', '#C39BB0', '#CDB187']);
  const lobes = s.random.pick([7, 8, 9]);
  lay(s, {
    x,
    y,
    reach: r * 1.15,
    lean: 0,
    tall: r * 0.95,
    round: r * 0.9,
    sink: 0,
    sdf: (u, v) => (r * (0.95 + 0.05 * Math.cos(Math.atan2(v, u) * lobes)) - Math.hypot(u, v)) * 0.95,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      const groove = Math.abs(Math.sin((angle * lobes) / 2)) ** 0.5;
      p.z += 6 * (groove - 1) * smooth(0.1, 0.5, reach);
      colour(p, ivory);
      tint(
        p,
        violet,
        0.55 * smooth(0.1, 0.6, noise(angle * 12, reach * 0.8, seed)) * smooth(0.2, 0.6, reach),
      );
      shade(p, 1 - 0.22 * (1 - groove));
      tint(p, straw, smooth(0.2, 0.1, reach));
      p.gloss = 0.25;
      p.rough = 0.4;
      p.glow = 0.4;
    },
  });
}
