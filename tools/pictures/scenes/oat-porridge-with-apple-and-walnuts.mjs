import { spoon } from '../kit/table/cutlery.mjs';
import { oatFlake } from '../kit/grains.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { stew, strew } from '../kit/table/heap.mjs';
import { broth, drizzle, powder, sauce } from '../kit/liquids.mjs';
import { choppedWalnuts, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { apple, appleSlice } from '../kit/orchard.mjs';
import { MIDDLE } from '../kit/table/piece.mjs';
import { cinnamon, napkin, sideBowl } from '../kit/table/props.mjs';
import { lump } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';

/** @import { Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#CDB08A', '#8E6C4A'] });
  napkin(s, {
    x: 1200,
    y: 880,
    width: 820,
    height: 600,
    rot: -0.3,
    tone: '#D9DDDC',
    stripes: [
      { at: -250, width: 10, tone: '#8A5200' },
      { at: 250, width: 10, tone: '#8A5200' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 470,
    tall: 104,
    tone: '#5B7486',
    inside: '#EDE5D6',
    edge: '#2E4250',
  });
  stew(s, dish, {
    level: 74,
    tones: ['#DCC79A', '#EFE2C2'],
    cloud: 0.5,
    wave: 6,
    gloss: 0.35,
    rough: 0.3,
    parts: [[520, (p) => oatFlake(s, { ...p, size: s.random.between(12, 18), sink: 0.45 }), 0.95]],
  });
  for (let index = 0; index < 26; index += 1)
    sauce(s, {
      x: 790 + s.random.between(-330, 330),
      y: 600 + s.random.between(-330, 330) * 0.9,
      rx: 44,
      ry: 30,
      tones: ['#E9DAB4', '#F7EED8'],
      thick: 3,
      gloss: 0.45,
      uneven: 0.3,
      share: 0.7,
      sdf: undefined,
    });
  for (let index = 0; index < 8; index += 1) {
    const angle = -2.75 + index * 0.33;
    appleSlice(s, {
      x: 790 + Math.cos(angle) * 215,
      y: 620 + Math.sin(angle) * 215,
      rot: angle - Math.PI / 2 + 0.55,
      size: 104,
      lean: 0.02,
      base: 76 + index * 6,
      sink: 0,
    });
  }
  strew(s, { x: 690, y: 760, r: 190 }, 24, 0.9, (p) =>
    lump(s, { ...p, size: s.random.between(24, 32), tones: ['#F6E6B0', '#E9CC80'], gloss: 0.5 }),
  );
  for (const [x, y] of /** @type {const} */ ([
    [930, 640],
    [1000, 560],
    [900, 740],
    [1000, 700],
    [860, 560],
    [780, 660],
  ]))
    walnutHalf(s, { x, y, size: 44 });
  choppedWalnuts(s, { x: 930, y: 660, radius: 170, count: 40, size: 13 });
  drizzle(s, {
    points: [
      [560, 560],
      [660, 620],
      [740, 560],
      [830, 650],
      [920, 590],
      [1020, 690],
      [960, 790],
    ],
    width: 12,
  });
  powder(s, { x: 830, y: 600, r: 60, tone: '#8A4A1C', tall: 1, scatter: 2.2 });
  apple(s, { x: 150, y: 180, r: 112 });
  apple(s, { x: 330, y: 90, r: 92 });
  walnutShell(s, { x: 1440, y: 170, size: 58 });
  choppedWalnuts(s, { x: 1360, y: 220, radius: 70, count: 10, size: 13 });
  sideBowl(s, {
    x: 150,
    y: 1040,
    r: 116,
    tall: 56,
    tone: '#E9E0D0',
    draw: (d) => broth(s, { ...d, level: 40, tones: ['#A35E0C', '#DB962A'], wave: 0.5 }),
  });
  spoon(s, { x: 1240, y: 900, rot: 0.5, size: 1.05, base: 8 });
  cinnamon(s, { x: 1430, y: 330, rot: 0.5 });
  cinnamon(s, { x: 1450, y: 390, rot: 0.8 });
}
