import { ketsi } from '../kit/table/clay.mjs';
import { spoon } from '../kit/table/cutlery.mjs';
import { gravy, ladle } from '../kit/gravy.mjs';
import { strew } from '../kit/table/heap.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { broth, sauce } from '../kit/liquids.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { lump, shred } from '../kit/roots.mjs';
import { supra } from '../kit/table/supra.mjs';
import { blend, colour, dome, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise, ridge } from '../studio/noise.mjs';
import { box } from '../studio/shapes.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [60, 560] });
  const dish = ketsi(s, { ...MIDDLE, r: 486, tall: 78, wall: 32, tone: ['#8E4B2E', '#4A2114'] });
  gravy(s, { ...dish, level: 36, tones: ['#94401C', '#BE6C3C'], fleck: '#D08A4C' });
  strew(s, dish, 20, 0.88, (p) =>
    shred(s, {
      ...p,
      length: s.random.between(50, 80),
      width: 8,
      tones: ['#E08A3A', '#E9B26A'],
      sink: 0.5,
    }),
  );
  strew(s, dish, 10, 0.66, (p) =>
    ladle(s, { ...p, rx: s.random.between(56, 84), ry: 40, tones: ['#96421C', '#C6703E'] }),
  );
  const rows = /** @type {const} */ ([
    [-250, -170, 0.5],
    [0, -215, 0.1],
    [240, -150, -0.5],
    [-285, 10, 1.5],
    [-20, -10, 0.2],
    [255, 40, 1.4],
    [-190, 190, -0.5],
    [60, 200, 0.05],
    [265, 215, 0.75],
  ]);
  rows.forEach(([dx, dy, rot]) =>
    tolma(s, {
      x: 790 + dx,
      y: 600 + dy,
      rot: rot + s.random.between(-0.1, 0.1),
      length: 128,
      width: 68,
    }),
  );
  for (const [dx, dy, rx, ry] of /** @type {const} */ ([
    [-230, -150, 84, 40],
    [20, -30, 104, 46],
    [240, 20, 70, 54],
    [70, 190, 92, 40],
  ]))
    sauce(s, {
      x: 790 + dx,
      y: 600 + dy,
      rx,
      ry,
      tones: ['#EDE2CC', '#FCF8EE'],
      thick: 10,
      lumps: 2,
      gloss: 0.55,
      uneven: 0.28,
      rot: s.random.between(-0.4, 0.4),
    });
  chopped(s, { ...MIDDLE, radius: 360, count: 36, size: 14 });
  corianderLeaves(s, [
    [800, 570, 42],
    [560, 460, 38],
    [1020, 620, 38],
    [870, 780, 36],
  ]);
  sideBowl(s, {
    x: 1420,
    y: 980,
    r: 158,
    tall: 64,
    tone: '#2F4F86',
    inside: '#EFE7D6',
    draw: (d) => {
      broth(s, { ...d, level: 44, tones: ['#F2EADA', '#FBF7EE'], wave: 2.5 });
      strew(s, d, 12, 0.6, (p) => lump(s, { ...p, size: 9, tones: ['#F1E4C0', '#E0C88E'] }));
      chopped(s, { x: d.x, y: d.y, radius: d.r * 0.6, count: 12, size: 9 });
    },
  });
  spoon(s, { x: 170, y: 960, rot: 0.3, size: 0.85, material: 'wood' });
  garlic(s, { x: 1450, y: 170, r: 80 });
  for (const [x, y] of /** @type {const} */ ([
    [1340, 110],
    [1330, 210],
  ]))
    garlicClove(s, { x, y, size: 38 });
  sprig(s, { x: 30, y: 130, length: 270, rot: 0.15, leaves: 8, size: 42 });
}

/**
 * A stuffed cabbage leaf, folded and braised.
 * @param {Scene} s
 * @param {Place & { rot?: number, length?: number, width?: number }} options
 */
function tolma(s, { x, y, rot, length = 132, width = 62 }) {
  const seed = s.random.seed();
  const [pale, olive, vein, brown] = hexes(['#D9CE84', '#A9A24E', '#EFE6B4', '#A8702E']);
  const body = box(length, width, width * 0.82);
  lay(s, {
    x,
    y,
    rot,
    reach: length * 1.2,
    sdf: (u, v) => body(u, v + 4 * noise(u / 60, 2, seed)),
    tall: 74,
    round: width * 0.95,
    lean: 0.03,
    sink: 0.1,
    paint(p) {
      const rib = ridge((p.u + p.v * 0.5) / 62, p.v / 90, seed) ** 9;
      const fine = ridge(p.u / 20 + noise(p.u / 30, p.v / 30, seed), p.v / 34, seed + 3) ** 6;
      const fold = smooth(5, 0, Math.abs(p.v - width * 0.25 - 10 * Math.sin(p.u / 50 + seed)));
      colour(p, blend(olive, pale, 0.5 + 0.7 * fbm(p.x / 50, p.y / 50, seed)));
      tint(p, vein, 0.7 * rib + 0.3 * fine);
      tint(p, brown, 0.6 * smooth(0.1, 0.6, fbm(p.x / 36, p.y / 36, seed + 6) + 0.2 * dome(p.d, 50)));
      shade(p, 1 - 0.28 * fold);
      p.z += 4 * rib + 1.6 * fine - 4 * fold;
      p.gloss = 0.5;
      p.rough = 0.25;
      p.glow = 0.6;
    },
  });
}
