import { blend, clamp, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, ellipse } from '../studio/shapes.mjs';
import { bladeLeaf } from './leaves.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

const TOMATO = hexes(['#C62A1E', '#D23A24', '#B8221C']);

/**
 * A slice of tomato with its chambers.
 * @param {Scene} s
 * @param {Laid & { r?: number }} options
 */
export function tomatoSlice(s, { x, y, r = 60, rot = s.random.angle(), ...rest }) {
  const seed = s.random.seed();
  const skin = s.random.pick(TOMATO);
  const [flesh, jelly, pip] = hexes(['#E4523A', '#D8481F', '#F1D58C']);
  const rooms = s.random.pick([3, 4, 5]);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * s.random.between(0.92, 1), 0.035, 4),
    tall: 11,
    round: 4,
    lean: 0.08,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      const wall = Math.abs(Math.sin((angle * rooms) / 2 + 0.3 * noise(reach * 3, 1, seed)));
      const room = smooth(0.26, 0.5, wall * smooth(0.12, 0.4, reach)) * smooth(0.86, 0.74, reach);
      colour(p, flesh);
      tint(p, hex('#F08A68'), 0.5 * smooth(0.32, 0.1, reach));
      tint(p, jelly, room);
      const seeds = cells(p.u / 13, p.v / 13, seed);
      tint(p, pip, room * 0.85 * (1 - smooth(0.2, 0.32, seeds.near)));
      tint(p, skin, smooth(7, 4, p.d));
      mottle(p, seed, 8, 0.06);
      p.z -= 2.6 * room;
      p.gloss = 0.3 + 0.5 * room;
      p.rough = 0.2;
      p.glow = 0.8;
    },
  });
}

/**
 * A wedge of tomato: skin below, wet flesh above.
 * @param {Scene} s
 * @param {Laid & { length?: number }} options
 */
export function tomatoWedge(s, { x, y, length = 62, rot, ...rest }) {
  const seed = s.random.seed();
  const skin = s.random.pick(TOMATO);
  const [flesh, jelly, pip] = hexes(['#E8604A', '#D2421C', '#F0D28A']);
  const side = s.random.pick([-1, 1]);
  const body = ellipse(length, length * 0.56);
  lay(s, {
    x,
    y,
    rot,
    reach: length + 3,
    sdf: (u, v) => Math.min(body(u, v), length * 0.42 + side * v),
    tall: length * 0.6,
    round: length * 0.36,
    lean: 0.2,
    ...rest,
    paint(p) {
      const across = clamp((side * p.v) / (length * 0.5));
      const cut = smooth(0.02, -0.06, (side * p.v) / length - 0.05);
      colour(p, skin);
      shade(p, 0.9 + 0.2 * across);
      const room =
        smooth(0.24, 0.1, Math.abs((side * p.v) / length + 0.16)) *
        smooth(0.62, 0.45, Math.abs(p.u) / length);
      tint(p, flesh, cut);
      tint(p, jelly, cut * room);
      const seeds = cells(p.u / 12, p.v / 12, seed);
      tint(p, pip, cut * room * 0.85 * (1 - smooth(0.2, 0.32, seeds.near)));
      p.gloss = 0.55;
      p.rough = 0.2;
      p.glow = 0.8;
      mottle(p, seed, 9, 0.06);
    },
  });
}

/**
 * A whole tomato with its star.
 * @param {Scene} s
 * @param {Place & { r?: number, rot?: number }} options
 */
export function tomato(s, { x, y, r = 78, rot = s.random.angle() }) {
  const seed = s.random.seed();
  const [red, orange] = hexes(['#C3281C', '#DB5A2C']);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.96, 0.03, 5),
    tall: r * 1.05,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      colour(p, blend(red, orange, smooth(0.45, 0, reach) * 0.7 + 0.2 * fbm(p.x / 50, p.y / 50, seed)));
      p.z -=
        12 * (1 - smooth(0, 0.3, reach)) - 2 * Math.cos(Math.atan2(p.v, p.u) * 5) * smooth(0.6, 0.2, reach);
      p.gloss = 0.6;
      p.rough = 0.18;
      p.glow = 0.4;
    },
  });
  for (let index = 0; index < 5; index += 1)
    bladeLeaf(s, {
      x,
      y,
      rot: rot + (index / 5) * Math.PI * 2 + s.random.between(-0.2, 0.2),
      length: r * s.random.between(0.45, 0.6),
      width: r * 0.17,
      lift: 5,
    });
}
