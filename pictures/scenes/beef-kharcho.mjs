import { mchadi } from '../kit/bread.mjs';
import { spoon } from '../kit/cutlery.mjs';
import { riceGrain } from '../kit/grains.mjs';
import { planks } from '../kit/grounds.mjs';
import { stew } from '../kit/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { meat } from '../kit/meat.mjs';
import { choppedWalnuts } from '../kit/nuts.mjs';
import { garlicClove, onionArc } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/piece.mjs';
import { napkin, spiceDish } from '../kit/props.mjs';
import { bowl } from '../kit/ware.mjs';

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
    tones: ['#7E2A10', '#A8431A'],
    cloud: 0.6,
    eyes: 60,
    eyeTone: '#E88A2A',
    wave: 2,
    parts: [
      [
        15,
        (p) =>
          meat(s, {
            ...p,
            size: s.random.between(56, 80),
            kind: 'beef',
            sear: 0.25,
            glaze: '#9A3A16',
            coat: 0.5,
            tall: 52,
            sink: 0.4,
          }),
        0.76,
      ],
      [210, (p) => riceGrain(s, { ...p, length: 15, width: 5.5, tone: '#F0D9B4', sink: 0.45 }), 0.88],
      [
        26,
        (p) => onionArc(s, { ...p, r: 34, width: 6, sweep: 1.8, tones: ['#E2A060', '#C87A3A'], sink: 0.3 }),
      ],
    ],
  });
  choppedWalnuts(s, { ...MIDDLE, radius: 330, count: 46, size: 11 });
  chopped(s, { ...MIDDLE, radius: 350, count: 90, size: 11 });
  corianderLeaves(s, [
    [760, 560, 42],
    [830, 630, 44],
    [790, 520, 34],
  ]);
  mchadi(s, { x: 1310, y: 890, length: 132, width: 92, rot: 0.5 });
  mchadi(s, { x: 1420, y: 1020, length: 132, width: 90, rot: -0.2 });
  spoon(s, { x: 170, y: 330, rot: 1.25, size: 0.95 });
  spiceDish(s, { x: 1440, y: 170, r: 96, tone: '#A85A1E' });
  for (const [x, y] of [
    [1270, 110],
    [1330, 60],
  ])
    garlicClove(s, { x, y, size: 34 });
  sprig(s, { x: 40, y: 1040, length: 270, rot: 0.25, leaves: 8, size: 42 });
}
