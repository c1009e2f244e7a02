import { spoon } from '../kit/table/cutlery.mjs';
import { strokesDecor } from '../kit/table/decor.mjs';
import { gravy, ladle } from '../kit/gravy.mjs';
import { stew } from '../kit/table/heap.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sheen } from '../kit/liquids.mjs';
import { meat } from '../kit/meat.mjs';
import { choppedWalnuts, seeds, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { pomegranate, pomegranateHalf, pomegranateSeeds } from '../kit/pomegranate.mjs';
import { spiceDish } from '../kit/table/props.mjs';
import { supra } from '../kit/table/supra.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [300, 40] });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 470,
    tall: 96,
    tone: '#F2ECDF',
    decor: strokesDecor({ count: 46, from: 0.955, to: 0.99, line: 0 }),
  });
  const level = 62;
  stew(s, dish, {
    level,
    tones: ['#DDB57A', '#EBCB97'],
    fleck: '#F4E0B6',
    swell: 9,
    liquid: gravy,
    parts: [
      [
        10,
        (p) =>
          meat(s, {
            ...p,
            size: s.random.between(84, 112),
            kind: 'poultry',
            sear: 0.3,
            fibres: 0.3,
            glaze: '#E6C48E',
            coat: 0.9,
            tall: 52,
            sink: 0.45,
          }),
        0.72,
      ],
    ],
  });
  for (const [x, y] of /** @type {const} */ ([
    [620, 460],
    [950, 480],
    [690, 790],
    [930, 790],
    [800, 610],
    [520, 640],
    [1060, 640],
  ]))
    ladle(s, {
      x,
      y,
      rx: s.random.between(120, 165),
      ry: s.random.between(80, 115),
      tones: ['#DCB377', '#EFD3A2'],
      thick: 10,
      uneven: 0.24,
    });
  seeds(s, { ...MIDDLE, radius: 380, count: 40, size: 3, tones: ['#B98448', '#9A6A34'] });
  for (const [x, y] of /** @type {const} */ ([
    [560, 480],
    [1000, 700],
    [740, 830],
    [900, 400],
  ]))
    sheen(s, { x, y, rx: 84, ry: 34, tone: '#D9721A', share: 0.5, uneven: 0.3, soft: 26 });
  pomegranateSeeds(s, { x: 780, y: 590, radius: 180, count: 26, size: 15 });
  corianderLeaves(s, [
    [735, 560, 40],
    [842, 615, 44],
    [790, 680, 36],
  ]);
  walnutHalf(s, { x: 690, y: 640, size: 40 });
  walnutHalf(s, { x: 880, y: 530, size: 38 });
  spoon(s, { x: 1250, y: 960, rot: 0.35, size: 0.9, material: 'wood', base: 8 });
  pomegranateHalf(s, { x: 1440, y: 190, r: 130 });
  pomegranate(s, { x: 1470, y: 420, r: 104, rot: 0.8 });
  for (const [x, y] of /** @type {const} */ ([
    [130, 1020],
    [230, 1090],
  ]))
    walnutShell(s, { x, y, size: 56 });
  choppedWalnuts(s, { x: 190, y: 960, radius: 90, count: 16, size: 13 });
  spiceDish(s, { x: 150, y: 160, r: 92, tone: '#D9921E' });
}
