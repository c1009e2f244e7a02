import { shoti } from '../kit/bread.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { strokesDecor } from '../kit/table/decor.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { shredded } from '../kit/meat.mjs';
import { seeds } from '../kit/nuts.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { spiceDish } from '../kit/table/props.mjs';
import { lump } from '../kit/roots.mjs';
import { supra } from '../kit/table/supra.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [420, 620] });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 462,
    tall: 112,
    tone: '#F4EEE2',
    decor: strokesDecor({ count: 48, from: 0.955, to: 0.99, line: 0 }),
  });
  stew(s, dish, {
    level: 82,
    tones: ['#EBC458', '#F3DC8E'],
    cloud: 0.4,
    wave: 2,
    gloss: 0.45,
    rough: 0.3,
    eyes: 44,
    eyeTone: '#F2A93A',
    parts: [
      [26, (p) => shredded(s, { ...p, sink: 0.4 }), 0.72],
      [40, (p) => lump(s, { ...p, size: 13, tones: ['#F8EBC0', '#E9CF8E'], sink: 0.4 }), 0.86],
    ],
  });
  strew(s, { ...dish, x: 780, y: 590 }, 14, 0.34, (p) => shredded(s, p));
  seeds(s, {
    ...MIDDLE,
    radius: 360,
    count: 70,
    size: 3,
    thin: 0.8,
    tones: ['#2A1F18', '#C9781E', '#D9921E'],
  });
  chopped(s, { ...MIDDLE, radius: 350, count: 90, size: 12 });
  corianderLeaves(s, [
    [740, 560, 46],
    [840, 600, 50],
    [790, 670, 44],
    [700, 640, 38],
    [860, 520, 38],
  ]);
  spoon(s, { x: 1280, y: 420, rot: 1.1, size: 1.05 });
  shoti(s, { x: 1370, y: 1010, length: 480, width: 180, rot: -0.5 });
  spiceDish(s, { x: 150, y: 160, r: 94, tone: '#DB9A1E' });
  sprig(s, { x: 30, y: 1030, length: 290, rot: 0.2, leaves: 9, size: 44 });
}
