import { fork, knife } from '../kit/table/cutlery.mjs';
import { butter, dollop } from '../kit/dairy.mjs';
import { strokesDecor } from '../kit/table/decor.mjs';
import { cloth } from '../kit/table/grounds.mjs';
import { spreadMass } from '../kit/table/heap.mjs';
import { chopped, dillFronds } from '../kit/herbs.mjs';
import { seeds } from '../kit/nuts.mjs';
import { onion } from '../kit/onions.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, colour, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  cloth(s, {
    tone: '#D8CBB4',
    ink: '#7B4A3A',
    print: (u, v) => 0.28 * (((u + 6000) % 120 < 60 ? 1 : 0) + ((v + 6000) % 120 < 60 ? 1 : 0)),
  });
  plate(s, {
    ...MIDDLE,
    r: 504,
    tone: '#F2ECE1',
    decor: strokesDecor({ tone: '#2F6848', count: 50, from: 0.85, to: 0.94 }),
  });
  spreadMass(s, {
    x: 650,
    y: 570,
    rx: 285,
    ry: 265,
    base: 8,
    tall: 70,
    tones: ['#EBD089', '#F9ECBE'],
    wave: 15,
    turns: 12,
    grain: 1.2,
    gloss: 0.32,
  });
  butter(s, { x: 655, y: 550, size: 46, melt: 1.15 });
  for (const [x, y, rot] of /** @type {const} */ ([
    [900, 830, 0.4],
    [1040, 650, 1.1],
    [970, 420, 2.0],
    [690, 900, -0.1],
  ]))
    patty(s, { x, y, rot, size: 144 });
  chopped(s, { x: 680, y: 570, radius: 200, count: 40, size: 9 });
  dillFronds(s, [
    [620, 640, 110, 0.4],
    [880, 560, 110, 1.7],
  ]);
  seeds(s, { ...MIDDLE, radius: 340, count: 50, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  fork(s, { x: 150, y: 380, rot: 1.57, size: 1.05 });
  knife(s, { x: 1440, y: 380, rot: 1.57, size: 1.05 });
  dillFronds(s, [
    [1270, 1100, 230, -0.2],
    [1290, 1140, 210, 0.1],
  ]);
  sideBowl(s, {
    x: 1430,
    y: 160,
    r: 112,
    tall: 46,
    tone: '#E9E0D0',
    draw: (d) => dollop(s, { x: d.x, y: d.y, r: d.r * 0.84, tall: 34 }),
  });
  onion(s, { x: 150, y: 160, r: 88 });
}

/**
 * A fried patty.
 * @param {Scene} s
 * @param {Laid & { size?: number, bake?: number }} options
 */
function patty(s, { x, y, size = 96, rot, bake = 0.55, ...rest }) {
  const seed = s.random.seed();
  const [gold, brown, dark] = hexes(['#C98A48', '#94572A', '#522A12']);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: blob(s.random, size, size * 0.7, 0.04, 4),
    tall: size * 0.42,
    round: size * 0.42,
    lean: 0.04,
    sink: 0.05,
    ...rest,
    paint(p) {
      const crumb = noise(p.x / 7, p.y / 7, seed);
      const patch = fbm(p.x / 46, p.y / 46, seed + 2, 4);
      const heat = bake - 0.1 + 0.75 * patch + 0.2 * crumb;
      colour(p, blend(gold, brown, smooth(0.1, 0.75, heat)));
      tint(p, dark, 0.85 * smooth(0.7, 1.15, heat));
      p.z += 2.4 * crumb + 3.5 * patch;
      p.gloss = 0.34;
      p.rough = 0.35;
    },
  });
}
