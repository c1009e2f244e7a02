import { spoon } from '../kit/table/cutlery.mjs';
import { riceMound } from '../kit/grains.mjs';
import { gravy } from '../kit/gravy.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { drizzle } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { garlicClove } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { napkin, spiceDish } from '../kit/table/props.mjs';
import { chickpea } from '../kit/pulses.mjs';
import { lump } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#6E6A62', '#47433D'] });
  napkin(s, {
    x: 1200,
    y: 330,
    width: 860,
    height: 620,
    rot: 0.3,
    tone: '#D9A441',
    stripes: [
      { at: -250, width: 8, tone: '#F4EAD0' },
      { at: 250, width: 8, tone: '#F4EAD0' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 478,
    tall: 100,
    tone: '#2F5A5E',
    inside: '#E4D9C4',
    edge: '#173436',
  });
  stew(s, dish, {
    level: 70,
    tones: ['#DB952C', '#EFC268'],
    fleck: '#F6DFA4',
    liquid: gravy,
    parts: [
      [76, (p) => chickpea(s, { ...p, r: s.random.between(24, 28), sink: 0.35 })],
      [
        24,
        (p) =>
          lump(s, {
            ...p,
            size: s.random.between(52, 66),
            grain: 0.1,
            tones: ['#F0962A', '#DB7416'],
            gloss: 0.5,
            sink: 0.3,
          }),
        0.84,
      ],
    ],
  });
  strew(s, { ...dish, x: 940, y: 650 }, 22, 0.5, (p) =>
    chickpea(s, { ...p, r: s.random.between(24, 28), sink: 0.15 }),
  );
  strew(s, { ...dish, x: 940, y: 650 }, 9, 0.46, (p) =>
    lump(s, { ...p, size: 58, tones: ['#F39C30', '#DE7A1A'], gloss: 0.5, sink: 0.1, grain: 0.1 }),
  );
  riceMound(s, { x: 610, y: 520, rx: 230, ry: 190, rot: -0.6, tall: 92, base: 60, grains: 560 });
  for (const points of /** @type {const} */ ([
    [
      [820, 470],
      [900, 540],
      [1010, 520],
      [1080, 620],
    ],
    [
      [800, 740],
      [880, 800],
      [980, 770],
      [1060, 800],
    ],
  ]))
    strandOfCream(s, points);
  chopped(s, { ...MIDDLE, radius: 350, count: 34, size: 14 });
  corianderLeaves(s, [
    [880, 600, 46],
    [980, 690, 44],
    [840, 720, 40],
    [640, 520, 38],
  ]);
  seeds(s, { ...MIDDLE, radius: 350, count: 24, size: 3, thin: 0.8, tones: ['#9A3A16', '#2A1F18'] });
  spiceDish(s, { x: 150, y: 160, r: 94, tone: '#D99A1E' });
  for (const [x, y] of /** @type {const} */ ([
    [130, 1020],
    [220, 1070],
    [160, 1110],
  ]))
    lump(s, { x, y, size: 58, tones: ['#F0962A', '#DB7416'], tall: 46 });
  for (const [x, y] of /** @type {const} */ ([
    [300, 1120],
    [330, 1080],
    [70, 930],
  ]))
    chickpea(s, { x, y, r: 24 });
  spoon(s, { x: 1250, y: 930, rot: 0.45, size: 1 });
  garlicClove(s, { x: 1440, y: 200, size: 40 });
  garlicClove(s, { x: 1380, y: 120, size: 38 });
  sprig(s, { x: 1220, y: 1120, length: 240, rot: -0.2, leaves: 7, size: 40 });
}

/** @param {Scene} s @param {readonly Point[]} points */
function strandOfCream(s, points) {
  drizzle(s, { points, width: 15, tone: '#FBF4E2', deep: '#EBD6A4', gloss: 0.5 });
}
