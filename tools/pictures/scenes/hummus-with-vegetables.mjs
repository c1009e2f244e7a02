import { board } from '../kit/table/boards.mjs';
import { lemonWedge } from '../kit/citrus.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { fill } from '../kit/table/heap.mjs';
import { chopped, parsley } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { seeds } from '../kit/nuts.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { chickpea } from '../kit/pulses.mjs';
import { stick } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, colour, dome, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#E0D6C4', '#BDAF98'] });
  board(s, { x: 800, y: 610, r: 545, tone: ['#B98A58', '#6F462A'], tall: 22 });
  bowl(s, {
    x: 800,
    y: 600,
    r: 350,
    tall: 70,
    tone: '#2F4F86',
    inside: '#EFE7D6',
    edge: '#182C52',
    base: 22,
  });
  const seed = s.random.seed();
  const [cream, deep, oil] = hexes(['#EBD3A0', '#D2AE70', '#B98A1E']);
  s.stamp({
    x: 800,
    y: 600,
    reach: 336,
    base: 62,
    rise: true,
    sdf: blob(s.random, 318, 318, 0.015, 5),
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / 318;
      const swirl = Math.sin(Math.atan2(p.v, p.u) * 1 + reach * 15 + 0.5 * noise(p.u / 60, p.v / 60, seed));
      p.z =
        30 * dome(p.d, 60) +
        13 * swirl * smooth(0.06, 0.2, reach) * smooth(1, 0.86, reach) +
        0.9 * noise(p.x / 4, p.y / 4, seed);
      colour(p, blend(deep, cream, 0.62 + 0.3 * fbm(p.x / 50, p.y / 50, seed) + 0.1 * swirl));
      const pooled = smooth(-0.35, -0.8, swirl) * smooth(0.9, 0.78, reach);
      tint(p, oil, 0.75 * pooled);
      p.z += 6 * pooled;
      p.gloss = 0.3 + 0.6 * pooled;
      p.rough = 0.35 - 0.25 * pooled;
      p.glow = 0.6;
    },
  });
  fill(s, { x: 800, y: 600, rx: 86, count: 26 }, (p) => chickpea(s, { ...p, r: 22 }));
  seeds(s, { x: 800, y: 600, radius: 280, count: 90, size: 3, tones: ['#9A3A16', '#C25A22', '#6E4A24'] });
  chopped(s, { x: 800, y: 600, radius: 190, count: 34, size: 10 });
  corianderLeaves(s, [[800, 590, 34]]);
  for (let index = 0; index < 34; index += 1) {
    const angle = 0.2 + (index / 34) * Math.PI * 2;
    const carrot = Math.floor(index / 3) % 2 === 0;
    const [x, y] = [
      800 + Math.cos(angle) * s.random.between(425, 452),
      605 + Math.sin(angle) * s.random.between(425, 452),
    ];
    stick(s, {
      x,
      y,
      rot: angle + s.random.between(-0.2, 0.2),
      length: s.random.between(118, 150),
      width: 30,
      tall: 28,
      base: 22,
      corner: 5,
      ...(carrot ? {} : { tone: '#A9C878', pale: '#DCEBB8' }),
    });
    if (!carrot)
      stick(s, {
        x: x + Math.cos(angle + 1.57) * 11,
        y: y + Math.sin(angle + 1.57) * 11,
        rot: angle,
        length: 124,
        width: 8,
        tall: 31,
        base: 22,
        tone: '#2F5E27',
        pale: '#47793A',
      });
  }
  lemonWedge(s, { x: 1440, y: 180, length: 100, rot: 0.5 });
  lemonWedge(s, { x: 1370, y: 90, length: 96, rot: -0.3 });
  sideBowl(s, {
    x: 1440,
    y: 1020,
    r: 140,
    tone: '#8A5233',
    inside: '#A2653F',
    draw: ({ x, y, r }) => fill(s, { x, y, rx: r * 0.76, count: 60 }, (p) => chickpea(s, { ...p, r: 19 })),
  });
  garlic(s, { x: 130, y: 160, r: 78 });
  garlicClove(s, { x: 240, y: 100, size: 36 });
  parsley(s, { x: 30, y: 1060, length: 260, rot: 0.1, leaves: 8, size: 42 });
  for (const [x, y] of /** @type {const} */ ([
    [1250, 1130],
    [1290, 1160],
  ]))
    chickpea(s, { x, y, r: 20 });
}
