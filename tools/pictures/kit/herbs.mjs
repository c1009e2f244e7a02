import { colour, hex, hexes, shade } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob, stroke } from '../studio/shapes.mjs';
import { GREENS, bladeLeaf, corianderLeaf, parsleyLeaf, stem } from './leaves.mjs';
import { lay, mottle } from './table/piece.mjs';

/** @import { Colour } from '../studio/colour.mjs' */
/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/**
 * A sprig: a bent stem with leaves on both sides.
 * @param {Scene} s
 * @param {Place & { length?: number, rot?: number, leaves?: number, size?: number, leafOf?: typeof corianderLeaf,
 *   bend?: number, width?: number }} options
 */
export function sprig(
  s,
  { x, y, length = 190, rot = 0, leaves = 6, size = 36, leafOf = corianderLeaf, bend = 0.5, width = 3 },
) {
  const turn = s.random.between(-bend, bend);
  /** @param {number} t @returns {[x: number, y: number, angle: number]} */
  const at = (t) => {
    const angle = rot + turn * t;
    return [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t, angle];
  };
  stem(
    s,
    [0, 0.33, 0.66, 1].map(at).map(([px, py]) => [px, py]),
    width,
  );
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.3 + (0.7 * (index + 1)) / leaves;
    const [px, py, angle] = at(t);
    const side = index === leaves - 1 ? 0 : index % 2 ? 1 : -1;
    const away = angle + side * s.random.between(0.7, 1.15);
    const step = side === 0 ? size * 0.3 : size * s.random.between(0.7, 1.05);
    leafOf(s, {
      x: px + Math.cos(away) * step,
      y: py + Math.sin(away) * step,
      rot: away,
      size: size * s.random.between(0.8, 1.1) * (1.1 - 0.25 * t),
    });
  }
}

/** @param {Scene} s @param {Parameters<typeof sprig>[1]} place */
export const parsley = (s, place) => sprig(s, { leafOf: parsleyLeaf, ...place });

/**
 * Tarragon: a long stem with narrow leaves.
 * @param {Scene} s
 * @param {Place & { length?: number, rot?: number, leaves?: number, size?: number }} options
 */
export function tarragon(s, { x, y, length = 230, rot = 0, leaves = 14, size = 62 }) {
  const turn = s.random.between(-0.5, 0.5);
  /** @param {number} t @returns {Point} */
  const at = (t) => [x + Math.cos(rot + turn * t) * length * t, y + Math.sin(rot + turn * t) * length * t];
  stem(s, [0, 0.33, 0.66, 1].map(at), 2.6);
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.15 + (0.85 * (index + 1)) / leaves;
    const [px, py] = at(t);
    const side = index % 2 ? 1 : -1;
    bladeLeaf(s, {
      x: px,
      y: py,
      rot: rot + turn * t + side * s.random.between(0.35, 0.75) * (1.1 - t * 0.7),
      length: size * s.random.between(0.75, 1.1),
      width: size * 0.17,
    });
  }
}

/**
 * Reyhan, the purple basil of Georgia: broad leaves in pairs.
 * @param {Scene} s
 * @param {Place & { rot?: number, size?: number, leaves?: number, tones?: readonly string[] }} options
 */
export function basil(
  s,
  { x, y, rot = s.random.angle(), size = 74, leaves = 5, tones = ['#4A2340', '#5E2C4A', '#3D2A3C'] },
) {
  const purple = hexes(tones);
  const vein = hex(tones[3] ?? '#9C6B86');
  for (let index = 0; index < leaves; index += 1) {
    const angle = rot + (index / leaves) * Math.PI * 2 + s.random.between(-0.25, 0.25);
    const length = size * (index % 2 ? 1 : 0.78) * s.random.between(0.9, 1.1);
    bladeLeaf(s, {
      x,
      y,
      rot: angle,
      length,
      width: length * 0.56,
      tone: s.random.pick(purple),
      vein,
      veins: 5,
      lift: 3 + index,
      gloss: 0.3,
    });
  }
  bladeLeaf(s, {
    x,
    y,
    rot: rot + 1,
    length: size * 0.4,
    width: size * 0.22,
    tone: purple[1],
    vein,
    veins: 3,
    lift: 8,
  });
}

/** @param {Scene} s @param {Parameters<typeof basil>[1]} place */
export const greenBasil = (s, place) =>
  basil(s, { tones: ['#3E7B33', '#4F8C3C', '#2F6B2A', '#A9C97A'], ...place });

/**
 * A frond of dill: hair-thin branches, again branched.
 * @param {Scene} s
 * @param {Place & { length?: number, rot?: number, width?: number, lift?: number }} options
 */
function dill(s, { x, y, length = 120, rot = s.random.angle(), width = 1.5, lift = 4 }) {
  const green = s.random.pick(GREENS);
  const seed = s.random.seed();
  /** @type {(readonly [from: Point, to: Point])[]} */
  const segments = [
    [
      [0, 0],
      [length, s.random.between(-14, 14)],
    ],
  ];
  for (let index = 1; index < 9; index += 1) {
    const t = 0.2 + index * 0.095;
    for (const side of [-1, 1]) {
      const angle = side * s.random.between(0.5, 0.85);
      const reach = length * 0.4 * (1.12 - t) * s.random.between(0.8, 1.15);
      /** @type {Point} */
      const tip = [length * t + Math.cos(angle) * reach, Math.sin(angle) * reach];
      segments.push([[length * t, 0], tip]);
      for (const share of [0.35, 0.6, 0.82]) {
        /** @type {Point} */
        const from = [length * t + Math.cos(angle) * reach * share, Math.sin(angle) * reach * share];
        for (const turn of [-0.7, 0.7]) {
          const twig = reach * 0.32;
          segments.push([
            from,
            [from[0] + Math.cos(angle + turn) * twig, from[1] + Math.sin(angle + turn) * twig],
          ]);
        }
      }
    }
  }
  for (const [[ax, ay], [bx, by]] of segments) {
    const cos = Math.cos(rot);
    const sin = Math.sin(rot);
    const px = x + ax * cos - ay * sin;
    const py = y + ax * sin + ay * cos;
    const [u, v] = [bx - ax, by - ay];
    s.stamp({
      x: px,
      y: py,
      rot,
      reach: Math.hypot(u, v) + 4,
      sdf: stroke(
        [
          [0, 0],
          [u, v],
        ],
        width,
      ),
      base: s.level(px, py, 0) * 0 + (s.level(x, y, 8) + lift),
      rise: true,
      paint(p) {
        p.z = Math.min(p.d, width) * 1.5;
        colour(p, green);
        shade(p, 1.05 + 0.25 * noise(p.x / 20, p.y / 20, seed));
        p.glow = 0.5;
      },
    });
  }
}

/**
 * Chopped herbs strewn over a round place.
 * @param {Scene} s
 * @param {Place & { radius: number, count: number, size?: number, tones?: readonly Colour[], squash?: number,
 *   lift?: number }} options
 */
export function chopped(s, { x, y, radius, count, size = 8, tones = GREENS, squash = 1, lift = 1 }) {
  for (const place of spread(s.random, { x, y, radius, count, jitter: 1.4, squash })) {
    const length = s.random.around(size, 0.45);
    const green = s.random.pick(tones);
    const seed = s.random.seed();
    lay(s, {
      ...place,
      rot: s.random.angle(),
      reach: length * 1.4,
      sdf: blob(s.random, length, length * s.random.between(0.3, 0.7), 0.35),
      tall: 2.5,
      round: 2,
      lean: 0.25,
      sink: 0,
      lift,
      paint(p) {
        colour(p, green);
        mottle(p, seed, 5, 0.3);
        p.gloss = 0.2;
        p.glow = 0.5;
      },
    });
  }
}

/**
 * Fronds of dill at [x, y, length, rot].
 * @param {Scene} s
 * @param {readonly (readonly [x: number, y: number, length?: number, rot?: number])[]} places
 */
export const dillFronds = (s, places) =>
  places.forEach(([x, y, length = 110, rot]) => dill(s, { x, y, length, rot, width: 2 }));
