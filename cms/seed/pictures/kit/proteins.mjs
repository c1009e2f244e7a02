import { blend, clamp, colour, dome, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise, ridge } from '../studio/noise.mjs';
import { blob, chunk, circle, ellipse } from '../studio/shapes.mjs';
import { lay, mottle } from './piece.mjs';

const MEATS = {
  beef: ['#7A4630', '#5A2E1E', '#A86E4C'],
  pork: ['#C08A58', '#8E5426', '#E0B888'],
  lamb: ['#8E5A42', '#62382A', '#BC8E70'],
  poultry: ['#E6CFA2', '#C79A5E', '#F4E6C6'],
};

/** A piece of cooked meat with its fibres; `glaze` is a sauce colour over it, `sear` browns it. */
export function meat(
  s,
  { x, y, size = 50, kind = 'beef', sear = 0.4, glaze, coat = 0, rot, tall = size * 0.7, ...rest },
) {
  const seed = s.random.seed();
  const [base, dark, pale] = MEATS[kind].map(hex);
  const [roast, burnt] = ['#8A4A1C', '#3A1C0C'].map(hex);
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
      p.z += 1.1 * fibre + 3 * patch;
      if (sauce)
        tint(
          p,
          sauce,
          coat * smooth(-0.5, 0.3, fbm(p.x / 24, p.y / 24, seed + 9) + 0.3 - 0.4 * dome(p.d, soft)),
        );
      p.gloss = 0.42;
      p.rough = 0.3;
      p.glow = 0.3;
    },
  });
}

/** A joint of fried or roast chicken: golden, blistered skin. `shape` is 'drum', 'thigh' or 'wing'. */
export function chickenPiece(
  s,
  {
    x,
    y,
    size = 100,
    rot = s.random.angle(),
    shape = 'thigh',
    bake = 0.5,
    glaze,
    coat = 0,
    tall = size * 0.6,
    ...rest
  },
) {
  const seed = s.random.seed();
  const [pale, gold, brown, burnt, bone] = ['#EFC98A', '#D88E34', '#9A4E18', '#4A220C', '#EFE3CB'].map(hex);
  const sauce = glaze && hex(glaze);
  const thigh = blob(s.random, size, size * 0.74, 0.09, 4);
  const drumHead = ellipse(size * 0.62, size * 0.5);
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
      p.z += 2.4 * patch + 1.5 * goose + 3 * ridge(p.u / 50, p.v / 30, seed) ** 6;
      if (sauce) tint(p, sauce, coat * smooth(0.05, 0.5, fbm(p.x / 38, p.y / 38, seed + 9) + 0.3));
      p.gloss = 0.5;
      p.rough = 0.28;
      p.glow = 0.3;
    },
  });
}

/** A fried patty. */
export function patty(s, { x, y, size = 96, rot, bake = 0.55, ...rest }) {
  const seed = s.random.seed();
  const [gold, brown, dark] = ['#C98A48', '#94572A', '#522A12'].map(hex);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: blob(s.random, size, size * 0.7, 0.04, 4),
    tall: size * 0.42,
    round: size * 0.42,
    lean: 0.04,
    sink: 0.05,
    ...rest,
    paint(p) {
      const crumb = noise(p.x / 7, p.y / 7, seed);
      const patch = fbm(p.x / 46, p.y / 46, seed + 2, 4);
      const heat = bake - 0.1 + 0.75 * patch + 0.2 * crumb;
      colour(p, blend(gold, brown, smooth(0.1, 0.75, heat)));
      tint(p, dark, 0.85 * smooth(0.7, 1.15, heat));
      p.z += 2.4 * crumb + 3.5 * patch;
      p.gloss = 0.34;
      p.rough = 0.35;
    },
  });
}

/** Half a boiled egg. */
export function eggHalf(s, { x, y, size = 46, rot, yolk = '#F0A92B', ...rest }) {
  const seed = s.random.seed();
  const [white, gold, deep] = ['#FBF7EE', yolk, '#D98A1C'].map(hex);
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

/** A raw or just-set yolk. */
export function yolk(s, { x, y, r = 62, lift = 0 }) {
  const [gold, deep] = ['#F7A51C', '#E27F0A'].map(hex);
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

/** Cooked mince in its sauce: small crumbs of meat. */
export function mince(s, { x, y, size = 12, tones = ['#7A3A20', '#9A4E2A', '#5E2A18'], ...rest }) {
  const tone = hex(s.random.pick(tones));
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    reach: size * 1.4,
    sdf: blob(s.random, size, size * 0.78, 0.2, 5),
    tall: size * 0.9,
    round: size * 0.7,
    lean: 0.3,
    ...rest,
    paint(p) {
      colour(p, tone);
      mottle(p, seed, 5, 0.3);
      p.gloss = 0.45;
      p.rough = 0.3;
      p.glow = 0.4;
    },
  });
}

/** Flakes of tuna. */
export function tunaFlake(s, { x, y, size = 36, rot, ...rest }) {
  const seed = s.random.seed();
  const [pink, pale, line] = ['#D6A98C', '#EBCFB4', '#A9745A'].map(hex);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf: chunk(s.random, size, size * s.random.between(0.5, 0.8), 5, 5),
    tall: size * 0.45,
    round: 6,
    lean: 0.3,
    ...rest,
    paint(p) {
      const layer = Math.sin(p.v / 2.6 + 2.2 * noise(p.u / 26, p.v / 26, seed));
      colour(p, blend(pink, pale, 0.5 + 0.5 * layer));
      tint(p, line, 0.35 * smooth(0.2, 0.7, fbm(p.x / 14, p.y / 14, seed)));
      p.z += 1.6 * layer;
      p.gloss = 0.3;
      p.rough = 0.35;
      p.glow = 0.5;
    },
  });
}

/** A whole baked trout along `rot`, head to the right. */
export function trout(s, { x, y, length = 330, rot = 0, tall = 62 }) {
  const seed = s.random.seed();
  const [back, belly, gold, spotTone, fin, rose] = [
    '#7E683E',
    '#EFDDB0',
    '#D9A04A',
    '#2C2015',
    '#B98A48',
    '#D98A66',
  ].map(hex);
  const half = (t) => 76 * Math.sin(Math.PI * clamp(t * 0.94 + 0.06) ** 1.25) ** 0.62 * (length / 330) + 8;
  const body = (u, v) => {
    const t = (u + length) / (length * 2);
    if (t < 0.1 || t > 1) return -20;
    return (half(t) * smooth(1.0, 0.93, t) ** 0.5 - Math.abs(v + 8 * Math.sin(t * 3))) * 0.9;
  };
  const tail = (u, v) => {
    const t = (-u - length * 0.72) / (length * 0.34);
    if (t < 0 || t > 1) return -20;
    return 20 + 62 * t - Math.abs(v) - 26 * smooth(0.55, 1, t) * (1 - Math.min(1, Math.abs(v) / 50));
  };
  lay(s, {
    x,
    y,
    rot,
    reach: length * 1.12,
    sdf: (u, v) => Math.max(body(u, v), tail(u, v)),
    tall,
    round: 66,
    lean: 0,
    sink: 0,
    paint(p) {
      const t = (p.u + length) / (length * 2);
      const across = clamp((p.v + 8 * Math.sin(t * 3)) / half(t), -1, 1);
      const isTail = t < 0.13;
      const scale = cells(p.u / 8, p.v / 6, seed);
      colour(p, blend(back, belly, smooth(-0.55, 0.75, across)));
      tint(p, rose, 0.5 * smooth(0.22, 0.05, Math.abs(across - 0.02)));
      tint(p, gold, 0.55 * smooth(-0.1, 0.6, fbm(p.x / 46, p.y / 46, seed, 4)));
      tint(p, hex('#5A2F10'), 0.6 * smooth(0.2, 0.6, fbm(p.x / 38, p.y / 38, seed + 5, 4)));
      const spot = cells(p.u / 24, p.v / 20, seed + 2);
      tint(p, spotTone, 0.8 * smooth(0.2, 0.12, spot.near) * smooth(0.35, -0.2, across) * (t < 0.85 ? 1 : 0));
      shade(p, 1 + 0.16 * (0.5 - scale.near));
      p.z += 1.2 * (0.5 - scale.near);
      const ray = Math.sin(Math.atan2(p.v, p.u + length * 0.6) * 46);
      if (isTail) {
        colour(p, fin);
        shade(p, 0.9 + 0.18 * ray);
        p.z = 14 + 2 * ray;
      }
      const gill = Math.abs(Math.hypot(p.u - length * 0.98, p.v * 0.9) - length * 0.34);
      if (t > 0.6) {
        shade(p, 1 - 0.55 * smooth(5, 1, gill));
        p.z -= 6 * smooth(6, 0, gill);
      }
      const eye = Math.hypot(p.u - length * 0.83, p.v + 10);
      if (eye < 15) {
        colour(p, eye < 8 ? hex('#F2EEE2') : hex('#3A2A1C'));
        p.z += 4;
      }
      const mouth = Math.abs(p.v - 14 - (length - p.u) * 0.04);
      if (p.u > length * 0.88) shade(p, 1 - 0.6 * smooth(3.4, 1, mouth));
      const slash = [-0.3, -0.02, 0.26].map((at) => Math.abs(p.u - at * length + p.v * 0.55));
      const cut = Math.min(...slash);
      if (Math.abs(across) < 0.62 && !isTail) {
        tint(p, hex('#F2DDBE'), smooth(9, 4, cut));
        p.z -= 9 * smooth(11, 1, cut);
      }
      p.gloss = 0.28;
      p.rough = 0.45;
      p.glow = 0.3;
    },
  });
}

/** A strip of boiled chicken pulled along its fibres. */
export function pulledChicken(s, { x, y, length = 84, width = 24, rot, ...rest }) {
  const seed = s.random.seed();
  const [pale, warm, line] = ['#F8EBCF', '#E6CC9C', '#C9A46C'].map(hex);
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
