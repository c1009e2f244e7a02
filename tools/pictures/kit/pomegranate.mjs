import { blend, colour, hex, hexes, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob } from '../studio/shapes.mjs';
import { bladeLeaf } from './leaves.mjs';
import { lay, mottle, rim } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

const RUBY = hexes(['#A30F2B', '#8C0A24', '#C2203C', '#B3152F']);

/** @param {Scene} s @param {Laid & { size?: number }} options */
function pomegranateSeed(s, { x, y, size = 11, ...rest }) {
  const tone = s.random.pick(RUBY);
  const rot = s.random.angle();
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf: blob(s.random, size, size * 0.72, 0.09, 3),
    tall: size * 1.1,
    round: size * 0.72,
    lean: 0.2,
    ...rest,
    paint(p) {
      colour(p, tone);
      tint(p, hex('#E8788A'), 0.55 * (1 - smooth(0, size * 0.55, Math.hypot(p.u - size * 0.25, p.v))));
      rim(p, 4, 0.35);
      p.gloss = 0.75;
      p.rough = 0.15;
      p.glow = 1;
    },
  });
}

/** @param {Scene} s @param {Laid & { radius: number, count: number, size?: number, squash?: number }} options */
export const pomegranateSeeds = (s, { x, y, radius, count, size = 11, squash, ...rest }) =>
  spread(s.random, { x, y, radius, count, jitter: 1.4, squash }).forEach((place) =>
    pomegranateSeed(s, { x: place.x, y: place.y, size: s.random.around(size, 0.2), ...rest }),
  );

/**
 * An opened pomegranate: seeds in their chambers between pale skins.
 * @param {Scene} s
 * @param {Place & { r?: number }} options
 */
export function pomegranateHalf(s, { x, y, r = 105 }) {
  const seed = s.random.seed();
  const [skin, pith] = [hex('#A8283A'), hex('#F0DDB4')];
  lay(s, {
    x,
    y,
    reach: r * 1.1,
    sdf: blob(s.random, r, r, 0.025, 6),
    tall: 66,
    round: 26,
    lean: 0.05,
    sink: 0,
    rot: 0,
    paint(p) {
      colour(p, p.d < 9 ? skin : pith);
      mottle(p, seed, 22, 0.12);
      p.z -= 12 * smooth(14, 26, p.d);
      p.gloss = 0.2;
    },
  });
  const chambers = 6;
  const turn = s.random.angle();
  for (const place of spread(s.random, { x, y, radius: r - 24, count: 92, jitter: 0.3 })) {
    const angle = Math.atan2(place.y - y, place.x - x) - turn;
    const share = ((angle / (Math.PI * 2)) * chambers + chambers * 2) % 1;
    const reach = Math.hypot(place.x - x, place.y - y);
    if (Math.min(share, 1 - share) * ((reach * Math.PI * 2) / chambers) < 6 || reach < 14) continue;
    pomegranateSeed(s, { x: place.x, y: place.y, size: s.random.between(10, 13), sink: 0.3 });
  }
}

/** @param {Scene} s @param {Place & { r?: number, rot?: number }} options */
export function pomegranate(s, { x, y, r = 110, rot = s.random.angle() }) {
  const seed = s.random.seed();
  const [red, pink, gold] = hexes(['#9C2233', '#C4505A', '#D9A066']);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.97, 0.02, 5),
    tall: r * 1.15,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, blend(red, pink, 0.5 + 0.6 * fbm(p.x / 70, p.y / 70, seed)));
      tint(p, gold, 0.6 * smooth(0.1, 0.6, fbm(p.x / 46, p.y / 46, seed + 4)));
      shade(p, 1 - 0.3 * smooth(0.55, 0.75, noise(p.x / 6, p.y / 6, seed + 9)));
      p.gloss = 0.32;
      p.rough = 0.45;
    },
  });
  for (let index = 0; index < 6; index += 1)
    bladeLeaf(s, {
      x: x + Math.cos(rot) * 8,
      y: y + Math.sin(rot) * 8,
      rot: rot + (index / 6) * Math.PI * 2,
      length: r * 0.42,
      width: r * 0.24,
      tone: hex('#A8443E'),
      vein: hex('#D98B6A'),
      lift: 4,
    });
}
