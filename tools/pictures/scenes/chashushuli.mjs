import { roundBoard } from '../kit/table/boards.mjs';
import { ketsi } from '../kit/table/clay.mjs';
import { fork } from '../kit/table/cutlery.mjs';
import { gravy, ladle } from '../kit/gravy.mjs';
import { stew } from '../kit/table/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { meat } from '../kit/meat.mjs';
import { garlic, onion, onionArc } from '../kit/onions.mjs';
import { spiceDish } from '../kit/table/props.mjs';
import { chilli, pepperStrip } from '../kit/salad.mjs';
import { supra } from '../kit/table/supra.mjs';
import { tomato } from '../kit/tomatoes.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [500, 330] });
  roundBoard(s);
  const pan = ketsi(s, { x: 780, y: 600, r: 470, tall: 78, wall: 34, base: 20 });
  stew(s, pan, {
    level: 66,
    tones: ['#8E1F10', '#B8361A'],
    fleck: '#D9602A',
    liquid: gravy,
    parts: [
      [
        24,
        (p) =>
          meat(s, {
            ...p,
            size: s.random.between(66, 90),
            kind: 'beef',
            sear: 0.35,
            glaze: '#A82A14',
            coat: 0.55,
            fibres: 0.5,
            gloss: 0.3,
            tall: 48,
            sink: 0.3,
          }),
        0.8,
      ],
      [12, (p) => pepperStrip(s, { ...p, length: s.random.between(90, 124), width: 17, sink: 0.4 })],
      [7, (p) => pepperStrip(s, { ...p, length: 96, width: 15, tones: ['#4E7A2A', '#8DAE52'], sink: 0.4 })],
      [
        16,
        (p) => onionArc(s, { ...p, r: 52, width: 9, sweep: 1.7, tones: ['#E59A5E', '#C9652F'], sink: 0.45 }),
      ],
      [16, (p) => ladle(s, { ...p, rx: 64, ry: 46, tones: ['#A82612', '#D04E24'], thick: 10 })],
    ],
  });
  chopped(s, { x: 780, y: 600, radius: 350, count: 34, size: 14 });
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
