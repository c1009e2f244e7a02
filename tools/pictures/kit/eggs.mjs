import { blend, colour, dome, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { circle, ellipse } from '../studio/shapes.mjs';
import { lay } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/**
 * Half a boiled egg.
 * @param {Scene} s
 * @param {Laid & { size?: number, yolk?: string }} options
 */
export function eggHalf(s, { x, y, size = 46, rot, yolk = '#F0A92B', ...rest }) {
  const seed = s.random.seed();
  const [white, gold, deep] = hexes(['#FBF7EE', yolk, '#D98A1C']);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf: (u, v) => ellipse(size * 1.12, size * 0.86)(u, v * (1 + (0.1 * u) / size)),
    tall: size * 0.5,
    round: 9,
    lean: 0.06,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u + size * 0.1, p.v) / (size * 0.56);
      colour(p, white);
      tint(p, gold, smooth(1.02, 0.96, reach));
      tint(p, deep, 0.4 * smooth(0.3, 0.6, noise(p.x / 9, p.y / 9, seed)) * smooth(1, 0.9, reach));
      p.z += reach < 1 ? 3 * Math.sqrt(1 - reach * reach) : 0;
      p.gloss = 0.45;
      p.rough = 0.25;
      p.glow = 0.8;
    },
  });
}

/**
 * A raw or just-set yolk.
 * @param {Scene} s
 * @param {Place & { r?: number, lift?: number }} options
 */
export function yolk(s, { x, y, r = 62, lift = 0 }) {
  const [gold, deep] = hexes(['#F7A51C', '#E27F0A']);
  const seed = s.random.seed();
  const ground = s.level(x, y, r * 0.5);
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base: ground + lift,
    rise: true,
    paint(p) {
      p.z = r * 0.62 * dome(p.d, r);
      colour(p, blend(deep, gold, smooth(0, r * 0.6, p.d)));
      shade(p, 1 + 0.05 * fbm(p.x / 30, p.y / 30, seed));
      p.gloss = 0.95;
      p.rough = 0.06;
      p.glow = 1;
    },
  });
}

/** @param {Scene} s @param {Place & { rot?: number, tone?: string }} options */
export function egg(s, { x, y, rot, tone = '#F1E2CB' }) {
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: 100,
    sdf: (u, v) => blobEgg(u, v),
    tall: 96,
    round: 62,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, hex(tone));
      shade(p, 1 + 0.05 * noise(p.x / 5, p.y / 5, seed) + 0.04 * fbm(p.x / 40, p.y / 40, seed));
      p.gloss = 0.2;
      p.rough = 0.6;
      p.glow = 0.5;
    },
  });
}

/** @type {Shape} */
const blobEgg = (u, v) => (1 - Math.hypot(u / 82, (v * (1 + 0.0026 * u)) / 62)) * 62;
