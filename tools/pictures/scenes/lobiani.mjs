import { board } from '../kit/table/boards.mjs';
import { crumbs } from '../kit/bread.mjs';
import { knife } from '../kit/table/cutlery.mjs';
import { breadWedge, wedges } from '../kit/dough.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { tarragon } from '../kit/herbs.mjs';
import { onion } from '../kit/onions.mjs';
import { napkin, sideBowl } from '../kit/table/props.mjs';
import { bean } from '../kit/pulses.mjs';
import { colour, hex, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';

/** @import { Pixel, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#C9B79C', '#9C866A'] });
  napkin(s, {
    x: 1180,
    y: 300,
    width: 900,
    height: 640,
    rot: 0.3,
    tone: '#D9CDB8',
    stripes: [
      { at: -260, width: 12, tone: '#1F3A6E' },
      { at: -230, width: 4, tone: '#1F3A6E' },
    ],
  });
  board(s, { x: 760, y: 620, r: 480, tone: ['#B07E4E', '#6A4124'], tall: 24 });
  const seed = s.random.seed();
  wedges(8, 0.1).forEach(([from, to], index) =>
    breadWedge(s, {
      x: 760,
      y: 620,
      r: 410,
      from,
      to,
      base: 24,
      seed,
      tall: 38,
      away: index === 7 ? 88 : index === 6 ? 26 : 5,
      bake: 0.5,
      side: 20,
      filling: beanFilling,
    }),
  );
  sideBowl(s, {
    x: 1390,
    y: 940,
    r: 185,
    tall: 66,
    tone: '#8A4F30',
    inside: '#A4653F',
    draw: ({ x, y, r }) => {
      for (let index = 0; index < 130; index += 1) {
        const [angle, far] = [s.random.angle(), r * 0.8 * Math.sqrt(s.random.next())];
        bean(s, { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, size: 21, gloss: 0.7 });
      }
    },
  });
  for (const [x, y] of /** @type {const} */ ([
    [1190, 1110],
    [1240, 1140],
    [1150, 1160],
    [1330, 730],
  ]))
    bean(s, { x, y, size: 21 });
  tarragon(s, { x: 60, y: 110, length: 300, rot: 0.3, leaves: 16, size: 66 });
  onion(s, { x: 150, y: 1060, r: 92 });
  knife(s, { x: 1090, y: 130, rot: 0.12, size: 0.95, base: 8 });
  crumbs(s, { x: 1180, y: 900, radius: 100, count: 14 });
}

/** @param {Pixel} p @param {number} depth @param {number} seed */
function beanFilling(p, depth, seed) {
  colour(p, hex('#7A4434'));
  tint(p, hex('#A26A50'), 0.7 * smooth(0.1, 0.5, noise(p.x / 9, p.y / 9, seed)));
  tint(p, hex('#4E241C'), 0.6 * smooth(0.3, 0.6, noise(p.x / 5, p.y / 5, seed + 4)));
  tint(p, hex('#D9A860'), 0.7 * smooth(0.25, 0.02, depth));
  p.z += 2.5 * noise(p.x / 8, p.y / 8, seed + 5);
  p.gloss = 0.2;
}
