import { board } from '../kit/table/boards.mjs';
import { crumbs, mchadi } from '../kit/bread.mjs';
import { cheese } from '../kit/dairy.mjs';
import { glass } from '../kit/table/glass.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { sprig, tarragon } from '../kit/herbs.mjs';
import { napkin, spiceDish } from '../kit/table/props.mjs';
import { tomato } from '../kit/tomatoes.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#C2B59E', '#8F8069'] });
  napkin(s, {
    x: 1200,
    y: 340,
    width: 900,
    height: 700,
    rot: 0.25,
    tone: '#2A4680',
    ink: '#E9E3D6',
    print: (u, v) => (Math.abs(((u + 2000) % 46) - 23) + Math.abs(((v + 2000) % 46) - 23) < 9 ? 0.9 : 0),
  });
  board(s, {
    x: 780,
    y: 610,
    halfWidth: 640,
    halfHeight: 440,
    rot: 0.08,
    tone: ['#B98855', '#6E4527'],
    tall: 24,
  });
  const cakes = /** @type {const} */ ([
    [430, 400, 0.2],
    [690, 360, -0.1],
    [950, 400, 0.25],
    [500, 640, -0.25],
    [790, 610, 0.15],
    [470, 860, 0.1],
    [745, 850, -0.2],
  ]);
  for (const [x, y, rot] of cakes) mchadi(s, { x, y, rot: rot + 1.35, length: 142, width: 102, tall: 44 });
  for (let index = 0; index < 6; index += 1)
    cheese(s, {
      x: 1085 + index * 20,
      y: 590 + index * 62,
      rot: 0.25 + index * 0.05,
      width: 290,
      height: 116,
      tall: 26,
      base: 26 + index * 4,
      sink: 0,
      holes: 0.55,
      tone: '#F8F0DC',
    });
  sprig(s, { x: 970, y: 880, length: 210, rot: 0.9, leaves: 7, size: 40 });
  tarragon(s, { x: 900, y: 720, length: 220, rot: 1.35, leaves: 14, size: 62 });
  crumbs(s, { x: 640, y: 740, radius: 330, count: 40, tones: ['#E0B04A', '#C98A2A'] });
  tomato(s, { x: 150, y: 160, r: 92 });
  glass(s, { x: 1440, y: 180, r: 98, tall: 110, tones: ['#EDE6D8', '#FBF8F0'], foot: false });
  spiceDish(s, { x: 140, y: 1060, r: 88, tone: '#EFE9DC', ware: '#7E4A30' });
}
