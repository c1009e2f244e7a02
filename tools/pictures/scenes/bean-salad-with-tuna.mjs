import { lemon, lemonSlice } from '../kit/citrus.mjs';
import { fork } from '../kit/table/cutlery.mjs';
import { glazeDecor } from '../kit/table/decor.mjs';
import { eggHalf } from '../kit/eggs.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { mound, strew } from '../kit/table/heap.mjs';
import { chopped, parsley } from '../kit/herbs.mjs';
import { corianderLeaf } from '../kit/leaves.mjs';
import { seeds } from '../kit/nuts.mjs';
import { onion, redOnionArc } from '../kit/onions.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';
import { bean } from '../kit/pulses.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, colour, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { chunk } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#B9C2BE', '#8C9894'] });
  napkin(s, {
    x: 330,
    y: 900,
    width: 800,
    height: 560,
    rot: 0.3,
    tone: '#EDE6D8',
    stripes: [{ at: 220, width: 12, tone: '#2F6848' }],
  });
  const dish = plate(s, {
    ...MIDDLE,
    r: 494,
    tone: '#F2EDE3',
    decor: glazeDecor({ tone: '#5F7F86', from: 0.88 }),
  });
  mound(s, { ...MIDDLE, rx: 350, tall: 50, base: dish.z, tone: '#D9C79C' });
  const wide = { ...MIDDLE, r: 400 };
  strew(s, wide, 330, 0.9, (p) =>
    bean(s, { ...p, kind: 'white', size: s.random.between(26, 31), gloss: 0.5 }),
  );
  strew(s, wide, 26, 0.72, (p) => redOnionArc(s, { ...p, r: 54, width: 7, sweep: 3.2 }));
  strew(s, wide, 40, 0.62, (p) => tunaFlake(s, { ...p, size: s.random.between(38, 62) }));
  for (let index = 0; index < 6; index += 1) {
    const angle = (index / 6) * Math.PI * 2 + 0.4;
    eggHalf(s, {
      x: 790 + Math.cos(angle) * 262,
      y: 600 + Math.sin(angle) * 262,
      rot: angle,
      size: 66,
      sink: 0.05,
    });
  }
  chopped(s, { ...MIDDLE, radius: 340, count: 120, size: 11 });
  for (const [x, y] of /** @type {const} */ ([
    [790, 590],
    [640, 510],
    [930, 700],
  ]))
    corianderLeaf(s, { x, y, size: 38, lobes: 5, cut: 0.62 });
  seeds(s, { ...MIDDLE, radius: 360, count: 80, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  lemonSlice(s, { x: 1020, y: 400, r: 72 });
  lemonSlice(s, { x: 560, y: 810, r: 70 });
  lemon(s, { x: 1440, y: 180, r: 100, rot: 0.6 });
  onion(s, { x: 140, y: 160, r: 92, tones: ['#8E2C5C', '#5A1638'] });
  parsley(s, { x: 1250, y: 1010, length: 290, rot: 0.2, leaves: 9, size: 44 });
  fork(s, { x: 150, y: 940, rot: 0.3, size: 0.85, base: 8 });
  for (const [x, y] of /** @type {const} */ ([
    [1380, 340],
    [1440, 380],
    [1350, 400],
  ]))
    bean(s, { x, y, kind: 'white', size: 28 });
}

/**
 * Flakes of tuna.
 * @param {Scene} s
 * @param {Laid & { size?: number }} options
 */
function tunaFlake(s, { x, y, size = 36, rot, ...rest }) {
  const seed = s.random.seed();
  const [pink, pale, line] = hexes(['#D6A98C', '#EBCFB4', '#A9745A']);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf: chunk(s.random, size, size * s.random.between(0.5, 0.8), 5, 5),
    tall: size * 0.45,
    round: 6,
    lean: 0.3,
    ...rest,
    paint(p) {
      const layer = Math.sin(p.v / 2.6 + 2.2 * noise(p.u / 26, p.v / 26, seed));
      colour(p, blend(pink, pale, 0.5 + 0.5 * layer));
      tint(p, line, 0.35 * smooth(0.2, 0.7, fbm(p.x / 14, p.y / 14, seed)));
      p.z += 1.6 * layer;
      p.gloss = 0.3;
      p.rough = 0.35;
      p.glow = 0.5;
    },
  });
}
