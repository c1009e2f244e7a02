import { fork } from '../kit/table/cutlery.mjs';
import { cheese } from '../kit/dairy.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { mound, strew } from '../kit/table/heap.mjs';
import { broth, sheen } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { redOnionArc } from '../kit/onions.mjs';
import { MIDDLE, lay, mottle } from '../kit/table/piece.mjs';
import { napkin, sideBowl } from '../kit/table/props.mjs';
import { cucumberSlice } from '../kit/salad.mjs';
import { tomato, tomatoWedge } from '../kit/tomatoes.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, colour, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm } from '../studio/noise.mjs';
import { ellipse } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#D9CDBB', '#A8977F'] });
  napkin(s, {
    x: 1240,
    y: 880,
    width: 760,
    height: 560,
    rot: -0.3,
    tone: '#F1EADD',
    stripes: [
      { at: -230, width: 14, tone: '#2C5FA8' },
      { at: 230, width: 14, tone: '#2C5FA8' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 476,
    tall: 96,
    tone: '#F0EADF',
    decor: rimDecor({ tone: '#2C5FA8', from: 0.965 }),
  });
  mound(s, { ...MIDDLE, rx: 370, tall: 66, base: dish.z + 4, tone: '#8A4A22' });
  strew(s, dish, 52, 0.8, (p) => tomatoWedge(s, { ...p, length: s.random.between(78, 100) }));
  strew(s, dish, 54, 0.8, (p) =>
    cucumberSlice(s, { ...p, r: s.random.between(48, 56), lean: 0.3, half: s.random.next() > 0.6 }),
  );
  strew(s, dish, 16, 0.72, (p) => pepperRing(s, { ...p, r: s.random.between(52, 66), width: 9 }));
  strew(s, dish, 20, 0.72, (p) => tomatoWedge(s, { ...p, length: s.random.between(76, 94) }));
  strew(s, dish, 26, 0.74, (p) => redOnionArc(s, { ...p, r: 60, width: 7, sweep: 3.4 }));
  strew(s, dish, 19, 0.72, (p) => olive(s, { ...p, r: 27 }));
  strew(s, dish, 22, 0.55, (p) =>
    cheese(s, {
      ...p,
      width: s.random.between(54, 76),
      height: s.random.between(44, 56),
      tall: 34,
      tone: '#FBF8F0',
      holes: 0.7,
    }),
  );
  cheese(s, { x: 790, y: 590, width: 200, height: 150, tall: 40, rot: 0.3, tone: '#FCF9F2', holes: 0.8 });
  sheen(s, { x: 790, y: 590, rx: 90, ry: 62, tone: '#D9C25A', share: 0.35 });
  seeds(s, {
    ...MIDDLE,
    radius: 340,
    count: 170,
    size: 4,
    thin: 0.5,
    tones: ['#6F7B45', '#4E5A30', '#8A8A52'],
  });
  for (const [x, y] of /** @type {const} */ ([
    [150, 170],
    [220, 120],
    [120, 250],
    [250, 220],
    [170, 90],
  ]))
    olive(s, { x, y, r: 32 });
  for (const [x, y, r] of /** @type {const} */ ([
    [1450, 170, 94],
    [1330, 90, 78],
  ]))
    tomato(s, { x, y, r });
  sideBowl(s, {
    x: 150,
    y: 1040,
    r: 118,
    tall: 50,
    tone: '#F0EADF',
    draw: (d) => broth(s, { ...d, level: 36, tones: ['#B99A1E', '#DCC455'] }),
  });
  fork(s, { x: 1230, y: 900, rot: 0.4, size: 0.85, base: 8 });
}

/**
 * A ring of sweet pepper.
 * @param {Scene} s
 * @param {Laid & { r?: number, width?: number, tones?: TwoTones }} options
 */
function pepperRing(s, { x, y, r = 46, width = 8, rot, tones = ['#2F7A2E', '#9CC46A'], ...rest }) {
  const [skin, inner] = hexes(tones);
  /** @param {number} angle */
  const outline = (angle) => r * (1 + 0.13 * Math.cos(angle * 3 + 0.4) + 0.05 * Math.cos(angle * 5));
  /** @type {Shape} */
  const sdf = (u, v) => {
    const from = Math.abs(Math.hypot(u, v) - outline(Math.atan2(v, u)));
    return width - from;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.3 + width,
    sdf,
    tall: width * 1.5,
    round: width * 0.7,
    lean: 0.1,
    ...rest,
    paint(p) {
      const outside = Math.hypot(p.u, p.v) > outline(Math.atan2(p.v, p.u));
      colour(p, inner);
      tint(p, skin, outside ? smooth(width * 0.9, width * 0.4, p.d) : 0);
      mottle(p, 2, 12, 0.08);
      p.gloss = 0.5;
      p.rough = 0.22;
      p.glow = 0.7;
    },
  });
}

/** @param {Scene} s @param {Laid & { r?: number, tones?: TwoTones }} options */
function olive(s, { x, y, r = 23, rot, tones = ['#2A1A22', '#4E2E36'], ...rest }) {
  const [dark, pale] = hexes(tones);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.35,
    sdf: ellipse(r * 1.22, r),
    tall: r * 1.4,
    round: r,
    lean: 0.1,
    ...rest,
    paint(p) {
      colour(p, blend(dark, pale, 0.5 + 0.6 * fbm(p.x / 22, p.y / 22, seed)));
      const hole = smooth(r * 0.34, r * 0.26, Math.hypot(p.u - r * 0.75, p.v));
      shade(p, 1 - 0.8 * hole);
      p.z -= 5 * hole;
      p.gloss = 0.75;
      p.rough = 0.15;
      p.glow = 0.3;
    },
  });
}
