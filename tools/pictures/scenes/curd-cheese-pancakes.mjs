import { fork } from '../kit/table/cutlery.mjs';
import { dollop } from '../kit/dairy.mjs';
import { strokesDecor } from '../kit/table/decor.mjs';
import { egg } from '../kit/eggs.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { fill, mound } from '../kit/table/heap.mjs';
import { dusting, sauce } from '../kit/liquids.mjs';
import { pancake } from '../kit/pancake.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { napkin, sideBowl } from '../kit/table/props.mjs';
import { plate } from '../kit/table/ware.mjs';
import { colour, dome, hex } from '../studio/colour.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#A88862', '#644830'], turn: -0.05 });
  napkin(s, {
    x: 330,
    y: 880,
    width: 820,
    height: 600,
    rot: 0.3,
    tone: '#EFE7D8',
    ink: '#2C5FA8',
    print: (u, v) => 0.36 * (((u + 3000) % 66 < 33 ? 1 : 0) + ((v + 3000) % 66 < 33 ? 1 : 0)),
  });
  plate(s, {
    ...MIDDLE,
    r: 496,
    tone: '#F3EEE4',
    decor: strokesDecor({ count: 44, from: 0.85, to: 0.94 }),
  });
  const ring = Array.from({ length: 7 }, (_, index) => (index / 7) * Math.PI * 2 + 0.35);
  for (const angle of ring)
    pancake(s, {
      x: 790 + Math.cos(angle) * 272,
      y: 600 + Math.sin(angle) * 272,
      r: s.random.between(128, 137),
      tall: 54,
      rim: 17,
      bake: 0.5,
      base: 12,
    });
  pancake(s, { x: 800, y: 590, r: 138, tall: 54, rim: 17, bake: 0.55, base: 44 });
  dollop(s, { x: 800, y: 585, r: 96, tall: 44, sink: 0.1 });
  for (const [dx, dy] of /** @type {const} */ ([
    [-250, -40],
    [150, 240],
  ]))
    sauce(s, {
      x: 790 + dx,
      y: 600 + dy,
      rx: 60,
      ry: 42,
      tones: ['#F3EADA', '#FDFAF2'],
      thick: 9,
      lumps: 2,
      gloss: 0.5,
      uneven: 0.25,
    });
  dusting(s, { ...MIDDLE, r: 380 });
  sideBowl(s, {
    x: 1420,
    y: 990,
    r: 158,
    tall: 64,
    tone: '#8A5233',
    inside: '#EFE7D6',
    draw: (d) => {
      mound(s, { x: d.x, y: d.y, rx: d.r * 0.9, tall: 30, base: d.z + 8, tone: '#E9DFC8' });
      fill(s, { x: d.x, y: d.y, rx: d.r * 0.82, count: 120 }, (p) =>
        curd(s, { ...p, size: s.random.between(12, 18) }),
      );
    },
  });
  sideBowl(s, {
    x: 1420,
    y: 190,
    r: 120,
    tall: 56,
    tone: '#F0E9DB',
    draw: (d) => dollop(s, { x: d.x, y: d.y, r: d.r * 0.86, tall: 36 }),
  });
  egg(s, { x: 150, y: 160, rot: 0.6 });
  fork(s, { x: 140, y: 900, rot: 0.4, size: 0.95, base: 8 });
}

/**
 * Curds: soft white grains.
 * @param {Scene} s
 * @param {Laid & { size?: number, tone?: string }} options
 */
function curd(s, { x, y, size = 14, tone = '#F8F2E4', ...rest }) {
  const white = hex(tone);
  lay(s, {
    x,
    y,
    reach: size * 1.3,
    sdf: blob(s.random, size, size * 0.85, 0.14, 4),
    tall: size * 0.9,
    round: size * 0.8,
    lean: 0.2,
    ...rest,
    paint(p) {
      colour(p, white);
      p.z += 2 * (dome(p.d, size) - 1);
      p.gloss = 0.2;
      p.glow = 1;
    },
  });
}
