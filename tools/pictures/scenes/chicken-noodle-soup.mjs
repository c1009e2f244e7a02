import { breadSlice } from '../kit/bread.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped, dillFronds } from '../kit/herbs.mjs';
import { shredded } from '../kit/meat.mjs';
import { seeds } from '../kit/nuts.mjs';
import { onion } from '../kit/onions.mjs';
import { strand } from '../kit/pasta.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';
import { carrotCoin, lump } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#C9A77E', '#8A6240'] });
  napkin(s, {
    x: 300,
    y: 880,
    width: 780,
    height: 600,
    rot: 0.3,
    tone: '#DCE3E6',
    stripes: [
      { at: -250, width: 10, tone: '#1F3A6E' },
      { at: -275, width: 3, tone: '#1F3A6E' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 468,
    tall: 112,
    tone: '#F4EFE5',
    decor: rimDecor({ tone: '#2B4A86', from: 0.975 }),
  });
  stew(s, dish, {
    level: 82,
    tones: ['#D9A036', '#EBC878'],
    cloud: 0.25,
    wave: 1.6,
    eyes: 90,
    eyeTone: '#F6C24E',
    parts: [
      [150, (p) => vermicelli(s, p), 0.88],
      [34, (p) => carrotCoin(s, { ...p, r: s.random.between(24, 34), sink: 0.35 })],
      [22, (p) => lump(s, { ...p, size: 42, tones: ['#F5E3A8', '#E9CE80'], gloss: 0.5, sink: 0.4 }), 0.8],
      [
        17,
        (p) => shredded(s, { ...p, width: s.random.between(24, 38), length: s.random.between(70, 100) }),
        0.74,
      ],
    ],
  });
  strew(s, dish, 46, 0.62, (p) => vermicelli(s, p));
  strew(s, dish, 12, 0.6, (p) => carrotCoin(s, { ...p, r: s.random.between(24, 32), sink: 0.1 }));
  strew(s, dish, 7, 0.5, (p) => shredded(s, { ...p, width: 30, length: 84 }));
  chopped(s, { ...MIDDLE, radius: 360, count: 130, size: 8 });
  dillFronds(s, [
    [740, 560, 130, 0.2],
    [850, 650, 120, 2.6],
    [800, 500, 110, -0.8],
    [650, 700, 110, 0.9],
  ]);
  seeds(s, { ...MIDDLE, radius: 360, count: 40, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  spoon(s, { x: 180, y: 720, rot: 1.1, size: 1.05, base: 8 });
  for (const [x, y] of /** @type {const} */ ([
    [1370, 1040],
    [1440, 1010],
    [1460, 1090],
    [1330, 1120],
  ]))
    carrotCoin(s, { x, y, r: 40 });
  dillFronds(s, [
    [1220, 120, 260, 0.3],
    [1260, 70, 230, 0.1],
    [1210, 170, 220, 0.6],
  ]);
  onion(s, { x: 140, y: 150, r: 92 });
  breadSlice(s, { x: 1440, y: 330, width: 210, height: 150, rot: 1.2 });
}

/**
 * Short soup noodles, curled as they fall.
 * @param {Scene} s
 * @param {Place} options
 */
function vermicelli(s, { x, y }) {
  const turn = s.random.angle();
  const bend = s.random.between(-1.4, 1.4);
  /** @type {Point[]} */
  const points = [0, 1, 2, 3].map((step) => [
    x + Math.cos(turn + bend * step) * step * 17,
    y + Math.sin(turn + bend * step) * step * 17,
  ]);
  strand(s, { points, width: 4.2, tones: ['#F6DF9C', '#E9C56E'], lift: -2 });
}
