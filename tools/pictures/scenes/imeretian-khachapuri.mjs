import { board } from '../kit/table/boards.mjs';
import { crumbs } from '../kit/bread.mjs';
import { knife } from '../kit/table/cutlery.mjs';
import { butter, cheese, meltedCheese } from '../kit/dairy.mjs';
import { breadWedge, wedges } from '../kit/dough.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { parsley, sprig } from '../kit/herbs.mjs';
import { sheen } from '../kit/liquids.mjs';
import { napkin, sideBowl } from '../kit/table/props.mjs';
import { colour, hex, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Pixel, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#A9794E', '#5E3A20'] });
  napkin(s, {
    x: 330,
    y: 860,
    width: 760,
    height: 620,
    rot: -0.35,
    stripes: [
      { at: 250, width: 9, tone: '#7B1E3A' },
      { at: 274, width: 3, tone: '#7B1E3A' },
    ],
  });
  board(s, { x: 770, y: 610, r: 478, handle: 250, rot: -0.42, tall: 24 });
  const seed = s.random.seed();
  s.stamp({
    x: 770,
    y: 610,
    reach: 400,
    base: 24,
    sdf: blob(s.random, 372, 372, 0.02),
    paint(p) {
      p.z = 12;
      meltedCheese(p, seed, { bake: 0.15 });
    },
  });
  wedges(8, 0.32).forEach(([from, to], index) =>
    breadWedge(s, {
      x: 770,
      y: 610,
      r: 408,
      from,
      to,
      base: 24,
      seed,
      away: index === 0 ? 82 : 5,
      bake: 0.4,
      filling: cheeseFilling,
    }),
  );
  sheen(s, { x: 690, y: 520, rx: 120, ry: 90, tone: '#F2B94A', share: 0.25 });
  butter(s, { x: 690, y: 520, size: 40, melt: 1.1 });
  sideBowl(s, {
    x: 1400,
    y: 980,
    r: 170,
    tall: 60,
    tone: '#2E4A7C',
    inside: '#F0EADC',
    draw: ({ x, y, r }) => {
      for (const [dx, dy, rot] of /** @type {const} */ ([
        [-50, -20, 0.3],
        [44, -42, 1.1],
        [10, 46, -0.4],
        [-4, -8, 0.9],
      ]))
        cheese(s, { x: x + dx, y: y + dy, width: r * 0.62, height: r * 0.44, tall: 26, rot });
    },
  });
  knife(s, { x: 1165, y: 1050, rot: 0.95, size: 0.85, base: 6 });
  parsley(s, { x: 90, y: 150, length: 260, rot: 0.35, leaves: 8, size: 42 });
  sprig(s, { x: 60, y: 260, length: 220, rot: 0.1, leaves: 7, size: 40 });
  crumbs(s, { x: 1240, y: 780, radius: 120, count: 16 });
}

/**
 * White curd cheese running out where the bread is cut.
 * @param {Pixel} p
 * @param {number} depth
 * @param {number} seed
 */
function cheeseFilling(p, depth, seed) {
  colour(p, hex('#FBF1D2'));
  tint(p, hex('#EBCB84'), 0.5 * smooth(0, 0.6, noise(p.x / 12, p.y / 12, seed)));
  tint(p, hex('#D9A860'), 0.8 * smooth(0.3, 0.02, depth));
  p.z += 2.5 * noise(p.x / 8, p.y / 8, seed + 5);
  p.gloss = 0.5;
  p.glow = 0.9;
}
