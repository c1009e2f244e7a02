import { lemonSlice, lemonWedge } from '../kit/citrus.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { fill, stew, strew } from '../kit/table/heap.mjs';
import { drizzle, powder } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { napkin, sideBowl, spiceDish } from '../kit/table/props.mjs';
import { lump, stick } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, colour, hex } from '../studio/colour.mjs';
import { ellipse } from '../studio/shapes.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#CFC0A6', '#9F8C70'] });
  napkin(s, {
    x: 1180,
    y: 900,
    width: 860,
    height: 600,
    rot: -0.25,
    tone: '#C96A3A',
    stripes: [
      { at: 250, width: 10, tone: '#F0E2C8' },
      { at: 275, width: 3, tone: '#F0E2C8' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 466,
    tall: 110,
    tone: '#35506A',
    inside: '#E9E0CF',
    edge: '#1B2C3E',
  });
  stew(s, dish, {
    level: 80,
    tones: ['#C4611E', '#E0913E'],
    cloud: 1,
    wave: 2.4,
    gloss: 0.4,
    rough: 0.3,
    parts: [
      [130, (p) => lentil(s, { ...p, r: s.random.between(8, 11), sink: 0.4 }), 0.94],
      [34, (p) => lump(s, { ...p, size: 15, tones: ['#EE9A3C', '#D97A24'], sink: 0.4 })],
    ],
  });
  /** @type {Point[]} */
  const spiral = Array.from({ length: 15 }, (_, i) => [
    780 + Math.cos(i * 0.62 + 2) * (70 + i * 13),
    600 + Math.sin(i * 0.62 + 2) * (70 + i * 13),
  ]);
  drizzle(s, { points: spiral, width: 13, tone: '#E8742A', deep: '#A83A0E' });
  seeds(s, {
    ...MIDDLE,
    radius: 330,
    count: 120,
    size: 6,
    thin: 0.36,
    tones: ['#6E4A24', '#8A6234', '#4E3418'],
  });
  powder(s, { x: 700, y: 520, r: 34, tone: '#B9301A', tall: 4, scatter: 2 });
  lemonSlice(s, { x: 930, y: 450, r: 86 });
  lemonSlice(s, { x: 1010, y: 530, r: 82 });
  strew(s, { ...dish, x: 760, y: 620 }, 26, 0.42, (p) =>
    stick(s, { ...p, length: 34, width: 10, tone: '#E5812A', pale: '#F2A548' }),
  );
  lemonWedge(s, { x: 1400, y: 170, length: 110, rot: 0.4 });
  lemonWedge(s, { x: 1300, y: 90, length: 104, rot: -0.4 });
  spoon(s, { x: 1250, y: 950, rot: 0.35, size: 1, base: 10 });
  sideBowl(s, {
    x: 150,
    y: 1030,
    r: 140,
    tone: '#8A5233',
    inside: '#A2653F',
    draw: ({ x, y, r }) =>
      fill(s, { x, y, rx: r * 0.8, count: 300 }, (p) => lentil(s, { ...p, r: 10, tone: '#E0702A', tall: 8 })),
  });
  spiceDish(s, { x: 150, y: 170, r: 92, tone: '#9A6A34' });
  for (let index = 0; index < 14; index += 1)
    lentil(s, {
      x: 320 + s.random.between(-60, 60),
      y: 1110 + s.random.between(-40, 40),
      r: 10,
      tone: '#E0702A',
    });
}

/** @param {Scene} s @param {Laid & { r?: number, tone?: string }} options */
function lentil(s, { x, y, r = 7, tone = '#D9793A', ...rest }) {
  const tint0 = blend(hex(tone), hex('#EBA85A'), s.random.next());
  lay(s, {
    x,
    y,
    reach: r * 1.2,
    sdf: ellipse(r, r * s.random.between(0.7, 1)),
    tall: r * 0.7,
    round: r,
    lean: 0.4,
    ...rest,
    paint(p) {
      colour(p, tint0);
      p.gloss = 0.08;
      p.glow = 0.5;
    },
  });
}
