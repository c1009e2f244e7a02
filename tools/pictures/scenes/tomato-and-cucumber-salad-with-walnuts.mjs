import { fork } from '../kit/table/cutlery.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { mound, strew } from '../kit/table/heap.mjs';
import { basil, chopped } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sauce } from '../kit/liquids.mjs';
import { choppedWalnuts, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { redOnionArc } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { cucumberSlice } from '../kit/salad.mjs';
import { tomato, tomatoWedge } from '../kit/tomatoes.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#E9E0D0',
    stripes: [
      { at: -420, width: 16, tone: '#1F3A6E' },
      { at: -388, width: 5, tone: '#1F3A6E' },
      { at: 455, width: 16, tone: '#1F3A6E' },
      { at: 423, width: 5, tone: '#1F3A6E' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 480,
    tall: 92,
    tone: '#A9683F',
    inside: '#B5764A',
    edge: '#4E2817',
  });
  mound(s, { ...MIDDLE, rx: 370, tall: 70, base: dish.z + 4, tone: '#7A2A18' });
  strew(s, dish, 60, 0.8, (p) => tomatoWedge(s, { ...p, length: s.random.between(76, 96) }));
  strew(s, dish, 62, 0.8, (p) =>
    cucumberSlice(s, { ...p, r: s.random.between(46, 54), half: s.random.next() > 0.4, lean: 0.3 }),
  );
  strew(s, dish, 26, 0.72, (p) => tomatoWedge(s, { ...p, length: s.random.between(72, 92) }));
  strew(s, dish, 24, 0.7, (p) => redOnionArc(s, { ...p, r: 56, width: 6, sweep: 3 }));
  for (let index = 0; index < 7; index += 1)
    sauce(s, {
      x: 790 + s.random.between(-220, 220),
      y: 600 + s.random.between(-220, 220),
      rx: s.random.between(56, 96),
      ry: 46,
      tones: ['#C9A468', '#EAD8AC'],
      thick: 8,
      lumps: 3,
      grain: 1.4,
      gloss: 0.3,
      uneven: 0.3,
      speck: '#9A7440',
    });
  choppedWalnuts(s, { ...MIDDLE, radius: 330, count: 90, size: 15 });
  for (const [x, y] of /** @type {const} */ ([
    [700, 500],
    [890, 560],
    [770, 700],
    [600, 620],
    [950, 720],
  ]))
    walnutHalf(s, { x, y, size: 40 });
  chopped(s, { ...MIDDLE, radius: 350, count: 80, size: 12 });
  basil(s, { x: 800, y: 600, size: 90, leaves: 6 });
  corianderLeaves(s, [
    [650, 440, 42],
    [960, 470, 42],
    [690, 780, 42],
  ]);
  for (const [x, y, r] of /** @type {const} */ ([
    [140, 170, 98],
    [310, 90, 84],
  ]))
    tomato(s, { x, y, r });
  for (const [x, y] of /** @type {const} */ ([
    [1330, 1010],
    [1400, 1040],
    [1470, 1020],
  ]))
    cucumberSlice(s, { x, y, r: 54 });
  walnutShell(s, { x: 1450, y: 180, size: 58 });
  walnutHalf(s, { x: 1360, y: 130, size: 40 });
  basil(s, { x: 130, y: 1060, size: 110, leaves: 6 });
  fork(s, { x: 1240, y: 860, rot: 0.5, size: 0.8 });
}
