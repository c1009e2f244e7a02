import { fork, knife } from '../kit/table/cutlery.mjs';
import { glazeDecor } from '../kit/table/decor.mjs';
import { riceMound } from '../kit/grains.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { strew } from '../kit/table/heap.mjs';
import { seeds } from '../kit/nuts.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { MIDDLE, lay, mottle } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';
import { carrotCoin, lump } from '../kit/roots.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, box, ellipse } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#DAD3C6', '#B0A796'] });
  napkin(s, {
    x: 270,
    y: 860,
    width: 700,
    height: 620,
    rot: 0.25,
    tone: '#B7C6B4',
    stripes: [{ at: 250, width: 8, tone: '#F4EFE3' }],
  });
  plate(s, { ...MIDDLE, r: 506, tone: '#F1ECE2', decor: glazeDecor({ tone: '#4F6A74', from: 0.93 }) });
  riceMound(s, { x: 590, y: 690, rx: 275, ry: 215, rot: 0.7, tall: 96, base: 8, grains: 760 });
  strew(s, { x: 600, y: 700, r: 180 }, 9, 0.9, (p) =>
    lump(s, { ...p, size: 14, tones: ['#EE9A3C', '#D97A24'] }),
  );
  for (const [x, y, size, rot] of /** @type {const} */ ([
    [540, 400, 106, 1.0],
    [700, 350, 110, 1.5],
    [870, 350, 106, 1.9],
    [1020, 440, 100, 2.5],
    [790, 460, 96, 1.6],
  ]))
    broccoli(s, { x, y, size, rot: rot + 3.1 });
  breastSlices(s, { x: 935, y: 690, rot: -0.5, count: 8 });
  for (let index = 0; index < 20; index += 1)
    carrotCoin(s, {
      x: 800 + s.random.between(-150, 150),
      y: 890 + s.random.between(-40, 40),
      r: s.random.between(36, 44),
    });
  seeds(s, { ...MIDDLE, radius: 350, count: 26, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  fork(s, { x: 130, y: 640, rot: 1.35, size: 1, base: 8 });
  knife(s, { x: 250, y: 600, rot: 1.35, size: 0.98, base: 8 });
  broccoli(s, { x: 1430, y: 180, size: 110, rot: 2.4 });
  garlic(s, { x: 1450, y: 1030, r: 80 });
  garlicClove(s, { x: 1340, y: 1100, size: 38 });
  garlicClove(s, { x: 160, y: 150, size: 40 });
  carrotCoin(s, { x: 150, y: 250, r: 46 });
  carrotCoin(s, { x: 230, y: 200, r: 44 });
}

/**
 * A floret of broccoli: a pale stalk and a crown of buds.
 * @param {Scene} s
 * @param {Laid & { size?: number }} options
 */
function broccoli(s, { x, y, size = 62, rot = s.random.angle(), ...rest }) {
  const seed = s.random.seed();
  const [deep, green, pale, stalkTone] = hexes(['#2E5F24', '#4E8C34', '#8DBB54', '#B4CF86']);
  lay(s, {
    x: x - Math.cos(rot) * size * 0.75,
    y: y - Math.sin(rot) * size * 0.75,
    rot,
    reach: size,
    sdf: box(size * 0.55, size * 0.26, 12),
    tall: size * 0.4,
    round: 16,
    lean: 0,
    ...rest,
    paint(p) {
      colour(p, stalkTone);
      mottle(p, seed, 16, 0.1);
      p.gloss = 0.3;
      p.glow = 0.6;
    },
  });
  const crowns = /** @type {const} */ ([
    [0, 0, 0.62],
    [0.42, 0.36, 0.48],
    [0.42, -0.38, 0.5],
    [-0.1, 0.5, 0.44],
    [-0.08, -0.52, 0.44],
    [0.72, 0, 0.42],
  ]);
  for (const [u, v, share] of crowns) {
    const px = x + (u * Math.cos(rot) - v * Math.sin(rot)) * size;
    const py = y + (u * Math.sin(rot) + v * Math.cos(rot)) * size;
    const r = size * share;
    lay(s, {
      x: px,
      y: py,
      reach: r * 1.25,
      sdf: blob(s.random, r, r, 0.07, 7),
      tall: r * 0.95,
      round: r * 0.9,
      lean: 0,
      sink: 0.1,
      base: s.level(x, y, 4) * 0.4 + s.level(px, py, r) * 0.6,
      paint(p) {
        const bud = cells(p.x / 7.5, p.y / 7.5, seed);
        p.z += 4.5 * (0.6 - bud.near);
        colour(p, blend(deep, green, smooth(0.75, 0.1, bud.near)));
        tint(p, pale, 0.55 * smooth(0.45, 0.1, bud.near) * bud.id);
        shade(p, 0.9 + 0.25 * noise(p.x / 24, p.y / 24, seed));
        p.gloss = 0.2;
        p.rough = 0.4;
        p.glow = 0.3;
      },
    });
  }
}

/**
 * Sliced fried chicken breast, fanned out.
 * @param {Scene} s
 * @param {Place & { rot: number, count?: number }} options
 */
function breastSlices(s, { x, y, rot, count = 6 }) {
  const cos = Math.cos(rot);
  const sin = Math.sin(rot);
  for (let index = 0; index < count; index += 1) {
    const seed = s.random.seed();
    const [white, pink, gold, brown, burnt] = hexes(['#F6E6C6', '#EBCBA0', '#D8943E', '#9E581E', '#55290F']);
    const half = 146 - Math.abs(index - (count - 1) * 0.45) * 15;
    const far = (index - (count - 1) / 2) * 68;
    const body = ellipse(70, half);
    lay(s, {
      x: x + cos * far,
      y: y + sin * far,
      rot: rot + s.random.between(-0.07, 0.07),
      reach: half + 8,
      sdf: (u, v) => Math.min(body(u, v), 50 - u),
      tall: 64,
      round: 34,
      lean: 0,
      sink: 0,
      base: s.level(x, y, 0) * 0 + 14 + index * 7,
      paint(p) {
        const skin = p.u < 14;
        const fibre = noise(p.u / 5, p.v / 40, seed);
        const heat = 0.5 + 0.7 * fbm(p.x / 36, p.y / 36, seed, 4) + 0.3 * smooth(20, 0, p.d);
        colour(p, blend(white, pink, 0.35 + 0.3 * fibre));
        tint(p, gold, smooth(8, 3, p.d));
        if (skin) {
          colour(p, blend(hex('#E9BE78'), gold, smooth(0.1, 0.6, heat)));
          tint(p, brown, smooth(0.5, 1, heat));
          tint(p, burnt, 0.8 * smooth(0.95, 1.3, heat));
        } else p.z -= 0.55 * (p.u - 14);
        p.z += skin ? 3 * noise(p.x / 26, p.y / 20, seed) : 0.8 * fibre;
        p.gloss = skin ? 0.42 : 0.25;
        p.rough = 0.32;
        p.glow = 0.5;
      },
    });
  }
}
