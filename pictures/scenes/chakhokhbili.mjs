import { spoon } from '../kit/cutlery.mjs';
import { cloth } from '../kit/grounds.mjs';
import { stew, strew } from '../kit/heap.mjs';
import { basil, chopped } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sauce } from '../kit/liquids.mjs';
import { chickenPiece } from '../kit/meat.mjs';
import { onion, onionArc } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/piece.mjs';
import { chilli } from '../kit/salad.mjs';
import { tomato } from '../kit/tomatoes.mjs';
import { bowl } from '../kit/ware.mjs';

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
    cloud: 0.8,
    wave: 4,
    eyes: 46,
    eyeTone: '#F29A3A',
    parts: [
      [
        40,
        (p) => onionArc(s, { ...p, r: 46, width: 8, sweep: 1.9, tones: ['#F0BE86', '#DB8444'], sink: 0.3 }),
      ],
      [24, (p) => sauce(s, { ...p, rx: 46, ry: 34, tones: ['#B52C14', '#E2622E'], thick: 9, gloss: 0.65 })],
    ],
  });
  const joints = [
    [-170, -140, 'thigh', 0.4],
    [100, -190, 'drum', 2.6],
    [210, 20, 'thigh', 1.3],
    [-210, 90, 'drum', 0.6],
    [0, 20, 'thigh', -0.6],
    [90, 210, 'thigh', 2.9],
    [-120, 230, 'drum', -0.4],
  ];
  for (const [dx, dy, shape, rot] of joints)
    chickenPiece(s, {
      x: 790 + dx,
      y: 600 + dy,
      rot,
      shape,
      size: shape === 'drum' ? 132 : 122,
      bake: 0.36,
      tall: 74,
      sink: 0.3,
      glaze: '#C23E1C',
      coat: 0.85,
      base: 66,
    });
  strew(s, dish, 20, 0.76, (p) =>
    sauce(s, {
      ...p,
      rx: s.random.between(34, 58),
      ry: 32,
      tones: ['#B52C14', '#E2622E'],
      thick: 8,
      gloss: 0.65,
      uneven: 0.25,
    }),
  );
  strew(s, dish, 16, 0.74, (p) =>
    onionArc(s, { ...p, r: 44, width: 7, sweep: 2, tones: ['#F4CE9E', '#DF8E50'] }),
  );
  chopped(s, { ...MIDDLE, radius: 350, count: 90, size: 12 });
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
