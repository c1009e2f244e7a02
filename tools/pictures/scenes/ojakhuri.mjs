import { roundBoard } from '../kit/table/boards.mjs';
import { ketsi } from '../kit/table/clay.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { strew } from '../kit/table/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sheen } from '../kit/liquids.mjs';
import { meat } from '../kit/meat.mjs';
import { friedOnionArc, garlic, garlicClove, onion, onionArc } from '../kit/onions.mjs';
import { pomegranateHalf, pomegranateSeeds } from '../kit/pomegranate.mjs';
import { potatoWedge } from '../kit/roots.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#9C7650', '#573820'], turn: -0.08 });
  roundBoard(s, { tone: ['#B98A5A', '#70472A'] });
  const pan = ketsi(s, { x: 780, y: 600, r: 480, tall: 66, wall: 32, base: 20 });
  sheen(s, { x: 780, y: 600, rx: 420, tone: '#C97E2A', share: 0.35, gloss: 0.4 });
  strew(s, pan, 50, 0.94, (p) => potatoWedge(s, { ...p, length: s.random.between(74, 100) }));
  strew(s, pan, 28, 0.84, (p) =>
    meat(s, { ...p, size: s.random.between(56, 76), kind: 'pork', sear: 0.7, tall: 46 }),
  );
  strew(s, pan, 22, 0.76, (p) => potatoWedge(s, { ...p, length: s.random.between(70, 92) }));
  strew(s, pan, 10, 0.6, (p) =>
    meat(s, { ...p, size: s.random.between(52, 68), kind: 'pork', sear: 0.75, tall: 42 }),
  );
  strew(s, pan, 30, 0.72, (p) => friedOnionArc(s, { ...p, r: 42, width: 7, sweep: 2.2 }));
  strew(s, pan, 15, 0.66, (p) => onionArc(s, { ...p, r: 52, width: 8, sweep: 3.4 }));
  pomegranateSeeds(s, { x: 780, y: 600, radius: 330, count: 64, size: 14 });
  chopped(s, { x: 780, y: 600, radius: 340, count: 60, size: 11 });
  corianderLeaves(s, [
    [700, 520, 42],
    [870, 560, 44],
    [760, 700, 42],
  ]);
  pomegranateHalf(s, { x: 1430, y: 980, r: 128 });
  sprig(s, { x: 1290, y: 110, length: 280, rot: 0.3, leaves: 8, size: 44 });
  onion(s, { x: 130, y: 1060, r: 92 });
  garlic(s, { x: 130, y: 150, r: 76 });
  for (const [x, y] of /** @type {const} */ ([
    [250, 90],
    [240, 190],
  ]))
    garlicClove(s, { x, y, size: 36 });
}
