import { spoon } from '../kit/table/cutlery.mjs';
import { dollop } from '../kit/dairy.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped, dillFronds } from '../kit/herbs.mjs';
import { oilEyes } from '../kit/liquids.mjs';
import { meat } from '../kit/meat.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { sideBowl, sidePlate } from '../kit/table/props.mjs';
import { lump, shred, stick } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#EAE1D1',
    stripes: [
      { at: -450, width: 20, tone: '#A3182C' },
      { at: -410, width: 6, tone: '#1B1114' },
      { at: 470, width: 20, tone: '#A3182C' },
      { at: 430, width: 6, tone: '#1B1114' },
    ],
  });
  sidePlate(s, { ...MIDDLE, r: 520, tone: '#EFE8DB', gloss: 0.4 });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 430,
    tall: 118,
    tone: '#F2ECE0',
    base: 10,
    decor: rimDecor({ tone: '#A3182C', from: 0.975 }),
  });
  stew(s, dish, {
    level: 92,
    tones: ['#6E0A1E', '#A11A2C'],
    cloud: 0.5,
    wave: 2,
    eyes: 60,
    eyeTone: '#E8662A',
    parts: [
      [
        52,
        (p) =>
          shred(s, {
            ...p,
            length: s.random.between(60, 104),
            width: 6.5,
            tones: ['#9A1638', '#6E0C28'],
            gloss: 0.55,
            sink: 0.35,
          }),
      ],
      [
        34,
        (p) =>
          shred(s, {
            ...p,
            length: s.random.between(60, 110),
            width: 7,
            tones: ['#D98A7A', '#B9505A'],
            sink: 0.35,
          }),
      ],
      [22, (p) => stick(s, { ...p, length: 58, width: 12, tone: '#D9622A', pale: '#EE8E46', sink: 0.35 })],
      [18, (p) => lump(s, { ...p, size: 40, tones: ['#E5A07E', '#C9685A'], gloss: 0.5, sink: 0.35 }), 0.76],
      [
        9,
        (p) => meat(s, { ...p, size: 62, kind: 'beef', sear: 0.15, glaze: '#7E1428', coat: 0.4, sink: 0.3 }),
        0.66,
      ],
    ],
  });
  strew(s, dish, 20, 0.7, (p) =>
    shred(s, {
      ...p,
      length: s.random.between(60, 100),
      width: 6.5,
      tones: ['#A81E42', '#7A1030'],
      gloss: 0.6,
      sink: 0.2,
    }),
  );
  oilEyes(s, { ...MIDDLE, radius: 360, count: 60, tone: '#E8662A', size: 14 });
  dollop(s, { x: 800, y: 580, r: 112, tall: 54, sink: 0.1 });
  chopped(s, { ...MIDDLE, radius: 320, count: 80, size: 9 });
  dillFronds(s, [
    [770, 590, 120, 0.4],
    [800, 570, 110, -0.9],
    [620, 470, 110, 2.4],
    [930, 720, 120, 1.1],
    [650, 740, 100, 0.2],
  ]);
  sideBowl(s, {
    x: 1400,
    y: 1000,
    r: 150,
    tall: 60,
    tone: '#F2ECE0',
    edge: '#A3182C',
    draw: ({ x, y, r }) => {
      dollop(s, { x, y, r: r * 0.86, tall: 40 });
      chopped(s, { x, y, radius: r * 0.5, count: 8, size: 8 });
    },
  });
  garlic(s, { x: 1440, y: 170, r: 82 });
  for (const [x, y] of /** @type {const} */ ([
    [1320, 110],
    [1340, 210],
  ]))
    garlicClove(s, { x, y, size: 38 });
  spoon(s, { x: 140, y: 340, rot: 1.35, size: 0.95 });
  dillFronds(s, [
    [60, 1060, 230, 0.2],
    [40, 1110, 220, -0.1],
    [80, 1010, 200, 0.5],
  ]);
}
