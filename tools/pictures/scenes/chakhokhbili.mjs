import { spoon } from '../kit/table/cutlery.mjs';
import { gravy, ladle } from '../kit/gravy.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { basil, chopped } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { chickenPiece } from '../kit/meat.mjs';
import { onion, onionArc } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { chilli } from '../kit/salad.mjs';
import { tomato } from '../kit/tomatoes.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#DCCDB4',
    stripes: [
      { at: -470, width: 14, tone: '#7B1E3A' },
      { at: -440, width: 4, tone: '#7B1E3A' },
      { at: 480, width: 14, tone: '#7B1E3A' },
      { at: 452, width: 4, tone: '#7B1E3A' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 478,
    tall: 100,
    tone: '#2C4A7E',
    inside: '#EFE7D8',
    edge: '#14264A',
  });
  stew(s, dish, {
    level: 70,
    tones: ['#A8280F', '#D24E22'],
    fleck: '#E8823C',
    liquid: gravy,
    parts: [
      [
        16,
        (p) => onionArc(s, { ...p, r: 52, width: 9, sweep: 1.7, tones: ['#E89A5C', '#CF6A34'], sink: 0.55 }),
        0.78,
      ],
      [12, (p) => ladle(s, { ...p, rx: 58, ry: 42, tones: ['#B02A12', '#D2481E'], thick: 11 }), 0.74],
    ],
  });
  const joints = /** @type {const} */ ([
    [-170, -140, 'thigh', 0.4],
    [100, -190, 'drum', 2.6],
    [210, 20, 'thigh', 1.3],
    [-210, 90, 'drum', 0.6],
    [0, 20, 'thigh', -0.6],
    [90, 210, 'thigh', 2.9],
    [-120, 230, 'drum', -0.4],
  ]);
  for (const [dx, dy, shape, rot] of joints)
    chickenPiece(s, {
      x: 790 + dx,
      y: 600 + dy,
      rot,
      shape,
      size: shape === 'drum' ? 132 : 122,
      bake: 0.36,
      crisp: 0.3,
      tall: 74,
      sink: 0.3,
      glaze: '#C23E1C',
      coat: 0.75,
      base: 66,
    });
  strew(s, dish, 11, 0.58, (p) =>
    ladle(s, {
      ...p,
      rx: s.random.between(62, 92),
      ry: s.random.between(40, 56),
      tones: ['#B32A12', '#DC5426'],
      uneven: 0.24,
    }),
  );
  strew(s, dish, 9, 0.64, (p) =>
    onionArc(s, { ...p, r: 50, width: 8, sweep: 1.8, tones: ['#F0B684', '#D97E44'], sink: 0.3 }),
  );
  chopped(s, { ...MIDDLE, radius: 340, count: 34, size: 14 });
  basil(s, { x: 800, y: 590, size: 84 });
  corianderLeaves(s, [
    [650, 520, 42],
    [920, 690, 44],
    [720, 730, 38],
  ]);
  spoon(s, { x: 1280, y: 930, rot: 0.5, size: 0.95, material: 'wood' });
  tomato(s, { x: 150, y: 170, r: 100 });
  tomato(s, { x: 320, y: 90, r: 82 });
  basil(s, { x: 1440, y: 200, size: 120, leaves: 6 });
  onion(s, { x: 120, y: 1060, r: 90 });
  chilli(s, { x: 250, y: 1120, length: 200, width: 19, rot: -0.5 });
}
