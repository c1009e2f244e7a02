import { fork } from '../kit/table/cutlery.mjs';
import { butter } from '../kit/dairy.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { egg } from '../kit/eggs.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { chopped, parsley } from '../kit/herbs.mjs';
import { parsleyLeaf } from '../kit/leaves.mjs';
import { sheen } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { tomato, tomatoSlice } from '../kit/tomatoes.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, clamp, colour, dome, hexes, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#EDE4D4',
    stripes: [
      { at: -480, width: 12, tone: '#C62A1E' },
      { at: -450, width: 4, tone: '#C62A1E' },
      { at: 500, width: 12, tone: '#C62A1E' },
      { at: 470, width: 4, tone: '#C62A1E' },
    ],
  });
  plate(s, { x: 770, y: 600, r: 500, tone: '#F3EEE4', decor: rimDecor({ tone: '#2B4A86', from: 0.965 }) });
  sheen(s, { x: 770, y: 600, rx: 340, tone: '#EBC65A', share: 0.25, uneven: 0.1 });
  omelette(s, { x: 765, y: 450, rot: 0.14 });
  for (const [x, y, r] of /** @type {const} */ ([
    [560, 320, 60],
    [660, 285, 64],
    [770, 275, 62],
  ]))
    tomatoSlice(s, { x, y, r });
  for (const [x, y] of /** @type {const} */ ([
    [720, 560],
    [900, 640],
    [620, 690],
    [800, 750],
  ]))
    parsleyLeaf(s, { x, y, size: 42 });
  chopped(s, { x: 760, y: 600, radius: 300, count: 70, size: 11 });
  seeds(s, { x: 770, y: 600, radius: 340, count: 60, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  butter(s, { x: 850, y: 510, size: 44, melt: 1.1 });
  for (const [x, y, rot] of /** @type {const} */ ([
    [1400, 170, 0.4],
    [1300, 90, 1.5],
  ]))
    egg(s, { x, y, rot });
  egg(s, { x: 1450, y: 300, rot: 2.2, tone: '#E9CDA8' });
  tomato(s, { x: 120, y: 1070, r: 96 });
  parsley(s, { x: 40, y: 120, length: 270, rot: 0.25, leaves: 8, size: 44 });
  fork(s, { x: 240, y: 1090, rot: 0.05, size: 0.85 });
}

/**
 * An omelette folded over tomato: the upper leaf a little shorter, so that the filling shows along the round edge.
 * @param {Scene} s
 * @param {Place & { rot: number }} options
 */
function omelette(s, { x, y, rot }) {
  const seed = s.random.seed();
  const [yellow, pale, gold, brown] = hexes(['#F5C843', '#FAE392', '#E39C2C', '#AD671E']);
  /** @param {number} size @param {number} wobble @returns {Shape} */
  const half =
    (size, wobble, r = size * 0.94) =>
    (u, v) =>
      Math.min(
        r * (1 + 0.02 * Math.sin(Math.atan2(v, u) * 7 + wobble)) - Math.hypot(u * 0.86, v),
        v + 46 + 6 * Math.sin(u / 90 + wobble),
      );
  /** @param {Shape} sdf @param {number} base @param {number} tall @param {number} bake */
  const leaf = (sdf, base, tall, bake) =>
    s.stamp({
      x,
      y,
      rot,
      reach: 470,
      base,
      rise: true,
      sdf,
      paint(p) {
        const puff = fbm(p.x / 84, p.y / 84, seed + tall, 3);
        const bubble = cells(p.x / 40 + 0.3 * noise(p.x / 30, p.y / 30, seed), p.y / 40, seed + 2);
        p.z =
          tall * dome(p.d, tall * 1.5) +
          8 * puff +
          3 * smooth(0.42, 0.1, bubble.near) * bubble.id +
          0.6 * noise(p.x / 8, p.y / 8, seed);
        const heat = bake + 0.5 * fbm(p.x / 100, p.y / 100, seed + 4, 4) + 0.16 * smooth(50, 8, p.d);
        colour(p, blend(pale, yellow, clamp(0.55 + 0.6 * puff)));
        tint(p, gold, smooth(0.25, 0.75, heat));
        tint(p, brown, 0.75 * smooth(0.58, 1, heat + 0.2 * smooth(0.35, 0.1, bubble.near)));
        p.gloss = 0.42;
        p.rough = 0.3;
        p.glow = 0.9;
      },
    });
  /** @param {number} angle @param {number} far */
  const at = (angle, far) => ({
    x: x + Math.cos(angle + rot) * far * 1.14,
    y: y + Math.sin(angle + rot) * far,
  });
  leaf(half(392, 1), 12, 24, 0.2);
  for (let index = 0; index < 13; index += 1)
    tomatoSlice(s, { ...at(0.12 + index * 0.245, 303), r: s.random.between(54, 64), lean: 0.2 });
  for (let index = 0; index < 40; index += 1)
    chopped(s, { ...at(0.1 + index * 0.075, s.random.between(285, 345)), radius: 10, count: 2, size: 12 });
  leaf(half(318, 4), 34, 54, 0.3);
}
