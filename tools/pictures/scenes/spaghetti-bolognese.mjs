import { fork } from '../kit/table/cutlery.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { mound, strew } from '../kit/table/heap.mjs';
import { greenBasil } from '../kit/herbs.mjs';
import { sauce } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { strand } from '../kit/pasta.mjs';
import { MIDDLE, lay, mottle } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';
import { lump, shred } from '../kit/roots.mjs';
import { tomato } from '../kit/tomatoes.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, clamp, colour, dome, hex, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob, box } from '../studio/shapes.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#B08A62', '#6B4A30'] });
  napkin(s, {
    x: 300,
    y: 860,
    width: 760,
    height: 620,
    rot: 0.2,
    tone: '#EFE7D8',
    ink: '#A3182C',
    print: (u, v) => 0.45 * ((((u + 3000) % 70 < 35 ? 1 : 0) + ((v + 3000) % 70 < 35 ? 1 : 0)) / 1.4),
  });
  plate(s, { ...MIDDLE, r: 506, tone: '#F3EEE5', decor: rimDecor({ tone: '#8A4A2A', from: 0.965 }) });
  sauce(s, {
    ...MIDDLE,
    rx: 345,
    tones: ['#C96A2A', '#E0964A'],
    thick: 4,
    gloss: 0.6,
    uneven: 0.07,
    share: 0.55,
  });
  mound(s, { ...MIDDLE, rx: 320, tall: 74, base: 10, tone: '#B9813A' });
  nest(s, { ...MIDDLE, r: 318, count: 150, width: 8.5, tones: ['#F1D084', '#DDAE52'] });
  const top = s.level(790, 600, 60);
  s.stamp({
    x: 790,
    y: 595,
    reach: 260,
    base: top - 30,
    rise: true,
    sdf: blob(s.random, 248, 232, 0.15, 7),
    paint(p) {
      const swell = fbm(p.x / 34, p.y / 34, 8, 3);
      p.z = 40 * dome(p.d, 90) + 9 * swell;
      colour(p, blend(hex('#8E1E0C'), hex('#C63E1C'), clamp(0.5 + swell)));
      p.gloss = 0.6;
      p.rough = 0.2;
      p.glow = 0.6;
    },
  });
  strew(s, { x: 790, y: 595, r: 232 }, 360, 1, (p) =>
    mince(s, { ...p, size: s.random.between(12, 19), sink: 0.35 }),
  );
  strew(s, { x: 790, y: 595, r: 205 }, 36, 0.95, (p) =>
    lump(s, { ...p, size: 13, tones: ['#E8862C', '#CF6A1C'], gloss: 0.5 }),
  );
  strew(s, { x: 790, y: 595, r: 205 }, 22, 0.95, (p) =>
    sauce(s, { ...p, rx: 30, ry: 22, tones: ['#B5301A', '#DB5A2A'], thick: 5, gloss: 0.7, uneven: 0.3 }),
  );
  nest(s, { ...MIDDLE, r: 350, count: 5, width: 8.5, tones: ['#F4D58C', '#E2B65C'] });
  strew(s, { x: 790, y: 590, r: 170 }, 54, 1, (p) =>
    shred(s, {
      ...p,
      length: s.random.between(22, 40),
      width: 3.6,
      tones: ['#FBF2D2', '#EFDDA4'],
      sink: 0,
    }),
  );
  greenBasil(s, { x: 790, y: 580, size: 84, leaves: 5 });
  seeds(s, { ...MIDDLE, radius: 330, count: 50, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  fork(s, { x: 150, y: 560, rot: 1.3, size: 1, base: 8 });
  parmesan(s, { x: 1420, y: 1010 });
  for (const [x, y, r] of /** @type {const} */ ([
    [1440, 170, 92],
    [1310, 90, 76],
  ]))
    tomato(s, { x, y, r });
  greenBasil(s, { x: 140, y: 150, size: 110, leaves: 6 });
  strew(s, { x: 1260, y: 1090, r: 90 }, 20, 1, (p) =>
    shred(s, { ...p, length: 30, width: 3.4, tones: ['#FBF2D2', '#EFDDA4'] }),
  );
}

/**
 * Cooked mince in its sauce: small crumbs of meat.
 * @param {Scene} s
 * @param {Laid & { size?: number, tones?: readonly string[] }} options
 */
function mince(s, { x, y, size = 12, tones = ['#7A3A20', '#9A4E2A', '#5E2A18'], ...rest }) {
  const tone = hex(s.random.pick(tones));
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    reach: size * 1.4,
    sdf: blob(s.random, size, size * 0.78, 0.2, 5),
    tall: size * 0.9,
    round: size * 0.7,
    lean: 0.3,
    ...rest,
    paint(p) {
      colour(p, tone);
      mottle(p, seed, 5, 0.3);
      p.gloss = 0.45;
      p.rough = 0.3;
      p.glow = 0.4;
    },
  });
}

/**
 * A tangle of pasta in a round: loose coils, the later ones nearer the middle.
 * @param {Scene} s
 * @param {Place & { r: number, count: number, width: number, tones: TwoTones, lift?: number }} options
 */
function nest(s, { x, y, r, count, width, tones, lift = 0 }) {
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const far = r * (0.95 - 0.75 * share * s.random.between(0.6, 1));
    const start = s.random.angle();
    const sweep = s.random.between(1.6, 3.4) * s.random.pick([-1, 1]);
    /** @type {Point} */
    const drift = [s.random.between(-0.22, 0.22) * r, s.random.between(-0.22, 0.22) * r];
    /** @type {Point[]} */
    const points = Array.from({ length: 9 }, (_, step) => {
      const angle = start + (sweep * step) / 8;
      const wander = far * (1 + 0.14 * Math.sin(step * 1.7 + start * 5));
      return [
        x + drift[0] * (step / 8) + Math.cos(angle) * wander * 0.92,
        y + drift[1] * (step / 8) + Math.sin(angle) * wander * 0.92,
      ];
    });
    strand(s, { points, width, tones, lift });
  }
}

/**
 * A broken piece of parmesan with its rind.
 * @param {Scene} s
 * @param {Place} options
 */
function parmesan(s, { x, y }) {
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot: 0.5,
    reach: 190,
    sdf: (u, v) => Math.min(box(130, 84, 8)(u, v), 100 - Math.abs(v) + u * 0.35, 150 - u - Math.abs(v) * 0.5),
    tall: 70,
    round: 12,
    lean: 0.08,
    sink: 0,
    paint(p) {
      colour(p, blend(hex('#F0DC9E'), hex('#E2C274'), 0.5 + fbm(p.x / 26, p.y / 26, seed)));
      tint(p, hex('#B98A3A'), smooth(-108, -118, p.u));
      tint(p, hex('#FBF1CC'), 0.6 * smooth(0.6, 0.75, noise(p.x / 5, p.y / 5, seed)));
      p.z += 4 * fbm(p.x / 22, p.y / 22, seed + 2) + 1.4 * noise(p.x / 5, p.y / 5, seed);
      p.gloss = 0.2;
      p.glow = 0.4;
    },
  });
}
