import { blend, clamp, colour, hex, hexes, shade, smooth, tint } from '../../studio/colour.mjs';
import { fbm, noise } from '../../studio/noise.mjs';
import { ellipse, stroke } from '../../studio/shapes.mjs';

/** @import { Pixel, Place, Scene } from '../../studio/surface.mjs' */
/** @import { Shape } from '../../studio/shapes.mjs' */

const STEEL = hexes(['#6F6B68', '#D8D4CE', '#38342F']);

const WOOD = hexes(['#B07A48', '#7E4E2A']);

/**
 * Paints polished metal, which reflects a dark room and a bright window in bands.
 * @param {Pixel} p
 * @param {number} seed
 */
function steel(p, seed, tone = STEEL) {
  const band = 0.5 + 0.5 * Math.sin(p.v / 4.2 + p.u / 170 + 1.6 * noise(p.u / 120, p.v / 24, seed));
  colour(p, blend(tone[0], tone[1], smooth(0.2, 0.9, band)));
  tint(p, tone[2], 0.45 * smooth(4, 0.5, p.d));
  p.gloss = 0.8;
  p.rough = 0.15;
}

/** @param {Pixel} p @param {number} seed */
function wood(p, seed) {
  const grain = noise(p.u / 120, (p.v + 6 * noise(p.u / 80, p.v / 20, seed)) / 4, seed);
  colour(p, blend(WOOD[0], WOOD[1], 0.4 + 0.45 * grain));
  p.gloss = 0.12;
  p.rough = 0.6;
}

/**
 * A spoon, its bowl at (x, y), handle along `rot`.
 * @param {Scene} s
 * @param {Place & { rot?: number, size?: number, material?: string, base?: number }} options
 */
export function spoon(s, { x, y, rot = 0, size = 1, material = 'steel', base }) {
  const seed = s.random.seed();
  const [length, rx, ry] = [400 * size, 72 * size, 48 * size];
  const head = ellipse(rx, ry);
  const handle = stroke(
    [
      [rx * 0.8, 0],
      [length * 0.4, 0],
      [length, 0],
    ],
    (t) => size * (7 + 10 * t ** 1.6),
  );
  const finish = material === 'wood' ? wood : steel;
  const ground = base ?? s.level(x + Math.cos(rot) * length * 0.5, y + Math.sin(rot) * length * 0.5, 40);
  s.stamp({
    x,
    y,
    rot,
    reach: length + 30,
    sdf: (u, v) => Math.max(head(u, v), handle(u, v)),
    base: ground,
    rise: true,
    paint(p) {
      const inBowl = head(p.u, p.v);
      const hollow = smooth(3, 26 * size, inBowl);
      p.z = 12 + 6 * Math.sqrt(clamp(p.d / (8 * size))) - 13 * hollow;
      finish(p, seed);
      if (material === 'steel' && inBowl > 6 * size) {
        const way = (p.u * 0.5 + p.v * 0.85) / ry;
        colour(p, blend(STEEL[2], STEEL[1], smooth(-0.9, 0.9, way + 0.15 * noise(p.u / 30, p.v / 30, seed))));
      } else shade(p, 1 - 0.12 * hollow);
    },
  });
}

/**
 * A fork, tines at (x, y), handle along `rot`.
 * @param {Scene} s
 * @param {Place & { rot?: number, size?: number, base?: number }} options
 */
export function fork(s, { x, y, rot = 0, size = 1, base }) {
  const seed = s.random.seed();
  const length = 420 * size;
  const tines = [-24, -8, 8, 24].map((v) =>
    stroke(
      [
        [-62 * size, v * size],
        [42 * size, v * size * 0.96],
      ],
      (t) => size * (3 + 2.6 * t),
    ),
  );
  const root = ellipse(40 * size, 31 * size);
  const handle = stroke(
    [
      [70 * size, 0],
      [length * 0.4, 0],
      [length, 0],
    ],
    (t) => size * (7 + 10 * t ** 1.6),
  );
  const ground = base ?? s.level(x + Math.cos(rot) * length * 0.5, y + Math.sin(rot) * length * 0.5, 40);
  s.stamp({
    x,
    y,
    rot,
    reach: length + 30,
    base: ground,
    rise: true,
    sdf: (u, v) => Math.max(...tines.map((tine) => tine(u, v)), root(u - 62 * size, v), handle(u, v)),
    paint(p) {
      p.z = 11 + 7 * Math.sqrt(clamp(p.d / (7 * size))) - 5 * smooth(60 * size, 0, Math.abs(p.u - 30 * size));
      steel(p, seed);
    },
  });
}

/**
 * A table or kitchen knife, tip at (x, y), handle along `rot`.
 * @param {Scene} s
 * @param {Place & { rot?: number, size?: number, handleTone?: string, base?: number }} options
 */
export function knife(s, { x, y, rot = 0, size = 1, handleTone = '#4A2E1E', base }) {
  const seed = s.random.seed();
  const [blade, length] = [250 * size, 430 * size];
  const grip = hex(handleTone);
  /** @type {Shape} */
  const edge = (u, v) => {
    const t = u / blade;
    if (t < 0 || t > 1) return -9;
    return Math.min(
      17 * size - Math.abs(v + 2),
      (34 * size * Math.sqrt(clamp(t * 3)) - Math.abs(v - 17 * size)) * 0.8,
    );
  };
  const handle = stroke(
    [
      [blade - 4, 0],
      [length, 3],
    ],
    (t) => size * (13 + 5 * Math.sin(t * 2.6)),
  );
  const ground = base ?? s.level(x + Math.cos(rot) * length * 0.5, y + Math.sin(rot) * length * 0.5, 40);
  s.stamp({
    x,
    y,
    rot,
    reach: length + 30,
    sdf: (u, v) => Math.max(edge(u, v), handle(u, v)),
    base: ground,
    rise: true,
    paint(p) {
      if (p.u < blade) {
        p.z = 8 + 2 * clamp(p.d / 8);
        colour(p, blend(STEEL[1], STEEL[0], smooth(-12, 14, p.v + 4 * noise(p.u / 90, p.v / 30, seed))));
        p.gloss = 0.8;
        p.rough = 0.12;
      } else {
        p.z = 9 + 14 * Math.sqrt(clamp(p.d / 13));
        colour(p, grip);
        shade(p, 1 + 0.2 * fbm(p.u / 60, p.v / 5, seed));
        const rivet = Math.min(
          ...[0.3, 0.6, 0.85].map((t) => Math.hypot(p.u - blade - (length - blade) * t, p.v - 2)),
        );
        tint(p, hex('#C9A45A'), smooth(5, 3.6, rivet));
        p.gloss = 0.35;
        p.rough = 0.4;
      }
    },
  });
}
