import { fork } from '../kit/table/cutlery.mjs';
import { dollop } from '../kit/dairy.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { mound, strew } from '../kit/table/heap.mjs';
import { choppedWalnuts, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { shred } from '../kit/roots.mjs';
import { supra } from '../kit/table/supra.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, colour, hexes, smooth } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [620, 90] });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 470,
    tall: 88,
    tone: '#F3EEE4',
    decor: rimDecor({ tone: '#7B1E3A', from: 0.965 }),
  });
  mound(s, { ...MIDDLE, rx: 370, tall: 96, base: dish.z, tone: '#5E0E2A', rough: 5 });
  strew(s, dish, 640, 0.84, (p) =>
    shred(s, {
      ...p,
      length: s.random.between(46, 92),
      width: 5.5,
      tones: ['#8E1440', '#5E0C2C'],
      gloss: 0.5,
    }),
  );
  strew(s, dish, 120, 0.6, (p) =>
    shred(s, {
      ...p,
      length: s.random.between(46, 84),
      width: 5.5,
      tones: ['#A81E4E', '#6E1034'],
      gloss: 0.5,
    }),
  );
  strew(s, dish, 17, 0.68, (p) => prune(s, { ...p, size: s.random.between(38, 46), half: true }));
  dollop(s, { x: 790, y: 590, r: 104, tall: 46, sink: 0.1 });
  choppedWalnuts(s, { ...MIDDLE, radius: 320, count: 90, size: 15 });
  for (const [x, y] of /** @type {const} */ ([
    [640, 480],
    [940, 520],
    [700, 760],
    [920, 730],
    [790, 420],
    [560, 620],
  ]))
    walnutHalf(s, { x, y, size: 44 });
  for (const [x, y] of /** @type {const} */ ([
    [770, 570],
    [815, 610],
  ]))
    walnutHalf(s, { x, y, size: 34 });
  for (const [x, y] of /** @type {const} */ ([
    [1390, 1030],
    [1460, 980],
    [1470, 1080],
    [1350, 1110],
  ]))
    prune(s, { x, y, size: 48 });
  walnutShell(s, { x: 140, y: 160, size: 58 });
  walnutShell(s, { x: 250, y: 100, size: 54 });
  garlic(s, { x: 1450, y: 170, r: 78 });
  garlicClove(s, { x: 1340, y: 120, size: 38 });
  fork(s, { x: 90, y: 820, rot: 0.75, size: 0.85 });
}

/** @param {Scene} s @param {Laid & { size?: number, half?: boolean }} options */
function prune(s, { x, y, size = 34, rot, half = false, ...rest }) {
  const seed = s.random.seed();
  const [dark, brown] = hexes(['#1B1114', '#4A2A22']);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.25,
    sdf: blob(s.random, size, size * 0.74, 0.1, 6),
    tall: size * (half ? 0.5 : 0.8),
    round: size * 0.7,
    ...rest,
    paint(p) {
      const wrinkle = Math.abs(fbm(p.u / 16 + noise(p.u / 20, p.v / 20, seed), p.v / 8, seed, 3));
      p.z += 9 * smooth(0, 0.3, wrinkle) - 6;
      colour(p, blend(dark, brown, 0.2 + 0.6 * smooth(0.1, 0.45, wrinkle)));
      p.gloss = 0.42;
      p.rough = 0.35;
      p.glow = 0.3;
    },
  });
}
