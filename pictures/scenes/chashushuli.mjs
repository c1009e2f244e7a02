import { roundBoard } from '../kit/boards.mjs';
import { ketsi } from '../kit/clay.mjs';
import { fork } from '../kit/cutlery.mjs';
import { stew } from '../kit/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sauce } from '../kit/liquids.mjs';
import { meat } from '../kit/meat.mjs';
import { garlic, onion, onionArc } from '../kit/onions.mjs';
import { spiceDish } from '../kit/props.mjs';
import { chilli, pepperStrip } from '../kit/salad.mjs';
import { supra } from '../kit/supra.mjs';
import { tomato } from '../kit/tomatoes.mjs';

export function draw(s) {
  supra(s, { shift: [500, 330] });
  roundBoard(s);
  const pan = ketsi(s, { x: 780, y: 600, r: 470, tall: 78, wall: 34, base: 20 });
  stew(s, pan, {
    level: 66,
    tones: ['#8E1F10', '#B8361A'],
    cloud: 0.7,
    eyes: 40,
    eyeTone: '#F08A30',
    wave: 4,
    parts: [
      [
        34,
        (p) =>
          meat(s, {
            ...p,
            size: s.random.between(54, 76),
            kind: 'beef',
            sear: 0.35,
            glaze: '#A82A14',
            coat: 0.45,
            tall: 48,
            sink: 0.3,
          }),
        0.8,
      ],
      [26, (p) => pepperStrip(s, { ...p, length: s.random.between(74, 104), width: 13, sink: 0.3 })],
      [16, (p) => pepperStrip(s, { ...p, length: 84, width: 12, tones: ['#4E7A2A', '#8DAE52'], sink: 0.3 })],
      [
        44,
        (p) => onionArc(s, { ...p, r: 46, width: 8, sweep: 1.9, tones: ['#EFC28E', '#D98A4A'], sink: 0.3 }),
      ],
      [18, (p) => sauce(s, { ...p, rx: 44, ry: 34, tones: ['#B52C16', '#DB5A2C'], thick: 8, gloss: 0.65 })],
    ],
  });
  chopped(s, { x: 780, y: 600, radius: 370, count: 80, size: 12 });
  corianderLeaves(s, [
    [720, 540, 44],
    [860, 600, 46],
    [770, 700, 42],
    [900, 470, 36],
    [640, 650, 36],
  ]);
  chilli(s, { x: 690, y: 430, length: 210, width: 19, rot: 0.5 });
  onion(s, { x: 1420, y: 190, r: 96 });
  sprig(s, { x: 1330, y: 380, length: 230, rot: 0.2, leaves: 7, size: 42 });
  tomato(s, { x: 1430, y: 1030, r: 96 });
  garlic(s, { x: 130, y: 150, r: 78 });
  spiceDish(s, { x: 150, y: 1050, r: 92, tone: '#B5762A' });
  fork(s, { x: 1150, y: 1010, rot: 0.32, size: 0.85 });
}
