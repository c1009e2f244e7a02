import { fork } from '../kit/table/cutlery.mjs';
import { butter } from '../kit/dairy.mjs';
import { glazeDecor } from '../kit/table/decor.mjs';
import { egg } from '../kit/eggs.mjs';
import { oatFlake } from '../kit/grains.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { fill } from '../kit/table/heap.mjs';
import { broth, drizzle } from '../kit/liquids.mjs';
import { pancake } from '../kit/pancake.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { plate } from '../kit/table/ware.mjs';
import { clamp, colour, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { blob, curve, stroke } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#E7DCC6',
    stripes: [
      { at: -440, width: 22, tone: '#D9A441' },
      { at: 460, width: 22, tone: '#D9A441' },
    ],
  });
  plate(s, { ...MIDDLE, r: 494, tone: '#EFE9DE', decor: glazeDecor({ tone: '#5F7F86', from: 0.9 }) });
  const places = /** @type {const} */ ([
    [560, 430, 186],
    [980, 430, 184],
    [1010, 760, 188],
    [600, 790, 186],
    [780, 590, 200],
    [800, 600, 190],
  ]);
  places.forEach(([x, y, r], index) =>
    pancake(s, {
      x,
      y,
      r,
      tall: 26,
      bake: 0.62,
      base: 14 + (index > 3 ? 22 + (index - 4) * 24 : (index % 2) * 6),
      sdf: blob(s.random, r, r * 0.98, 0.025, 5),
    }),
  );
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 9) * Math.PI * 2;
    bananaSlice(s, { x: 800 + Math.cos(angle) * 116, y: 600 + Math.sin(angle) * 116, r: 52 });
  }
  for (const [x, y] of /** @type {const} */ ([
    [800, 596],
    [500, 500],
    [1080, 700],
    [560, 860],
    [1060, 410],
  ]))
    bananaSlice(s, { x, y, r: 50 });
  butter(s, { x: 800, y: 598, size: 48, melt: 1.1 });
  for (const points of /** @type {const} */ ([
    [
      [640, 520],
      [740, 470],
      [830, 540],
      [930, 500],
      [990, 600],
      [920, 700],
      [820, 720],
      [720, 690],
      [650, 620],
    ],
    [
      [960, 700],
      [1060, 760],
      [1010, 850],
      [930, 800],
    ],
    [
      [520, 380],
      [590, 430],
      [560, 500],
      [490, 450],
    ],
  ]))
    drizzle(s, { points, width: 11 });
  fill(s, { ...MIDDLE, rx: 380, count: 46 }, (p) => oatFlake(s, { ...p, size: s.random.between(11, 16) }));
  banana(s, { x: 1400, y: 210, length: 380, rot: 1.0, width: 54 });
  banana(s, { x: 1330, y: 160, length: 380, rot: 0.8, width: 52 });
  sideBowl(s, {
    x: 150,
    y: 1040,
    r: 124,
    tall: 56,
    tone: '#F0E9DB',
    draw: (d) => broth(s, { ...d, level: 40, tones: ['#A35E0C', '#DB962A'], wave: 0.5 }),
  });
  egg(s, { x: 150, y: 160, rot: 0.8 });
  egg(s, { x: 270, y: 110, rot: 2.1, tone: '#E9CDA8' });
  fork(s, { x: 1330, y: 900, rot: 0.75, size: 0.95 });
  fill(s, { x: 1400, y: 1090, rx: 90, count: 26 }, (p) => oatFlake(s, { ...p, size: 15 }));
}

/**
 * A round slice of banana.
 * @param {Scene} s
 * @param {Laid & { r?: number }} options
 */
function bananaSlice(s, { x, y, r = 34, ...rest }) {
  const seed = s.random.seed();
  const [rimTone, flesh, core, pip] = hexes(['#E9CF8B', '#F7EBC2', '#EFDB9C', '#7A5A36']);
  lay(s, {
    x,
    y,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * s.random.between(0.86, 0.98), 0.03, 4),
    tall: 13,
    round: 5,
    sink: 0.05,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      colour(p, flesh);
      tint(p, core, smooth(0.5, 0.3, reach + 0.1 * Math.cos(angle * 3)));
      tint(p, rimTone, smooth(0.8, 0.97, reach));
      const pipSpot = noise(p.u / 4, p.v / 4, seed);
      tint(
        p,
        pip,
        0.8 *
          smooth(0.3, 0.5, pipSpot) *
          smooth(0.34, 0.22, Math.abs(reach - 0.1) + 0.12 * Math.cos(angle * 3)),
      );
      shade(p, 1 + 0.04 * Math.cos(angle * 18) * smooth(0.3, 0.7, reach));
      p.gloss = 0.35;
      p.rough = 0.3;
      p.glow = 0.6;
    },
  });
}

/**
 * A whole banana.
 * @param {Scene} s
 * @param {Place & { length?: number, rot?: number, width?: number }} options
 */
function banana(s, { x, y, length = 330, rot = 0, width = 44 }) {
  const [yellow, green, brown] = hexes(['#EFC53B', '#B9B24A', '#5E4424']);
  const seed = s.random.seed();
  const path = curve(
    [
      [-length / 2, -40],
      [-length / 4, 12],
      [0, 30],
      [length / 4, 12],
      [length / 2, -40],
    ],
    5,
  );
  const at = { t: 0, side: 0 };
  const sdf = stroke(
    path,
    (t) => width * Math.min(1, 0.22 + Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.5 * 0.85),
    at,
  );
  s.stamp({
    x,
    y,
    rot,
    reach: length * 0.62,
    sdf: (u, v) => sdf(u, v),
    base: s.level(x, y, 20),
    rise: true,
    paint(p) {
      p.z = 62 * Math.sqrt(1 - (1 - clamp(p.d / width)) ** 2);
      colour(p, yellow);
      tint(p, green, 0.6 * smooth(0.12, 0, Math.abs(at.t - 0.02)));
      tint(p, brown, smooth(0.035, 0.015, Math.min(at.t, 1 - at.t)));
      tint(p, brown, 0.5 * smooth(0.6, 0.75, noise(p.u / 14, p.v / 5, seed)));
      shade(p, 1 - 0.1 * smooth(3, 0, Math.abs(p.d - width * 0.55)));
      p.gloss = 0.25;
      p.rough = 0.5;
      p.glow = 0.3;
    },
  });
}
