import { mchadi } from '../kit/bread.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { glazeDecor } from '../kit/table/decor.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped } from '../kit/herbs.mjs';
import { bladeLeaf, corianderLeaves } from '../kit/leaves.mjs';
import { sauce, sheen } from '../kit/liquids.mjs';
import { onionArc, redOnionArc } from '../kit/onions.mjs';
import { napkin, sideBowl, sidePlate } from '../kit/table/props.mjs';
import { bean } from '../kit/pulses.mjs';
import { blend, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#A07A54', '#5C3C24'] });
  napkin(s, {
    x: 790,
    y: 640,
    width: 980,
    height: 900,
    rot: 0.12,
    tone: '#DDD0BA',
    stripes: [
      { at: -400, width: 12, tone: '#7B1E3A' },
      { at: 400, width: 12, tone: '#7B1E3A' },
    ],
  });
  const pot = clayPot(s, { x: 740, y: 590, r: 420 });
  stew(s, pot, {
    level: 116,
    tones: ['#6E3322', '#8E4C34'],
    cloud: 0.9,
    wave: 5,
    gloss: 0.4,
    rough: 0.35,
    parts: [
      [
        330,
        (p) =>
          bean(s, {
            ...p,
            size: s.random.between(25, 30),
            tones: ['#6A2A20', '#87402E', '#4E1C18', '#96543C'],
            gloss: 0.45,
            sink: 0.45,
          }),
        0.95,
      ],
      [40, (p) => sauce(s, { ...p, rx: 30, ry: 22, tones: ['#7E4632', '#A06A50'], thick: 7, gloss: 0.4 })],
    ],
  });
  sheen(s, { x: 740, y: 590, rx: 240, ry: 210, tone: '#8A3A1C', share: 0.2, gloss: 0.8 });
  strew(s, pot, 12, 0.6, (p) => redOnionArc(s, { ...p, r: 44, width: 7, sweep: 3 }));
  chopped(s, { x: 740, y: 590, radius: 250, count: 100, size: 12 });
  corianderLeaves(s, [
    [690, 540, 42],
    [790, 610, 46],
    [730, 660, 40],
    [810, 530, 36],
  ]);
  bayLeaf(s, { x: 600, y: 690, rot: -0.4 });
  sidePlate(s, {
    x: 1330,
    y: 880,
    r: 240,
    tone: '#EDE5D6',
    decor: glazeDecor({ tone: '#2C4A7E', from: 0.92 }),
    draw: () => {},
  });
  mchadi(s, { x: 1270, y: 830, length: 120, width: 82, rot: 0.4 });
  mchadi(s, { x: 1390, y: 920, length: 120, width: 80, rot: -0.3 });
  sideBowl(s, {
    x: 1400,
    y: 270,
    r: 165,
    tall: 56,
    tone: '#6B7F6A',
    inside: '#E9E2D2',
    draw: ({ x, y, r }) => {
      for (let index = 0; index < 26; index += 1)
        onionArc(s, {
          x: x + s.random.between(-0.6, 0.6) * r,
          y: y + s.random.between(-0.6, 0.6) * r,
          r: 40,
          width: 7,
          sweep: 3.2,
          tones: ['#F0DCE6', '#A8447A'],
        });
    },
  });
  spoon(s, { x: 150, y: 880, rot: 0.4, size: 0.85, material: 'wood', base: 8 });
  for (const [x, y] of /** @type {const} */ ([
    [120, 190],
    [170, 230],
    [90, 260],
    [210, 170],
  ]))
    bean(s, { x, y, size: 28 });
}

/** @param {Scene} s @param {Place & { rot?: number }} place */
function bayLeaf(s, place) {
  bladeLeaf(s, {
    length: 110,
    width: 38,
    tone: hex('#6F7B45'),
    vein: hex('#B9B37C'),
    veins: 7,
    gloss: 0.25,
    rot: s.random.angle(),
    ...place,
  });
}

/**
 * Kotani: a round-bellied clay pot with two ears.
 * @param {Scene} s
 * @param {Place & { r: number }} options
 */
function clayPot(s, { x, y, r }) {
  const seed = s.random.seed();
  const [clay, burnt] = hexes(['#A4583A', '#54261A']);
  const mouth = r * 0.74;
  for (const side of [-1, 1]) {
    s.stamp({
      x: x + side * r * 1.0,
      y: y + 10,
      reach: r * 0.34,
      base: 40,
      rise: true,
      sdf: (u, v) => 30 - Math.abs(Math.hypot(u * 1.1, v) - r * 0.2),
      paint(p) {
        p.z = 46 * Math.min(1, p.d / 26) ** 0.5;
        colour(p, blend(burnt, clay, 0.6 + 0.4 * fbm(p.x / 50, p.y / 50, seed)));
        p.gloss = 0.2;
        p.rough = 0.6;
      },
    });
  }
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: (u, v) => r - Math.hypot(u, v),
    rise: true,
    paint(p) {
      const reach = Math.hypot(p.u, p.v);
      const t = reach / r;
      const turned = Math.sin(reach / 4 + 2 * noise(p.x / 90, p.y / 90, seed));
      if (reach < mouth - 30) p.z = 60;
      else if (reach < mouth + 14) p.z = 150 + 16 * Math.sin(((reach - mouth + 30) / 44) * Math.PI);
      else p.z = 146 * Math.sqrt(Math.max(0, 1 - ((t - 0.74) / 0.27) ** 2)) - 4;
      p.z += 0.8 * turned;
      colour(p, blend(burnt, clay, 0.6 + 0.5 * fbm(p.x / 120, p.y / 120, seed) + 0.08 * turned));
      tint(
        p,
        hex('#22120C'),
        0.7 * smooth(0.15, 0.7, fbm(p.x / 140, p.y / 140, seed + 4)) * smooth(0.75, 1, t),
      );
      const band = Math.abs(t - 0.86);
      tint(
        p,
        hex('#E9D9BC'),
        0.75 * smooth(0.016, 0.01, Math.abs(band - 0.0) + 0.012 * Math.sin(Math.atan2(p.v, p.u) * 34)),
      );
      p.gloss = 0.25;
      p.rough = 0.55;
    },
  });
  return { x, y, r: mouth - 26 };
}
