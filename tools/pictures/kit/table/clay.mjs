import { blend, clamp, colour, dome, hex, hexes, shade, smooth, tint } from '../../studio/colour.mjs';
import { fbm, noise } from '../../studio/noise.mjs';
import { disc } from './disc.mjs';

/** @import { Place, Scene } from '../../studio/surface.mjs' */
/** @import { TwoTones } from '../../studio/colour.mjs' */

/**
 * Ketsi: the red clay pan of the Georgian oven, thick-walled, sooted by use.
 * @param {Scene} s
 * @param {Place & { r: number, tall?: number, wall?: number, tone?: TwoTones, base?: number }} options
 */
export function ketsi(s, { x, y, r, tall = 58, wall = 26, tone = ['#A65A38', '#5E2A18'], base = 0 }) {
  const [clay, burnt] = hexes(tone);
  const soot = hex('#24130C');
  const seed = s.random.seed();
  const hollow = r - wall;
  disc(s, { x, y, r, base }, (p) => {
    const reach = Math.hypot(p.u, p.v);
    const turned = Math.sin(reach / 3.4 + 3 * noise(p.x / 90, p.y / 90, seed));
    const rough = noise(p.x / 4, p.y / 4, seed + 2);
    const t = reach / hollow;
    if (t < 1) p.z = 12 + (tall - 16) * smooth(0.86, 1, t);
    else p.z = tall - 5 + 6 * Math.sin(clamp((reach - hollow) / wall) * Math.PI) - 26 * (1 - dome(p.d, 8));
    p.z += turned * 0.7 + rough * 0.7;
    colour(p, blend(burnt, clay, 0.55 + 0.35 * fbm(p.x / 110, p.y / 110, seed + 5) + 0.12 * turned));
    shade(p, 1 + 0.1 * rough);
    tint(p, soot, 0.75 * smooth(0.1, 0.7, fbm(p.x / 150, p.y / 150, seed + 7)) * smooth(0.8, 1, reach / r));
    if (t < 1) shade(p, 0.72);
    p.gloss = 0.1;
    p.rough = 0.75;
  });
  return { x, y, r: hollow, z: base + 12, rim: base + tall };
}
