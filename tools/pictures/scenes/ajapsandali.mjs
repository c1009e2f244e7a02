import { spoon } from '../kit/table/cutlery.mjs';
import { glazeDecor } from '../kit/table/decor.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { basil, chopped } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sauce } from '../kit/liquids.mjs';
import { garlic, garlicClove, onionArc } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { lump } from '../kit/roots.mjs';
import { aubergine, chilli, pepperStrip } from '../kit/salad.mjs';
import { supra } from '../kit/table/supra.mjs';
import { tomato, tomatoWedge } from '../kit/tomatoes.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, colour, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

/** @import { TwoTones } from '../studio/colour.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [700, 500] });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 474,
    tall: 92,
    tone: '#E9DFCC',
    inside: '#E9DFCC',
    decor: glazeDecor({ tone: '#7E5A3C', from: 0.9 }),
  });
  /** @param {Place} p @param {TwoTones} tones @param {number} size @param {{ brown?: number }} [more] */
  const soft = (p, tones, size, more) =>
    lump(s, { ...p, size: s.random.around(size, 0.18), tones, gloss: 0.5, sink: 0.25, ...more });
  stew(s, dish, {
    level: 66,
    tones: ['#9A3A16', '#C2602A'],
    cloud: 0.7,
    wave: 4,
    eyes: 30,
    eyeTone: '#EFA03C',
    parts: [
      [56, (p) => auberginePiece(s, p)],
      [40, (p) => soft(p, ['#EBC878', '#D9A548'], 44)],
      [30, (p) => pepperStrip(s, { ...p, length: 96, width: 16, sink: 0.2 })],
      [18, (p) => pepperStrip(s, { ...p, length: 92, width: 16, tones: ['#5E8A32', '#A3C067'], sink: 0.2 })],
      [34, (p) => tomatoWedge(s, { ...p, length: s.random.between(48, 62), sink: 0.3 })],
      [34, (p) => onionArc(s, { ...p, r: 42, width: 7, sweep: 2, tones: ['#F3D3A0', '#DDA05A'], sink: 0.2 })],
    ],
  });
  strew(s, dish, 16, 0.74, (p) => auberginePiece(s, p));
  strew(s, dish, 16, 0.7, (p) =>
    sauce(s, { ...p, rx: 34, ry: 26, tones: ['#B03C18', '#DB6E34'], thick: 6, gloss: 0.65, uneven: 0.25 }),
  );
  chopped(s, { ...MIDDLE, radius: 350, count: 90, size: 12 });
  basil(s, { x: 790, y: 580, size: 92, leaves: 6 });
  corianderLeaves(s, [
    [640, 600, 40],
    [930, 640, 42],
  ]);
  aubergine(s, { x: 1250, y: 1080, length: 300, width: 76, rot: -0.5 });
  for (const [x, y] of /** @type {const} */ ([
    [160, 140],
    [90, 280],
  ]))
    tomato(s, { x, y, r: 88 });
  garlic(s, { x: 1450, y: 190, r: 80 });
  garlicClove(s, { x: 1350, y: 120, size: 38 });
  chilli(s, { x: 60, y: 1040, length: 220, width: 20, rot: 0.3 });
  spoon(s, { x: 1230, y: 250, rot: -0.7, size: 0.8 });
}

/** @param {Scene} s @param {Place} place */
function auberginePiece(s, place) {
  const seed = s.random.seed();
  const [flesh, brown, skin] = hexes(['#B98E52', '#7A5430', '#2E1630']);
  const size = s.random.between(42, 58);
  const side = s.random.angle();
  const sdf = blob(s.random, size, size * 0.72, 0.12, 5);
  s.stamp({
    ...place,
    rot: s.random.angle(),
    reach: size * 1.3,
    sdf,
    rise: true,
    base: s.level(place.x, place.y, size * 0.5) - 8,
    paint(p) {
      p.z = 30 * Math.min(1, p.d / 16) ** 0.6 + 2 * noise(p.x / 9, p.y / 9, seed);
      colour(p, blend(brown, flesh, 0.5 + fbm(p.x / 20, p.y / 20, seed)));
      tint(p, skin, smooth(15, 9, p.d) * smooth(-0.2, 0.2, Math.cos(Math.atan2(p.v, p.u) - side)));
      p.gloss = 0.5;
      p.rough = 0.25;
      p.glow = 0.3;
    },
  });
}
