import { lemon, lemonSlice, lemonWedge } from '../kit/citrus.mjs';
import { fork } from '../kit/table/cutlery.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { tarragon } from '../kit/herbs.mjs';
import { sheen } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { garlicClove } from '../kit/onions.mjs';
import { lay } from '../kit/table/piece.mjs';
import { potatoWedge } from '../kit/roots.mjs';
import { blend, clamp, colour, dome, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise, ridge } from '../studio/noise.mjs';
import { box } from '../studio/shapes.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Point, Shape } from '../studio/shapes.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#DDE2DF',
    stripes: [
      { at: -500, width: 14, tone: '#2C4A7E' },
      { at: 500, width: 14, tone: '#2C4A7E' },
    ],
  });
  tray(s, { x: 800, y: 600 });
  parchment(s, { x: 800, y: 600 });
  for (let index = 0; index < 16; index += 1)
    sheen(s, {
      x: s.random.between(360, 1240),
      y: s.random.between(380, 830),
      rx: s.random.between(40, 110),
      ry: s.random.between(30, 70),
      tone: '#B97A1E',
      share: 0.3,
      gloss: 0.6,
    });
  /** @type {Point[]} */
  const wedges = [];
  for (let index = 0; index < 66; index += 1)
    wedges.push([s.random.between(290, 1310), s.random.between(300, 900)]);
  for (const [x, y] of wedges) potatoWedge(s, { x, y, length: s.random.between(62, 84) });
  trout(s, { x: 830, y: 450, length: 430, rot: -0.05, tall: 74 });
  trout(s, { x: 790, y: 750, length: 430, rot: Math.PI - 0.05, tall: 74 });
  for (const [x, y] of /** @type {const} */ ([
    [610, 440],
    [770, 436],
    [930, 428],
    [700, 752],
    [860, 748],
    [1010, 750],
  ]))
    lemonSlice(s, { x, y, r: 58, lean: 0.02 });
  for (const [x, y, rot] of /** @type {const} */ ([
    [520, 590, 0.1],
    [900, 600, 3.0],
    [1150, 560, 2.2],
    [400, 800, 0.6],
  ]))
    tarragon(s, { x, y, length: 190, rot, leaves: 12, size: 56 });
  for (const [x, y] of /** @type {const} */ ([
    [350, 470],
    [1260, 720],
    [1130, 880],
    [560, 900],
    [1180, 330],
    [330, 660],
  ]))
    garlicClove(s, { x, y, size: 36, peeled: true, roast: 0.7 });
  seeds(s, { x: 800, y: 600, radius: 430, count: 110, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  lemon(s, { x: 1480, y: 1080, r: 92, rot: 0.4 });
  lemonWedge(s, { x: 1360, y: 1130, length: 92, rot: 0.1 });
  tarragon(s, { x: 30, y: 90, length: 300, rot: 0.2, leaves: 18, size: 70 });
  fork(s, { x: 110, y: 1040, rot: 0.1, size: 0.85 });
}

/**
 * A whole baked trout along `rot`, head to the right.
 * @param {Scene} s
 * @param {Place & { length?: number, rot?: number, tall?: number }} options
 */
function trout(s, { x, y, length = 330, rot = 0, tall = 62 }) {
  const seed = s.random.seed();
  const [back, belly, gold, spotTone, fin, rose] = hexes([
    '#7E683E',
    '#EFDDB0',
    '#D9A04A',
    '#2C2015',
    '#B98A48',
    '#D98A66',
  ]);
  /** @param {number} t */
  const half = (t) => 76 * Math.sin(Math.PI * clamp(t * 0.94 + 0.06) ** 1.25) ** 0.62 * (length / 330) + 8;
  /** @type {Shape} */
  const body = (u, v) => {
    const t = (u + length) / (length * 2);
    if (t < 0.1 || t > 1) return -20;
    return (half(t) * smooth(1.0, 0.93, t) ** 0.5 - Math.abs(v + 8 * Math.sin(t * 3))) * 0.9;
  };
  /** @type {Shape} */
  const tail = (u, v) => {
    const t = (-u - length * 0.72) / (length * 0.34);
    if (t < 0 || t > 1) return -20;
    return 20 + 62 * t - Math.abs(v) - 26 * smooth(0.55, 1, t) * (1 - Math.min(1, Math.abs(v) / 50));
  };
  lay(s, {
    x,
    y,
    rot,
    reach: length * 1.12,
    sdf: (u, v) => Math.max(body(u, v), tail(u, v)),
    tall,
    round: 66,
    lean: 0,
    sink: 0,
    paint(p) {
      const t = (p.u + length) / (length * 2);
      const across = clamp((p.v + 8 * Math.sin(t * 3)) / half(t), -1, 1);
      const isTail = t < 0.13;
      const scale = cells(p.u / 8, p.v / 6, seed);
      colour(p, blend(back, belly, smooth(-0.55, 0.75, across)));
      tint(p, rose, 0.5 * smooth(0.22, 0.05, Math.abs(across - 0.02)));
      tint(p, gold, 0.55 * smooth(-0.1, 0.6, fbm(p.x / 46, p.y / 46, seed, 4)));
      tint(p, hex('#5A2F10'), 0.6 * smooth(0.2, 0.6, fbm(p.x / 38, p.y / 38, seed + 5, 4)));
      const spot = cells(p.u / 24, p.v / 20, seed + 2);
      tint(p, spotTone, 0.8 * smooth(0.2, 0.12, spot.near) * smooth(0.35, -0.2, across) * (t < 0.85 ? 1 : 0));
      shade(p, 1 + 0.16 * (0.5 - scale.near));
      p.z += 1.2 * (0.5 - scale.near);
      const ray = Math.sin(Math.atan2(p.v, p.u + length * 0.6) * 46);
      if (isTail) {
        colour(p, fin);
        shade(p, 0.9 + 0.18 * ray);
        p.z = 14 + 2 * ray;
      }
      const gill = Math.abs(Math.hypot(p.u - length * 0.98, p.v * 0.9) - length * 0.34);
      if (t > 0.6) {
        shade(p, 1 - 0.55 * smooth(5, 1, gill));
        p.z -= 6 * smooth(6, 0, gill);
      }
      const eye = Math.hypot(p.u - length * 0.83, p.v + 10);
      if (eye < 15) {
        colour(p, eye < 8 ? hex('#F2EEE2') : hex('#3A2A1C'));
        p.z += 4;
      }
      const mouth = Math.abs(p.v - 14 - (length - p.u) * 0.04);
      if (p.u > length * 0.88) shade(p, 1 - 0.6 * smooth(3.4, 1, mouth));
      const slash = [-0.3, -0.02, 0.26].map((at) => Math.abs(p.u - at * length + p.v * 0.55));
      const cut = Math.min(...slash);
      if (Math.abs(across) < 0.62 && !isTail) {
        tint(p, hex('#F2DDBE'), smooth(9, 4, cut));
        p.z -= 9 * smooth(11, 1, cut);
      }
      p.gloss = 0.28;
      p.rough = 0.45;
      p.glow = 0.3;
    },
  });
}

/**
 * An oven tray of dark enamel.
 * @param {Scene} s
 * @param {Place} options
 */
function tray(s, { x, y }) {
  const seed = s.random.seed();
  const [iron, worn] = hexes(['#3A3634', '#57504A']);
  const outline = box(660, 430, 70);
  s.stamp({
    x,
    y,
    reach: 800,
    sdf: outline,
    paint(p) {
      const inner = smooth(34, 60, p.d);
      p.z = 10 + 42 * (1 - inner) - 18 * (1 - dome(p.d, 8));
      colour(p, blend(iron, worn, 0.4 + 0.6 * fbm(p.x / 90, p.y / 90, seed)));
      tint(p, hex('#7A4A1C'), 0.4 * inner * smooth(0, 0.5, fbm(p.x / 120, p.y / 120, seed + 4)));
      p.gloss = 0.4;
      p.rough = 0.4;
    },
  });
}

/**
 * Baking paper, creased, its edges curling up in the tray.
 * @param {Scene} s
 * @param {Place} options
 */
function parchment(s, { x, y }) {
  const seed = s.random.seed();
  const outline = box(604, 374, 20);
  s.stamp({
    x,
    y,
    rot: 0.015,
    reach: 760,
    sdf: (u, v) => outline(u + 5 * noise(v / 60, 1, seed), v + 5 * noise(u / 60, 2, seed)),
    paint(p) {
      const crease = ridge(p.u / 210 + noise(p.u / 300, p.v / 300, seed), p.v / 150, seed) ** 12;
      p.z = 14 + 7 * crease + 9 * fbm(p.x / 140, p.y / 140, seed, 3) + 12 * smooth(40, 0, p.d);
      colour(p, blend(hex('#D9C39A'), hex('#F0E2C4'), clamp(0.6 + fbm(p.x / 120, p.y / 120, seed + 2))));
      tint(
        p,
        hex('#9A6A34'),
        0.55 * smooth(0.1, 0.6, fbm(p.x / 90, p.y / 90, seed + 5)) + 0.4 * smooth(30, 0, p.d),
      );
      p.gloss = 0.12;
      p.glow = 0.3;
    },
  });
}
