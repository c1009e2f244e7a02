import { ketsi } from '../kit/table/clay.mjs';
import { glass } from '../kit/table/glass.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped, tarragon } from '../kit/herbs.mjs';
import { PALE, bladeLeaf } from '../kit/leaves.mjs';
import { meat } from '../kit/meat.mjs';
import { plum } from '../kit/orchard.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { napkin } from '../kit/table/props.mjs';
import { chilliRing } from '../kit/salad.mjs';
import { blend, colour, hex, hexes, smooth } from '../studio/colour.mjs';
import { spread } from '../studio/random.mjs';
import { ring } from '../studio/shapes.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#D8CFBC', '#B3A68E'] });
  napkin(s, {
    x: 260,
    y: 880,
    width: 720,
    height: 560,
    rot: 0.35,
    tone: '#2A4680',
    ink: '#E9E3D6',
    print: (u, v) => (Math.hypot(((u + 2000) % 60) - 30, ((v + 2000) % 60) - 30) < 8 ? 0.9 : 0),
  });
  const pan = ketsi(s, { ...MIDDLE, r: 486, tall: 84, wall: 34 });
  stew(s, pan, {
    level: 54,
    tones: ['#6F7428', '#A9A352'],
    cloud: 1.1,
    gloss: 0.5,
    eyes: 40,
    eyeTone: '#D9CE6A',
    wave: 2,
    parts: [
      [
        22,
        (p) =>
          meat(s, {
            ...p,
            size: s.random.between(66, 96),
            kind: 'lamb',
            sear: 0.1,
            tall: 60,
            sink: 0.28,
            glaze: '#9A9A48',
            coat: 0.3,
          }),
        0.74,
      ],
      [
        150,
        (p) =>
          bladeLeaf(s, {
            ...p,
            rot: s.random.angle(),
            length: s.random.between(58, 92),
            width: 15,
            tone: hex(s.random.pick(['#4E6B2A', '#5F7C32', '#3F5E28'])),
            lift: 1,
          }),
        0.9,
      ],
      [34, (p) => onionRings(s, { ...p, radius: 10, count: 2, size: 16 }), 0.86],
    ],
  });
  strew(s, pan, 12, 0.74, (p) => plum(s, { ...p, r: s.random.between(33, 39), sink: 0.3 }));
  strew(s, pan, 46, 0.8, (p) =>
    bladeLeaf(s, {
      ...p,
      rot: s.random.angle(),
      length: s.random.between(60, 96),
      width: 16,
      tone: hex(s.random.pick(['#5E8A36', '#4C7A30', '#6E9A42'])),
    }),
  );
  chopped(s, { ...MIDDLE, radius: 380, count: 70, size: 12 });
  chilliRing(s, { x: 700, y: 690, r: 17 });
  chilliRing(s, { x: 900, y: 500, r: 17 });
  tarragon(s, { x: 660, y: 520, length: 240, rot: 0.5, leaves: 16, size: 72 });
  for (const [x, y] of /** @type {const} */ ([
    [1340, 1010],
    [1420, 950],
    [1440, 1050],
    [1350, 1110],
  ]))
    plum(s, { x, y, r: 46 });
  tarragon(s, { x: 1200, y: 60, length: 360, rot: 0.35, leaves: 20, size: 76 });
  tarragon(s, { x: 1250, y: 40, length: 330, rot: 0.6, leaves: 18, size: 74 });
  glass(s, { x: 150, y: 170, r: 100, tall: 120, tones: ['#D9B84A', '#F0DF94'] });
}

/**
 * Rings of spring onion.
 * @param {Scene} s
 * @param {Place & { radius: number, count: number, size?: number, tones?: readonly string[] }} options
 */
function onionRings(s, { x, y, radius, count, size = 10, tones = ['#8DBB4E', '#5D9A3A', '#D6E3B0'] }) {
  const greens = hexes(tones);
  for (const place of spread(s.random, { x, y, radius, count, jitter: 1.3 })) {
    const outer = s.random.around(size, 0.3);
    const tone = s.random.pick(greens);
    lay(s, {
      ...place,
      reach: outer + 1,
      sdf: ring(outer, outer * 0.5),
      tall: 5,
      round: outer * 0.25,
      lean: 0.3,
      sink: 0.1,
      paint(p) {
        colour(p, blend(tone, PALE, 0.5 * smooth(outer * 0.9, outer * 0.5, Math.hypot(p.u, p.v))));
        p.gloss = 0.3;
        p.glow = 0.5;
      },
    });
  }
}
