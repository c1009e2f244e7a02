import { mchadi } from '../kit/bread.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { riceGrain } from '../kit/grains.mjs';
import { gravy, ladle } from '../kit/gravy.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { meat } from '../kit/meat.mjs';
import { choppedWalnuts } from '../kit/nuts.mjs';
import { garlicClove, onionArc } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { napkin, spiceDish } from '../kit/table/props.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#8F6A48', '#4C3220'] });
  napkin(s, {
    x: 1180,
    y: 880,
    width: 820,
    height: 560,
    rot: -0.2,
    tone: '#E5DAC6',
    stripes: [{ at: 230, width: 10, tone: '#7B1E3A' }],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 460,
    tall: 110,
    tone: '#7B4A30',
    inside: '#8E5A3C',
    edge: '#3E2316',
  });
  stew(s, dish, {
    level: 78,
    tones: ['#7E2A10', '#B04A1C'],
    fleck: '#C8662A',
    liquid: gravy,
    parts: [
      [
        12,
        (p) =>
          meat(s, {
            ...p,
            size: s.random.between(74, 98),
            kind: 'beef',
            sear: 0.25,
            glaze: '#9A3A16',
            coat: 0.6,
            fibres: 0.5,
            gloss: 0.3,
            tall: 58,
            sink: 0.4,
          }),
        0.76,
      ],
      [
        90,
        (p) => riceGrain(s, { ...p, length: 17, width: 6.4, tone: '#DDA874', sink: 0.6, lean: 0.1 }),
        0.84,
      ],
      [
        10,
        (p) => onionArc(s, { ...p, r: 44, width: 8, sweep: 1.7, tones: ['#CE8446', '#B0602A'], sink: 0.5 }),
        0.76,
      ],
    ],
  });
  strew(s, dish, 8, 0.66, (p) =>
    ladle(s, { ...p, rx: s.random.between(60, 90), ry: 44, tones: ['#86300F', '#B8501E'], share: 0.9 }),
  );
  choppedWalnuts(s, { ...MIDDLE, radius: 300, count: 18, size: 15 });
  chopped(s, { ...MIDDLE, radius: 340, count: 34, size: 14 });
  corianderLeaves(s, [
    [760, 560, 42],
    [830, 630, 44],
    [790, 520, 34],
  ]);
  mchadi(s, { x: 1310, y: 890, length: 132, width: 92, rot: 0.5 });
  mchadi(s, { x: 1420, y: 1020, length: 132, width: 90, rot: -0.2 });
  spoon(s, { x: 170, y: 330, rot: 1.25, size: 0.95 });
  spiceDish(s, { x: 1440, y: 170, r: 96, tone: '#A85A1E' });
  for (const [x, y] of /** @type {const} */ ([
    [1270, 110],
    [1330, 60],
  ]))
    garlicClove(s, { x, y, size: 34 });
  sprig(s, { x: 40, y: 1040, length: 270, rot: 0.25, leaves: 8, size: 42 });
}
