import { mchadi } from '../kit/bread.mjs';
import { ketsi } from '../kit/table/clay.mjs';
import { gravy, ladle } from '../kit/gravy.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { strew } from '../kit/table/heap.mjs';
import { chopped, parsley } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { chickenPiece } from '../kit/meat.mjs';
import { seeds } from '../kit/nuts.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';

/** @import { Sauce } from '../kit/gravy.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#8F8478', '#5E554C'] });
  napkin(s, {
    x: 1240,
    y: 900,
    width: 760,
    height: 560,
    rot: -0.4,
    stripes: [
      { at: 220, width: 10, tone: '#1F3A6E' },
      { at: 244, width: 4, tone: '#1F3A6E' },
    ],
  });
  const pan = ketsi(s, { ...MIDDLE, r: 482, tall: 78, wall: 34 });
  /** @type {Sauce & { film: string }} */
  const cream = { tones: ['#E9D6AA', '#FAF1DA'], fleck: '#EBD294', film: '#D9A95A' };
  const joints = /** @type {const} */ ([
    [-170, -150, 'thigh', 0.4],
    [120, -190, 'drum', 2.4],
    [215, 40, 'thigh', 1.4],
    [-225, 70, 'drum', 0.9],
    [-20, 20, 'thigh', -0.5],
    [80, 215, 'thigh', 2.8],
    [-140, 230, 'drum', -0.5],
  ]);
  for (const [dx, dy, shape, rot] of joints)
    chickenPiece(s, {
      x: 790 + dx,
      y: 600 + dy,
      rot,
      shape,
      size: shape === 'drum' ? 138 : 128,
      bake: 0.5,
      crisp: 0.4,
      tall: 82,
      sink: 0.2,
      glaze: '#F6EBD0',
      coat: 0.15,
      base: 40,
    });
  gravy(s, { ...pan, ...cream, level: 54 });
  for (const [dx, dy] of /** @type {const} */ ([
    [-60, -110],
    [150, -70],
    [-150, 150],
    [120, 140],
  ]))
    ladle(s, {
      x: 790 + dx,
      y: 600 + dy,
      rx: 104,
      ry: 70,
      ...cream,
      uneven: 0.24,
    });
  strew(s, pan, 9, 0.72, (p) => garlicClove(s, { ...p, size: 27, peeled: true, roast: 0.6 }));
  seeds(s, { ...MIDDLE, radius: 380, count: 40, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  chopped(s, { ...MIDDLE, radius: 330, count: 26, size: 13 });
  corianderLeaves(s, [
    [730, 500, 36],
    [880, 690, 38],
  ]);
  garlic(s, { x: 150, y: 170, r: 86 });
  garlic(s, { x: 280, y: 90, r: 66 });
  for (const [x, y] of /** @type {const} */ ([
    [110, 320],
    [330, 200],
    [190, 300],
  ]))
    garlicClove(s, { x, y, size: 38 });
  mchadi(s, { x: 1330, y: 1020, length: 130, width: 90, rot: -0.4 });
  mchadi(s, { x: 1430, y: 890, length: 130, width: 90, rot: 0.5 });
  parsley(s, { x: 40, y: 1080, length: 260, rot: -0.1, leaves: 8, size: 42 });
}
