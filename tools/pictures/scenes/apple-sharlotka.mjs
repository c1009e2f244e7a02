import { crumbs } from '../kit/bread.mjs';
import { fork } from '../kit/table/cutlery.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { breadWedge } from '../kit/dough.mjs';
import { egg } from '../kit/eggs.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { dusting } from '../kit/liquids.mjs';
import { apple, appleSlice } from '../kit/orchard.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';

/** @import { Pixel, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#B58C62', '#6F4E32'], turn: 0.04 });
  napkin(s, {
    x: 1200,
    y: 860,
    width: 860,
    height: 640,
    rot: -0.3,
    tone: '#EAE1D0',
    stripes: [
      { at: 260, width: 14, tone: '#2F6848' },
      { at: 232, width: 4, tone: '#2F6848' },
    ],
  });
  plate(s, { ...MIDDLE, r: 506, tone: '#F0EADF', decor: rimDecor({ tone: '#2F6848', from: 0.965 }) });
  const seed = s.random.seed();
  /** @param {Pixel} p @param {number} outer */
  const top = (p, outer) => sponge(p, outer, seed);
  const part = Math.PI / 4;
  const away = 100;
  for (let index = 0; index < 8; index += 1) {
    const from = 0.25 + index * part;
    const loose = index === 0;
    breadWedge(s, {
      ...MIDDLE,
      r: 400,
      from,
      to: from + part,
      base: 14,
      seed,
      tall: 74,
      side: loose ? 34 : 0.01,
      away: loose ? away : 0,
      top,
      filling: sharlotkaSide,
    });
  }
  for (const [far, number, size, turn] of /** @type {const} */ ([
    [300, 24, 92, 0.38],
    [170, 16, 80, 0.44],
  ])) {
    for (let index = 0; index < number; index += 1) {
      const angle = turn + (index / number) * Math.PI * 2;
      const inLoose = angle - 0.25 > 0 && angle - 0.25 < part;
      const nearCut =
        Math.min(
          Math.abs(angle - 0.25),
          Math.abs(angle - 0.25 - part),
          Math.abs(angle - 0.25 - Math.PI * 2),
        ) *
          far <
        46;
      if (nearCut) continue;
      const out = inLoose ? away : 0;
      const [ox, oy] = [Math.cos(0.25 + part / 2) * out, Math.sin(0.25 + part / 2) * out];
      appleSlice(s, {
        x: 790 + ox + Math.cos(angle) * far,
        y: 600 + oy + Math.sin(angle) * far,
        rot: angle - 1.2,
        size: size * (out ? 0.8 : 1),
        skin: '#A9682A',
        baked: 0.85,
        lean: 0.02,
        sink: 0.5,
        base: 86 + (index % 2) * 5,
      });
    }
  }
  dusting(s, { ...MIDDLE, r: 390, share: 0.5 });
  apple(s, { x: 150, y: 180, r: 116, tones: ['#8FA93A', '#D9C65A'] });
  apple(s, { x: 1440, y: 170, r: 110 });
  for (const [x, y, rot] of /** @type {const} */ ([
    [1330, 1040, 0.4],
    [1400, 1080, 0.8],
    [1440, 990, 1.4],
  ]))
    appleSlice(s, { x, y, rot, size: 84, skin: '#8FA93A' });
  egg(s, { x: 150, y: 1050, rot: 0.7 });
  egg(s, { x: 260, y: 1110, rot: 2.2, tone: '#E9CDA8' });
  fork(s, { x: 90, y: 760, rot: 1.1, size: 0.85 });
  crumbs(s, { x: 1230, y: 760, radius: 90, count: 14 });
}

/**
 * Baked sponge, browner towards the tin.
 * @param {Pixel} p
 * @param {number} outer
 * @param {number} seed
 */
function sponge(p, outer, seed) {
  const [pale, gold, brown, dark] = hexes(['#F1CE86', '#D9943C', '#A35E22', '#633214']);
  const fine = noise(p.x / 6, p.y / 6, seed + 2);
  const heat = 0.34 + 0.4 * fbm(p.x / 80, p.y / 80, seed, 4) + 0.22 * smooth(50, 5, outer);
  colour(p, blend(pale, gold, smooth(0.05, 0.5, heat)));
  tint(p, brown, smooth(0.45, 0.95, heat));
  tint(p, dark, 0.6 * smooth(0.85, 1.2, heat));
  p.z += 1.6 * fine + 3 * smooth(0.5, 0.1, cells(p.x / 12, p.y / 12, seed + 5).near) - 4;
  p.rough = 0.3;
  p.glow = 0.5;
}

/** @param {Pixel} p @param {number} depth @param {number} seed */
function sharlotkaSide(p, depth, seed) {
  const pore = cells(p.x / 9, p.y / 9, seed + 3);
  colour(p, hex('#F3DFA0'));
  shade(p, 1 - 0.25 * smooth(0.4, 0.1, pore.near));
  tint(p, hex('#F9EFC4'), 0.85 * smooth(0.1, 0.35, noise(p.x / 26, p.y / 26, seed + 9)));
  tint(p, hex('#C98A3E'), 0.7 * smooth(0.16, 0.02, depth));
  p.gloss = 0.15;
}
