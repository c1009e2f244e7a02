import { board } from '../kit/table/boards.mjs';
import { ketsi } from '../kit/table/clay.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { cheese } from '../kit/dairy.mjs';
import { riceGrain } from '../kit/grains.mjs';
import { fill, spreadMass } from '../kit/table/heap.mjs';
import { sprig } from '../kit/herbs.mjs';
import { strand } from '../kit/pasta.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { supra } from '../kit/table/supra.mjs';
import { blend, colour, dome, hex } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [240, 300] });
  board(s, { ...MIDDLE, r: 540, tone: ['#A9764A', '#5E3A20'], tall: 20 });
  const pan = ketsi(s, { ...MIDDLE, r: 460, tall: 64, wall: 30, base: 18 });
  spreadMass(s, {
    ...MIDDLE,
    rx: 396,
    base: pan.z,
    tall: 58,
    tones: ['#E2CE98', '#F8EED2'],
    wave: 19,
    turns: 15,
    grain: 0.5,
    gloss: 0.7,
    uneven: 0.02,
  });
  const seed = s.random.seed();
  // The cheese draws threads to the lifted spoon.
  for (let index = 0; index < 15; index += 1) {
    const side = (index - 7) * 8.5;
    /** @type {Point[]} */
    const points = [
      [900 + side * 1.5, 640 + side * 0.9],
      [990 + side * 0.8, 660 + side * 0.6],
      [1080 + side * 0.5, 690 + side * 0.4],
      [1150 + side * 0.4, 712 + side * 0.3],
    ];
    strand(s, {
      points,
      width: s.random.between(3, 8),
      tones: ['#FBF4DC', '#EFE0B4'],
      gloss: 0.7,
      follow: false,
      lift: 92 + index * 0.4,
    });
  }
  spoon(s, { x: 1170, y: 720, rot: 0.42, size: 1.15, material: 'wood', base: 96 });
  s.stamp({
    x: 1166,
    y: 718,
    rot: 0.42,
    reach: 110,
    base: 104,
    rise: true,
    sdf: blob(s.random, 70, 46, 0.12),
    paint(p) {
      p.z = 26 * dome(p.d, 34) + 3 * noise(p.x / 16, p.y / 16, seed);
      colour(p, blend(hex('#EBDCB0'), hex('#FCF5E0'), 0.6 + fbm(p.x / 24, p.y / 24, seed)));
      p.gloss = 0.6;
      p.rough = 0.2;
      p.glow = 1;
    },
  });
  for (const [x, y, rot] of /** @type {const} */ ([
    [150, 170, 0.4],
    [250, 110, 1],
    [140, 290, -0.3],
  ]))
    cheese(s, { x, y, rot, width: 150, height: 66, tall: 26, holes: 0.5 });
  sprig(s, { x: 1270, y: 90, length: 270, rot: 0.35, leaves: 8, size: 42 });
  sideBowl(s, {
    x: 150,
    y: 1030,
    r: 140,
    tone: '#E9E0D0',
    draw: ({ x, y, r }) =>
      fill(s, { x, y, rx: r * 0.8, count: 420 }, (p) =>
        riceGrain(s, { ...p, length: 7, width: 5, tone: '#F3E3B4' }),
      ),
  });
}
