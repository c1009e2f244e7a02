import { fork } from '../kit/table/cutlery.mjs';
import { strokesDecor } from '../kit/table/decor.mjs';
import { bladeLeaf, corianderLeaves } from '../kit/leaves.mjs';
import { choppedWalnuts, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { pomegranateHalf, pomegranateSeeds } from '../kit/pomegranate.mjs';
import { supra } from '../kit/table/supra.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [180, 470] });
  plate(s, {
    ...MIDDLE,
    r: 496,
    tone: '#F4EFE5',
    decor: strokesDecor({ tone: '#7B1E3A', count: 48, from: 0.84, to: 0.93 }),
  });
  const ring = Array.from({ length: 8 }, (_, index) => [(index / 8) * Math.PI * 2 + 0.2, 262]);
  for (const [angle, far] of /** @type {const} */ ([...ring, [0.5, 104], [2.6, 104], [4.7, 104]])) {
    const [x, y] = [790 + Math.cos(angle) * far, 600 + Math.sin(angle) * far];
    pkhali(s, { x, y, r: s.random.between(84, 91) });
    pomegranateSeeds(s, { x, y, radius: 22, count: 4, size: 15, sink: 0.2 });
  }
  pomegranateSeeds(s, { ...MIDDLE, radius: 380, count: 34, size: 14 });
  choppedWalnuts(s, { ...MIDDLE, radius: 370, count: 30, size: 10 });
  corianderLeaves(s, [
    [790, 600, 38],
    [560, 420, 38],
    [1020, 800, 38],
    [1030, 430, 36],
  ]);
  pomegranateHalf(s, { x: 1440, y: 1010, r: 134 });
  walnutShell(s, { x: 140, y: 160, size: 58 });
  walnutShell(s, { x: 250, y: 90, size: 54 });
  walnutHalf(s, { x: 130, y: 290, size: 40 });
  walnutHalf(s, { x: 240, y: 210, size: 38 });
  for (let index = 0; index < 9; index += 1)
    bladeLeaf(s, {
      x: 70 + (index % 3) * 70,
      y: 960 + Math.floor(index / 3) * 80,
      rot: s.random.angle(),
      length: 130,
      width: 74,
      veins: 4,
      tone: hex(s.random.pick(['#2F6B2A', '#3A7A30', '#285A26'])),
    });
  fork(s, { x: 1330, y: 170, rot: -0.5, size: 0.75 });
}

/**
 * A ball of spinach and walnut paste, with the hollow the thumb makes.
 * @param {Scene} s
 * @param {Place & { r: number }} options
 */
function pkhali(s, { x, y, r }) {
  const seed = s.random.seed();
  const [deep, green, nut] = hexes(['#274A20', '#4F7A33', '#B7A36A']);
  lay(s, {
    x,
    y,
    reach: r * 1.15,
    sdf: blob(s.random, r, r * 0.97, 0.03, 6),
    tall: r * 0.78,
    round: r * 0.8,
    lean: 0.03,
    sink: 0.03,
    paint(p) {
      const bit = cells(p.x / 17, p.y / 17, seed);
      const fine = noise(p.x / 8, p.y / 8, seed + 2);
      colour(p, blend(deep, green, 0.45 + 0.6 * fbm(p.x / 26, p.y / 26, seed, 4)));
      tint(p, nut, 0.85 * smooth(0.34, 0.2, bit.near) * (bit.id > 0.62 ? 1 : 0));
      tint(p, hex('#17300F'), 0.5 * smooth(0.2, 0.6, noise(p.x / 9, p.y / 20, seed + 5)));
      p.z += 2 * fine + 3 * (0.5 - bit.near) - r * 0.2 * smooth(r * 0.36, 0, Math.hypot(p.u, p.v));
      p.gloss = 0.28;
      p.rough = 0.4;
      p.glow = 0.2;
    },
  });
}
