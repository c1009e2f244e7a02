import { spoon } from '../kit/table/cutlery.mjs';
import { stone } from '../kit/table/grounds.mjs';
import { strew } from '../kit/table/heap.mjs';
import { bladeLeaf } from '../kit/leaves.mjs';
import { broth, drizzle } from '../kit/liquids.mjs';
import { choppedWalnuts } from '../kit/nuts.mjs';
import { lay, mottle } from '../kit/table/piece.mjs';
import { napkin, sideBowl } from '../kit/table/props.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, clamp, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, circle } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */
/** @import { Point, Shape } from '../studio/shapes.mjs' */

/** @param {Scene} s */
export function draw(s) {
  stone(s, { tone: ['#E6DFD3', '#C2B8A8'] });
  napkin(s, {
    x: 1180,
    y: 330,
    width: 860,
    height: 620,
    rot: 0.25,
    tone: '#E9D3D0',
    stripes: [
      { at: -250, width: 10, tone: '#B3264A' },
      { at: 250, width: 10, tone: '#B3264A' },
    ],
  });
  bowl(s, {
    x: 780,
    y: 610,
    r: 468,
    tall: 108,
    tone: '#2F4F86',
    inside: '#EFE8DA',
    edge: '#182C52',
  });
  const seed = s.random.seed();
  s.stamp({
    x: 780,
    y: 610,
    reach: 440,
    base: 76,
    rise: true,
    sdf: circle(430),
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / 430;
      const swirl = Math.sin(Math.atan2(p.v, p.u) + reach * 13 + 0.8 * noise(p.u / 90, p.v / 90, seed));
      p.z =
        6 * fbm(p.x / 60, p.y / 60, seed, 3) +
        9 * swirl * smooth(0.06, 0.25, reach) * smooth(0.92, 0.75, reach);
      colour(p, blend(hex('#F0E8D8'), hex('#FDFAF3'), 0.6 + 0.3 * swirl));
      p.gloss = 0.5;
      p.rough = 0.2;
      p.glow = 1;
    },
  });
  const ring = Array.from({ length: 11 }, (_, index) => index * 0.36 + 2.2);
  ring.forEach((angle, index) =>
    strawberry(s, {
      x: 780 + Math.cos(angle) * (250 + (index % 2) * 46),
      y: 610 + Math.sin(angle) * (250 + (index % 2) * 46),
      rot: angle + s.random.between(-0.5, 0.5),
      size: s.random.between(70, 84),
      half: index % 3 !== 1,
      crown: index % 4 === 1,
    }),
  );
  for (const [x, y, rot, half] of /** @type {const} */ ([
    [640, 560, 0.4, true],
    [720, 700, 1.9, true],
    [690, 470, -0.6, false],
    [610, 670, 2.6, true],
  ]))
    strawberry(s, { x, y, rot, size: 76, half, crown: !half });
  strew(s, { x: 900, y: 650, r: 170 }, 30, 1, (p) =>
    hazelnut(s, { ...p, size: s.random.between(23, 28), half: s.random.next() > 0.6 }),
  );
  choppedWalnuts(s, { x: 890, y: 660, radius: 190, count: 26, size: 10 });
  drizzle(s, {
    points: [
      [700, 620],
      [790, 540],
      [880, 620],
      [960, 520],
      [1050, 640],
      [960, 760],
      [850, 800],
      [760, 760],
    ],
    width: 12,
  });
  for (const [x, y, rot] of /** @type {const} */ ([
    [140, 180, 0.5],
    [270, 110, 2.0],
    [120, 320, 1.2],
  ]))
    strawberry(s, { x, y, rot, size: 78 });
  for (const [x, y] of /** @type {const} */ ([
    [1400, 1050],
    [1460, 1000],
    [1350, 1100],
    [1450, 1090],
    [1310, 1140],
  ]))
    hazelnut(s, { x, y, size: 30 });
  sideBowl(s, {
    x: 1430,
    y: 190,
    r: 118,
    tall: 56,
    tone: '#F0E9DB',
    draw: (d) => broth(s, { ...d, level: 40, tones: ['#A35E0C', '#DB962A'], wave: 0.5 }),
  });
  spoon(s, { x: 160, y: 960, rot: 0.35, size: 0.9, material: 'wood' });
}

/**
 * A strawberry, whole (with its green) or cut in half.
 * @param {Scene} s
 * @param {Laid & { size?: number, half?: boolean, crown?: boolean }} options
 */
function strawberry(s, { x, y, size = 52, rot = s.random.angle(), half = false, crown = !half, ...rest }) {
  const seed = s.random.seed();
  const [red, deep, pale] = hexes(['#D21F2E', '#A31224', '#F6C9B8']);
  /** @type {Shape} */
  const sdf = (u, v) => {
    const t = clamp((u + size) / (size * 2.1));
    const halfWidth = size * 0.82 * Math.sin(Math.PI * clamp(t) ** 0.62) ** 0.7;
    return u < -size || u > size * 1.1 ? -4 : (halfWidth - Math.abs(v)) * 0.8;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.25,
    sdf,
    tall: half ? size * 0.5 : size * 0.95,
    round: half ? 9 : size * 0.7,
    lean: 0.1,
    ...rest,
    paint(p) {
      if (half) {
        const inside = p.d / (size * 0.7);
        colour(
          p,
          blend(red, pale, 0.85 * smooth(0.25, 0.85, inside + 0.12 * noise(p.u / 5, p.v / 14, seed))),
        );
        tint(p, blend(pale, [1, 0.95, 0.9], 0.6), smooth(0.8, 1.05, inside));
        const fibre = Math.abs(noise(Math.atan2(p.v, p.u) * 9, 1, seed));
        tint(p, red, 0.35 * smooth(0.2, 0.5, fibre) * smooth(0.3, 0.6, inside));
      } else {
        const spot = cells(p.u / 11, p.v / 11, seed);
        const dot = 1 - smooth(0.14, 0.24, spot.near);
        const pit = 1 - smooth(0.12, 0.42, spot.near);
        colour(p, blend(red, deep, 0.35 * noise(p.u / 30, p.v / 30, seed)));
        tint(p, pale, 0.4 * smooth(size * 0.6, size * 1.05, -p.u));
        tint(p, hex('#EBC25A'), dot);
        p.z -= 2.4 * pit;
      }
      p.gloss = half ? 0.35 : 0.6;
      p.rough = 0.22;
      p.glow = 0.7;
    },
  });
  if (!crown) return;
  /** @type {Point} */
  const top = [x - Math.cos(rot) * size * 0.86, y - Math.sin(rot) * size * 0.86];
  for (let index = -3; index <= 3; index += 1)
    bladeLeaf(s, {
      x: top[0],
      y: top[1],
      rot: rot + index * 0.62 + s.random.between(-0.2, 0.2),
      length: size * s.random.between(0.5, 0.75),
      width: size * 0.24,
      lift: 3,
    });
}

/** @param {Scene} s @param {Laid & { size?: number, half?: boolean }} options */
function hazelnut(s, { x, y, size = 19, half = false, rot, ...rest }) {
  const seed = s.random.seed();
  const [shell, pale, flesh] = [hex('#9A5A2C'), hex('#C99A62'), hex('#EBD5A8')];
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: blob(s.random, size, size * 0.93, 0.04, 3),
    tall: half ? size * 0.7 : size * 1.3,
    round: half ? 6 : size,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / size;
      if (half) {
        colour(p, blend(flesh, hex('#D9B97F'), smooth(0, 0.35, Math.abs(reach - 0.25))));
        tint(p, shell, smooth(0.82, 0.95, reach));
        p.z -= 4 * (1 - smooth(0.1, 0.4, reach));
      } else {
        const streak = noise(Math.atan2(p.v, p.u) * 5, reach * 2, seed);
        colour(p, blend(shell, pale, 0.35 + 0.45 * streak));
        tint(p, pale, 0.7 * (1 - smooth(0.2, 0.45, Math.hypot(p.u - size * 0.4, p.v) / size)));
      }
      mottle(p, seed, 4, 0.1);
      p.gloss = 0.2;
      p.rough = 0.5;
    },
  });
}
