import { blend, clamp, colour, dome, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise, ridge } from '../studio/noise.mjs';
import { blob, chunk, circle, ellipse } from '../studio/shapes.mjs';
import { lay } from './table/piece.mjs';

/** @import { ThreeTones } from '../studio/colour.mjs' */
/** @import { Laid } from './table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/** @type {Record<'beef' | 'pork' | 'lamb' | 'poultry', ThreeTones>} */
const MEATS = {
  beef: ['#7A4630', '#5A2E1E', '#A86E4C'],
  pork: ['#C08A58', '#8E5426', '#E0B888'],
  lamb: ['#8E5A42', '#62382A', '#BC8E70'],
  poultry: ['#E6CFA2', '#C79A5E', '#F4E6C6'],
};

/**
 * A piece of cooked meat; `glaze` is the colour of a sauce on it, `sear` browns it, `fibres` sets their depth.
 * @param {Scene} s
 * @param {Laid & { size?: number, kind?: keyof typeof MEATS, sear?: number, glaze?: string, coat?: number,
 *   fibres?: number, gloss?: number }} options
 */
export function meat(
  s,
  {
    x,
    y,
    size = 50,
    kind = 'beef',
    sear = 0.4,
    glaze,
    coat = 0,
    fibres = 1,
    gloss = 0.42,
    rot,
    tall = size * 0.7,
    ...rest
  },
) {
  const seed = s.random.seed();
  const [base, dark, pale] = hexes(MEATS[kind]);
  const [roast, burnt] = hexes(['#8A4A1C', '#3A1C0C']);
  const sauce = glaze && hex(glaze);
  const soft = size * 0.3;
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: chunk(s.random, size, size * s.random.between(0.66, 0.88), 7, soft),
    tall,
    round: soft * 1.2,
    lean: 0.18,
    ...rest,
    paint(p) {
      const fibre =
        0.7 * noise(p.u / 60, p.v / 6 + 0.8 * noise(p.u / 40, p.v / 40, seed), seed) +
        0.3 * noise(p.u / 24, p.v / 2.6, seed + 6);
      const patch = fbm(p.x / 30, p.y / 30, seed + 3);
      colour(p, blend(base, dark, 0.45 + 0.5 * patch));
      tint(p, pale, 0.42 * smooth(-0.1, 0.6, fibre));
      tint(p, roast, sear * smooth(-0.25, 0.55, patch + 0.5 * smooth(soft, 0, p.d)));
      tint(p, burnt, sear * 0.8 * smooth(0.3, 0.8, patch + 0.45 * smooth(soft * 0.7, 0, p.d)));
      p.z += 1.1 * fibres * fibre + 3 * patch;
      if (sauce)
        tint(
          p,
          sauce,
          coat * smooth(-0.5, 0.3, fbm(p.x / 24, p.y / 24, seed + 9) + 0.3 - 0.4 * dome(p.d, soft)),
        );
      p.gloss = gloss;
      p.rough = 0.3;
      p.glow = 0.3;
    },
  });
}

/**
 * A joint of chicken with golden skin; `crisp` goes from 0 (stewed, smooth) to 1 (blistered), `shape` is 'drum',
 * 'thigh' or 'wing'.
 * @param {Scene} s
 * @param {Laid & { size?: number, shape?: 'drum' | 'thigh' | 'wing', bake?: number, crisp?: number, glaze?: string,
 *   coat?: number }} options
 */
export function chickenPiece(
  s,
  {
    x,
    y,
    size = 100,
    rot = s.random.angle(),
    shape = 'thigh',
    bake = 0.5,
    crisp = 1,
    glaze,
    coat = 0,
    tall = size * 0.6,
    ...rest
  },
) {
  const seed = s.random.seed();
  const [pale, gold, brown, burnt, bone] = hexes(['#EFC98A', '#D88E34', '#9A4E18', '#4A220C', '#EFE3CB']);
  const sauce = glaze && hex(glaze);
  const thigh = blob(s.random, size, size * 0.74, 0.09, 4);
  const drumHead = ellipse(size * 0.62, size * 0.5);
  /** @type {Shape} */
  const sdf = (u, v) => {
    if (shape !== 'drum') return thigh(u, v);
    const t = clamp((u + size * 0.4) / (size * 1.4));
    const leg =
      u > -size * 0.4 && u < size * 1.02 ? size * (0.46 - 0.32 * smooth(0.15, 0.9, t)) - Math.abs(v) : -9;
    const knob = circle(size * 0.17)(u - size * 0.98, v);
    return Math.max(drumHead(u + size * 0.35, v), leg, knob);
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf,
    tall,
    round: size * 0.46,
    lean: 0.05,
    sink: 0.1,
    ...rest,
    paint(p) {
      const patch = fbm(p.x / 44, p.y / 44, seed, 4);
      const goose = noise(p.x / 6, p.y / 6, seed + 2);
      const heat = bake + 0.6 * patch + 0.16 * dome(p.d, size * 0.4) + 0.06 * goose;
      colour(p, blend(pale, gold, smooth(0.1, 0.6, heat)));
      tint(p, brown, smooth(0.5, 1.05, heat));
      tint(p, burnt, 0.8 * smooth(0.95, 1.3, heat));
      if (shape === 'drum') tint(p, bone, smooth(size * 0.8, size * 0.9, p.u));
      p.z += crisp * (2.4 * patch + 1.5 * goose + 3 * ridge(p.u / 50, p.v / 30, seed) ** 6);
      if (sauce) tint(p, sauce, coat * smooth(0.05, 0.5, fbm(p.x / 38, p.y / 38, seed + 9) + 0.3));
      p.gloss = 0.5;
      p.rough = 0.28;
      p.glow = 0.3;
    },
  });
}

/**
 * A strip of boiled chicken pulled along its fibres.
 * @param {Scene} s
 * @param {Laid & { length?: number, width?: number }} options
 */
function pulledChicken(s, { x, y, length = 84, width = 24, rot, ...rest }) {
  const seed = s.random.seed();
  const [pale, warm, line] = hexes(['#F8EBCF', '#E6CC9C', '#C9A46C']);
  const bend = s.random.between(-0.2, 0.2) / length;
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.75,
    tall: width * 0.5,
    round: width * 0.4,
    lean: 0.16,
    sink: 0.2,
    sdf: (u, v) => {
      const ragged = 7 * noise(v / 3.5, seed % 50, seed);
      const half =
        (width / 2) * (1 - 0.35 * (Math.abs(u) / (length / 2)) ** 3) + 1.6 * noise(u / 12, 3, seed);
      return Math.min(half - Math.abs(v + bend * u * u), length / 2 + ragged - Math.abs(u)) * 0.9;
    },
    ...rest,
    paint(p) {
      const fibre = noise(p.u / 60, (p.v + bend * p.u * p.u) / 2.6, seed);
      colour(p, blend(warm, pale, clamp(0.6 + 0.5 * fibre)));
      tint(p, line, 0.55 * smooth(0.25, 0.6, -fibre));
      p.z += 1.3 * fibre;
      p.gloss = 0.3;
      p.rough = 0.35;
      p.glow = 0.6;
    },
  });
}

/** @param {Scene} s @param {Parameters<typeof pulledChicken>[1]} place */
export const shredded = (s, place) =>
  pulledChicken(s, { length: s.random.between(70, 120), width: s.random.between(18, 30), ...place });
