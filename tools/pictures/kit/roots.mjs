import { blend, clamp, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob, box, chunk, curve, polygon, stroke } from '../studio/shapes.mjs';
import { lay, mottle, rim } from './table/piece.mjs';

/** @import { Laid } from './table/piece.mjs' */
/** @import { Scene } from '../studio/surface.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/** @param {Scene} s @param {Laid & { r?: number, tone?: string }} options */
export function carrotCoin(s, { x, y, r = 24, rot, tone = '#E5812A', ...rest }) {
  const seed = s.random.seed();
  const [orange, core] = [hex(tone), hex('#F2A548')];
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * s.random.between(0.88, 1), 0.03, 5),
    tall: 10,
    round: 4,
    lean: 0.18,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const ray = noise(Math.atan2(p.v, p.u) * 8, reach, seed);
      colour(p, orange);
      tint(p, core, 0.75 * smooth(0.55, 0.42, reach + 0.08 * ray));
      tint(p, core, 0.3 * smooth(0.1, 0.5, ray));
      rim(p, 3, 0.2);
      p.gloss = 0.45;
      p.rough = 0.25;
      p.glow = 0.7;
    },
  });
}

/**
 * A stick or dice of carrot, celery, beetroot, cucumber …
 * @param {Scene} s
 * @param {Laid & { length?: number, width?: number, tone?: string, pale?: string, gloss?: number,
 *   corner?: number }} options
 */
export function stick(
  s,
  {
    x,
    y,
    length = 80,
    width = 16,
    tall = width,
    rot,
    tone = '#E5812A',
    pale = '#F0A04A',
    gloss = 0.4,
    corner = 3,
    ...rest
  },
) {
  const seed = s.random.seed();
  const [dark, light] = [hex(tone), hex(pale)];
  const bend = s.random.between(-0.002, 0.002);
  const body = box(length / 2, width / 2, corner);
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.55 + width,
    sdf: (u, v) => body(u, v + bend * u * u),
    tall,
    round: corner + 2,
    lean: 0.1,
    ...rest,
    paint(p) {
      const streak = noise(p.u / 40, p.v / 4, seed);
      colour(p, blend(dark, light, 0.35 + 0.5 * streak));
      rim(p, 4, 0.15);
      p.gloss = gloss;
      p.rough = 0.3;
      p.glow = 0.6;
    },
  });
}

/**
 * A boiled or roast lump: potato, pumpkin, beetroot, aubergine (`brown` 0–1 roasts its edges).
 * @param {Scene} s
 * @param {Laid & { size?: number, tones?: TwoTones, brown?: number, gloss?: number, corner?: number, sides?: number,
 *   grain?: number }} options
 */
export function lump(
  s,
  {
    x,
    y,
    size = 30,
    tones = ['#F0DC9C', '#E2C274'],
    brown = 0,
    tall = size * 0.7,
    gloss = 0.25,
    corner,
    sides = 5,
    grain = 0.6,
    rot,
    ...rest
  },
) {
  const seed = s.random.seed();
  const [pale, deep] = hexes(tones);
  const [roast, dark] = hexes(['#B8702A', '#5C3012']);
  const soft = corner ?? size * 0.28;
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: chunk(s.random, size, size * s.random.between(0.68, 0.92), sides, soft),
    tall,
    round: soft,
    lean: 0.22,
    ...rest,
    paint(p) {
      const patch = fbm(p.x / (size * 0.9), p.y / (size * 0.9), seed);
      colour(p, blend(pale, deep, 0.4 + 0.6 * patch));
      const heat = brown * (0.5 + 0.9 * patch + 0.7 * smooth(soft * 1.2, 0, p.d));
      tint(p, roast, smooth(0.12, 0.7, heat));
      tint(p, dark, 0.7 * smooth(0.65, 1.15, heat));
      p.z += grain * noise(p.x / 5, p.y / 5, seed);
      mottle(p, seed + 2, 5, 0.06);
      p.gloss = gloss;
      p.rough = 0.4;
      p.glow = 0.4;
    },
  });
}

/**
 * A fried potato wedge: two flat cuts that meet in a ridge, brown at the edges.
 * @param {Scene} s
 * @param {Laid & { length?: number }} options
 */
export function potatoWedge(s, { x, y, length = 62, rot, ...rest }) {
  const seed = s.random.seed();
  const [pale, gold, roast, dark] = hexes(['#F6E09A', '#E8B04A', '#BC762A', '#71401A']);
  const half = length * s.random.between(0.32, 0.42);
  const bend = s.random.between(0.1, 0.3) / length;
  const ridgeAt = s.random.between(-0.35, 0.35) * half;
  const outline = polygon(
    [
      [-length, half * 0.1],
      [-length * 0.55, -half * 0.8],
      [length * 0.5, -half * 0.86],
      [length, half * 0.05],
      [length * 0.5, half * 0.7],
      [-length * 0.5, half * 0.74],
    ],
    7,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length * 1.25,
    sdf: (u, v) => outline(u, v + bend * u * u),
    tall: 9,
    round: 9,
    lean: 0.16,
    sink: 0,
    ...rest,
    paint(p) {
      const v = p.v + bend * p.u * p.u - ridgeAt;
      const patch = fbm(p.x / 30, p.y / 30, seed);
      p.z += 30 * clamp(1 - Math.abs(v) / (half * 1.25)) + 1.2 * patch;
      colour(p, blend(pale, gold, clamp(0.4 + 0.6 * patch + (v > 0 ? 0.22 : 0))));
      const heat =
        0.4 * patch +
        0.62 * smooth(11, 1, p.d) +
        0.5 * smooth(5, 0, Math.abs(v)) +
        0.5 * smooth(length * 0.7, length, Math.abs(p.u));
      tint(p, roast, 0.85 * smooth(0.25, 0.85, heat));
      tint(p, dark, 0.6 * smooth(0.75, 1.2, heat));
      p.z += 0.6 * noise(p.x / 6, p.y / 6, seed);
      p.gloss = 0.22;
      p.rough = 0.4;
      p.glow = 0.35;
    },
  });
}

/**
 * A shred or ribbon: cabbage, spinach, grated beetroot.
 * @param {Scene} s
 * @param {Laid & { length?: number, width?: number, tones?: TwoTones, gloss?: number }} options
 */
export function shred(
  s,
  { x, y, length = 50, width = 4, rot, tones = ['#E4E3B4', '#BFCF8A'], gloss = 0.35, ...rest },
) {
  const tone = blend(hex(tones[0]), hex(tones[1]), s.random.next());
  const bend = s.random.between(-length * 0.3, length * 0.3);
  const sdf = stroke(
    curve(
      [
        [-length / 2, 0],
        [0, bend],
        [length / 2, s.random.between(-8, 8)],
      ],
      4,
    ),
    width,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.6 + Math.abs(bend) + width,
    sdf,
    tall: width * 1.4,
    round: width,
    lean: 0.15,
    ...rest,
    paint(p) {
      colour(p, tone);
      mottle(p, 4, 12, 0.12);
      p.gloss = gloss;
      p.rough = 0.25;
      p.glow = 0.7;
    },
  });
}
