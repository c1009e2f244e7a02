import { blend, clamp, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { cells, noise } from '../studio/noise.mjs';
import { blob, circle } from '../studio/shapes.mjs';

/** @import { Paint, Place, Scene } from '../studio/surface.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/** @typedef {{ tones: TwoTones, fleck?: string, swell?: number }} Sauce */

/**
 * Fills a vessel with thick sauce up to `level`: one calm surface with broad waves and soft flecks; `film` is its tone
 * at the wall.
 * @param {Scene} s
 * @param {Place & Sauce & { r: number, level: number, film?: string }} options
 */
export function gravy(s, { x, y, r, level, film, ...look }) {
  const paintSauce = sauceOf(s, look);
  const thin = hex(film ?? look.tones[1]);
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base: level,
    rise: true,
    paint(p) {
      paintSauce(p);
      tint(p, thin, 0.5 * smooth(r - 50, r - 6, Math.hypot(p.u, p.v)));
    },
  });
}

/**
 * Pours a ladle of the same sauce over anything below: it follows big forms and ends in a soft edge.
 * @param {Scene} s
 * @param {Place & Sauce & { rx: number, ry?: number, rot?: number, thick?: number, uneven?: number,
 *   share?: number }} options
 */
export function ladle(s, { x, y, rx, ry = rx, rot, thick = 9, uneven = 0.16, share = 1, ...look }) {
  const paintSauce = sauceOf(s, look);
  s.stamp({
    x,
    y,
    rot: rot ?? s.random.angle(),
    reach: Math.max(rx, ry) * 1.35,
    sdf: blob(s.random, rx, ry, uneven, 4),
    paint(p) {
      p.z = p.under + thick * smooth(0, thick * 4, p.d);
      paintSauce(p);
      p.a = share * smooth(0, 9, p.d);
    },
  });
}

/**
 * Returns the paint of one sauce: `swell` is the height of its waves, `fleck` the tone of the pieces cooked into it.
 * @param {Scene} s
 * @param {Sauce} sauce
 * @returns {Paint}
 */
function sauceOf(s, { tones, fleck = tones[1], swell = 6 }) {
  const [deep, pale, flake] = hexes([...tones, fleck]);
  const seed = s.random.seed();
  return (p) => {
    const slow = noise(p.x / 150, p.y / 150, seed) + 0.45 * noise(p.x / 66, p.y / 66, seed + 1);
    const bit = cells(p.x / 44 + 0.5 * noise(p.x / 34, p.y / 34, seed + 2), p.y / 44, seed + 3);
    const soft = bit.id > 0.6 ? smooth(0.42, 0.08, bit.near) : 0;
    colour(p, blend(deep, pale, clamp(0.42 + 0.65 * slow)));
    tint(p, flake, 0.45 * soft);
    p.z += swell * slow + 1.2 * soft;
    p.gloss = 0.28;
    p.rough = 0.32;
    p.glow = 0.7;
  };
}
