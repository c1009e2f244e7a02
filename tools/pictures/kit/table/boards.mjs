import { blend, colour, dome, hexes, shade, smooth } from '../../studio/colour.mjs';
import { noise } from '../../studio/noise.mjs';
import { box, circle } from '../../studio/shapes.mjs';

/** @import { Place, Scene } from '../../studio/surface.mjs' */
/** @import { Shape } from '../../studio/shapes.mjs' */
/** @import { TwoTones } from '../../studio/colour.mjs' */

/**
 * A wooden board, round (`r`) or long (`halfWidth`, `halfHeight`), with an optional handle to the right.
 * @param {Scene} s
 * @param {Place & { r?: number, halfWidth?: number, halfHeight?: number, rot?: number, handle?: number,
 *   tone?: TwoTones, tall?: number, base?: number }} options
 */
export function board(
  s,
  {
    x,
    y,
    r,
    halfWidth = r ?? 0,
    halfHeight = r ?? 0,
    rot = 0,
    handle = 0,
    tone = ['#D3A06A', '#8A5A33'],
    tall = 20,
    base = 0,
  },
) {
  const [pale, dark] = hexes(tone);
  const seed = s.random.seed();
  const body = r ? circle(r) : box(halfWidth, halfHeight, 34);
  const far = r ?? halfWidth;
  const grip = box(handle / 2 + 20, 42, 36);
  const hole = circle(15);
  /** @type {Shape} */
  const sdf = (u, v) => {
    if (!handle) return body(u, v);
    const neck = Math.max(body(u, v), grip(u - far - handle / 2 + 10, v));
    return Math.min(neck, -hole(u - far - handle + 26, v));
  };
  s.stamp({
    x,
    y,
    rot,
    reach: Math.hypot(far, halfHeight) + handle + 12,
    sdf,
    base,
    paint(p) {
      const bend = 30 * noise(p.u / 380, p.v / 190, seed);
      const rings = noise(p.u / 700, (p.v + bend) / 12, seed + 1);
      const fine = noise(p.u / 120, (p.v + bend) / 3, seed + 2);
      colour(p, blend(dark, pale, 0.55 + 0.32 * rings + 0.14 * fine));
      const scratch = smooth(0.86, 0.93, noise((p.u + p.v) / 90, (p.v - p.u * 0.7) / 4, seed + 6));
      shade(p, 1 - 0.12 * scratch - 0.2 * (1 - smooth(0, 12, p.d)));
      p.z = tall * dome(p.d, 9) + 0.8 * rings + 0.4 * fine - scratch;
      p.gloss = 0.08;
      p.rough = 0.85;
    },
  });
  return { x, y, z: base + tall };
}

/** @param {Scene} s @param {{ tone?: TwoTones }} [options] */
export function roundBoard(s, { tone = ['#A87850', '#603C22'] } = {}) {
  s.stamp({
    x: 780,
    y: 600,
    reach: 560,
    sdf: (u, v) => 520 - Math.hypot(u, v),
    paint(p) {
      const grain = noise(p.u / 500, (p.v + 20 * noise(p.u / 300, p.v / 100, 3)) / 12, 5);
      const [pale, dark] = hexes(tone);
      colour(p, blend(dark, pale, 0.5 + 0.35 * grain));
      shade(p, 1 - 0.3 * smooth(14, 0, p.d));
      p.z = 20 * Math.min(1, p.d / 8) + grain;
    },
  });
}
