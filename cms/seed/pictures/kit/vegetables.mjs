import { blend, clamp, colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, box, chunk, circle, curve, ellipse, polygon, stroke } from '../studio/shapes.mjs';
import { bladeLeaf } from './herbs.mjs';
import { lay, mottle, rim } from './piece.mjs';

const TOMATO = ['#C62A1E', '#D23A24', '#B8221C'].map(hex);

/** A slice of tomato with its chambers. */
export function tomatoSlice(s, { x, y, r = 60, rot = s.random.angle(), ...rest }) {
  const seed = s.random.seed();
  const skin = s.random.pick(TOMATO);
  const [flesh, jelly, pip] = ['#E4523A', '#D8481F', '#F1D58C'].map(hex);
  const rooms = s.random.pick([3, 4, 5]);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * s.random.between(0.92, 1), 0.035, 4),
    tall: 11,
    round: 4,
    lean: 0.08,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      const wall = Math.abs(Math.sin((angle * rooms) / 2 + 0.3 * noise(reach * 3, 1, seed)));
      const room = smooth(0.26, 0.5, wall * smooth(0.12, 0.4, reach)) * smooth(0.86, 0.74, reach);
      colour(p, flesh);
      tint(p, hex('#F08A68'), 0.5 * smooth(0.32, 0.1, reach));
      tint(p, jelly, room);
      const seeds = cells(p.u / 13, p.v / 13, seed);
      tint(p, pip, room * 0.85 * (1 - smooth(0.2, 0.32, seeds.near)));
      tint(p, skin, smooth(7, 4, p.d));
      mottle(p, seed, 8, 0.06);
      p.z -= 2.6 * room;
      p.gloss = 0.3 + 0.5 * room;
      p.rough = 0.2;
      p.glow = 0.8;
    },
  });
}

/** A wedge of tomato: skin below, wet flesh above. */
export function tomatoWedge(s, { x, y, length = 62, rot, ...rest }) {
  const seed = s.random.seed();
  const skin = s.random.pick(TOMATO);
  const [flesh, jelly, pip] = ['#E8604A', '#D2421C', '#F0D28A'].map(hex);
  const side = s.random.pick([-1, 1]);
  const body = ellipse(length, length * 0.56);
  lay(s, {
    x,
    y,
    rot,
    reach: length + 3,
    sdf: (u, v) => Math.min(body(u, v), length * 0.42 + side * v),
    tall: length * 0.6,
    round: length * 0.36,
    lean: 0.2,
    ...rest,
    paint(p) {
      const across = clamp((side * p.v) / (length * 0.5));
      const cut = smooth(0.02, -0.06, (side * p.v) / length - 0.05);
      colour(p, skin);
      shade(p, 0.9 + 0.2 * across);
      const room =
        smooth(0.24, 0.1, Math.abs((side * p.v) / length + 0.16)) *
        smooth(0.62, 0.45, Math.abs(p.u) / length);
      tint(p, flesh, cut);
      tint(p, jelly, cut * room);
      const seeds = cells(p.u / 12, p.v / 12, seed);
      tint(p, pip, cut * room * 0.85 * (1 - smooth(0.2, 0.32, seeds.near)));
      p.gloss = 0.55;
      p.rough = 0.2;
      p.glow = 0.8;
      mottle(p, seed, 9, 0.06);
    },
  });
}

/** A whole tomato with its star. */
export function tomato(s, { x, y, r = 78, rot = s.random.angle() }) {
  const seed = s.random.seed();
  const [red, orange] = ['#C3281C', '#DB5A2C'].map(hex);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.96, 0.03, 5),
    tall: r * 1.05,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      colour(p, blend(red, orange, smooth(0.45, 0, reach) * 0.7 + 0.2 * fbm(p.x / 50, p.y / 50, seed)));
      p.z -=
        12 * (1 - smooth(0, 0.3, reach)) - 2 * Math.cos(Math.atan2(p.v, p.u) * 5) * smooth(0.6, 0.2, reach);
      p.gloss = 0.6;
      p.rough = 0.18;
      p.glow = 0.4;
    },
  });
  for (let index = 0; index < 5; index += 1)
    bladeLeaf(s, {
      x,
      y,
      rot: rot + (index / 5) * Math.PI * 2 + s.random.between(-0.2, 0.2),
      length: r * s.random.between(0.45, 0.6),
      width: r * 0.17,
      lift: 5,
    });
}

/** A slice of cucumber; `half` cuts it once more. */
export function cucumberSlice(s, { x, y, r = 44, rot, half = false, ...rest }) {
  const seed = s.random.seed();
  const [skin, pale, core, pip] = ['#2F5E27', '#DDE8B4', '#C9DB98', '#EEF1CF'].map(hex);
  const round = circle(r);
  lay(s, {
    x,
    y,
    rot,
    reach: r + 2,
    sdf: half ? (u, v) => Math.min(round(u, v), v + 3) : round,
    tall: 11,
    round: 3,
    lean: 0.12,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      colour(p, pale);
      tint(p, core, smooth(0.6, 0.48, reach + 0.06 * Math.cos(angle * 3)));
      const at = ((angle / (Math.PI * 2)) * 15 + 15) % 1;
      const seedSpot = smooth(0.3, 0.12, Math.abs(at - 0.5)) * smooth(0.16, 0.08, Math.abs(reach - 0.36));
      tint(p, pip, 0.9 * seedSpot);
      tint(p, hex('#8FB35A'), 0.8 * smooth(0.82, 0.9, reach));
      tint(p, skin, smooth(0.9, 0.94, reach));
      mottle(p, seed, 7, 0.05);
      p.z += 1.4 * seedSpot;
      p.gloss = 0.5;
      p.rough = 0.22;
      p.glow = 0.8;
    },
  });
}

/** A ring or arc of onion (`sweep` in radians). */
export function onionArc(
  s,
  { x, y, r = 40, width = 6, sweep = 3, rot = s.random.angle(), tones = ['#F3EBD8', '#E2CFA2'], ...rest },
) {
  const [flesh, edge] = tones.map(hex);
  const squash = s.random.between(0.7, 1);
  const points = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12 - 0.5) * sweep;
    return [Math.cos(angle) * r - r * 0.6, Math.sin(angle) * r * squash];
  });
  const at = {};
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.9 + width,
    sdf: stroke(points, (t) => width * (0.55 + 0.45 * Math.sin(Math.PI * t)), at),
    tall: width * 1.5,
    round: width,
    lean: 0.1,
    ...rest,
    paint(p) {
      colour(p, flesh);
      tint(p, edge, at.side > 0 ? smooth(width * 0.75, width * 0.3, p.d) : 0.15);
      p.gloss = 0.45;
      p.rough = 0.25;
      p.glow = 0.9;
    },
  });
}

export const redOnionArc = (s, place) => onionArc(s, { tones: ['#EBD3DE', '#8E2C5C'], ...place });
export const friedOnionArc = (s, place) => onionArc(s, { tones: ['#D69A45', '#9A5A1E'], width: 5, ...place });

/** A whole onion, dry skin. */
export function onion(s, { x, y, r = 74, rot = s.random.angle(), tones = ['#C98A3C', '#8F5320'] }) {
  const [gold, dark] = tones.map(hex);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.15,
    sdf: blob(s.random, r * 1.04, r * 0.96, 0.02, 4),
    tall: r * 1.1,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      const along = noise(Math.atan2(p.v, Math.abs(p.u) + r * 0.2) * 9, p.u / 160, seed);
      colour(p, blend(gold, dark, 0.35 + 0.5 * along));
      tint(p, hex('#E9C98C'), 0.4 * smooth(0.2, 0.6, noise(p.u / 30, p.v / 12, seed + 3)));
      tint(p, dark, smooth(r * 0.22, r * 0.05, Math.hypot(p.u - r * 0.8, p.v)));
      p.gloss = 0.3;
      p.rough = 0.35;
    },
  });
}

/** A ring of sweet pepper. */
export function pepperRing(s, { x, y, r = 46, width = 8, rot, tones = ['#2F7A2E', '#9CC46A'], ...rest }) {
  const [skin, inner] = tones.map(hex);
  const outline = (angle) => r * (1 + 0.13 * Math.cos(angle * 3 + 0.4) + 0.05 * Math.cos(angle * 5));
  const sdf = (u, v) => {
    const from = Math.abs(Math.hypot(u, v) - outline(Math.atan2(v, u)));
    return width - from;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.3 + width,
    sdf,
    tall: width * 1.5,
    round: width * 0.7,
    lean: 0.1,
    ...rest,
    paint(p) {
      const outside = Math.hypot(p.u, p.v) > outline(Math.atan2(p.v, p.u));
      colour(p, inner);
      tint(p, skin, outside ? smooth(width * 0.9, width * 0.4, p.d) : 0);
      mottle(p, 2, 12, 0.08);
      p.gloss = 0.5;
      p.rough = 0.22;
      p.glow = 0.7;
    },
  });
}

/** A bent strip of pepper, cooked or raw. */
export function pepperStrip(
  s,
  { x, y, length = 70, width = 12, rot, tones = ['#C7301F', '#E8734A'], ...rest },
) {
  const [skin, pale] = tones.map(hex);
  const bend = s.random.between(-22, 22);
  const sdf = stroke(
    curve(
      [
        [-length / 2, 0],
        [0, bend],
        [length / 2, s.random.between(-6, 6)],
      ],
      5,
    ),
    width,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.5 + width + 24,
    sdf,
    tall: width * 0.9,
    round: width,
    lean: 0.15,
    ...rest,
    paint(p) {
      colour(p, blend(pale, skin, smooth(0, width * 0.6, p.d)));
      mottle(p, 5, 14, 0.14);
      p.gloss = 0.55;
      p.rough = 0.22;
      p.glow = 0.6;
    },
  });
}

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

/** A stick or dice of carrot, celery, beetroot, cucumber … */
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

/** A boiled or roast lump: potato, pumpkin, beetroot, aubergine (`brown` 0–1 roasts its edges). */
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
    rot,
    ...rest
  },
) {
  const seed = s.random.seed();
  const [pale, deep] = tones.map(hex);
  const [roast, dark] = ['#B8702A', '#5C3012'].map(hex);
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
      p.z += 0.6 * noise(p.x / 5, p.y / 5, seed);
      mottle(p, seed + 2, 5, 0.06);
      p.gloss = gloss;
      p.rough = 0.4;
      p.glow = 0.4;
    },
  });
}

/** A fried potato wedge: two flat cuts that meet in a ridge, brown at the edges. */
export function potatoWedge(s, { x, y, length = 62, rot, ...rest }) {
  const seed = s.random.seed();
  const [pale, gold, roast, dark] = ['#F6E09A', '#E8B04A', '#BC762A', '#71401A'].map(hex);
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

/** A clove of garlic in its skin or peeled. */
export function garlicClove(s, { x, y, size = 26, rot, peeled = false, roast = 0, ...rest }) {
  const seed = s.random.seed();
  const [ivory, violet, brown] = [peeled ? '#F0E2BC' : '#F2ECE2', '#C9A6B4', '#B9812F'].map(hex);
  const sdf = (u, v) => {
    const t = clamp((u + size) / (size * 2.2));
    return u < -size || u > size * 1.2
      ? -3
      : (size * 0.62 * Math.sin(Math.PI * t ** 0.75) ** 0.75 - Math.abs(v + 0.12 * size * Math.cos(t * 3))) *
          0.85;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.4,
    sdf,
    tall: size * 0.8,
    round: size * 0.6,
    lean: 0.1,
    ...rest,
    paint(p) {
      const streak = noise(p.u / 50, p.v / 3, seed);
      colour(p, ivory);
      if (!peeled) tint(p, violet, 0.5 * smooth(0.2, 0.6, streak));
      tint(p, brown, roast * smooth(-0.2, 0.6, fbm(p.x / 14, p.y / 14, seed)));
      rim(p, 5, 0.15);
      p.gloss = peeled ? 0.4 : 0.3;
      p.rough = 0.35;
      p.glow = 0.6;
    },
  });
}

/** A head of garlic from above. */
export function garlic(s, { x, y, r = 62 }) {
  const seed = s.random.seed();
  const [ivory, violet, straw] = ['#F3EDE2', '#C39BB0', '#CDB187'].map(hex);
  const lobes = s.random.pick([7, 8, 9]);
  lay(s, {
    x,
    y,
    reach: r * 1.15,
    lean: 0,
    tall: r * 0.95,
    round: r * 0.9,
    sink: 0,
    sdf: (u, v) => (r * (0.95 + 0.05 * Math.cos(Math.atan2(v, u) * lobes)) - Math.hypot(u, v)) * 0.95,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      const groove = Math.abs(Math.sin((angle * lobes) / 2)) ** 0.5;
      p.z += 6 * (groove - 1) * smooth(0.1, 0.5, reach);
      colour(p, ivory);
      tint(
        p,
        violet,
        0.55 * smooth(0.1, 0.6, noise(angle * 12, reach * 0.8, seed)) * smooth(0.2, 0.6, reach),
      );
      shade(p, 1 - 0.22 * (1 - groove));
      tint(p, straw, smooth(0.2, 0.1, reach));
      p.gloss = 0.25;
      p.rough = 0.4;
      p.glow = 0.4;
    },
  });
}

/** A chilli pepper, or rings of it. */
export function chilli(s, { x, y, length = 170, width = 17, rot = s.random.angle(), tone = '#B81C1A' }) {
  const red = hex(tone);
  const stemTone = hex('#5F7F34');
  const bend = s.random.between(-34, 34);
  const at = {};
  const sdf = stroke(
    curve(
      [
        [0, 0],
        [length * 0.4, bend * 0.5],
        [length * 0.8, bend],
        [length, bend * 0.6],
      ],
      5,
    ),
    (t) => (t < 0.06 ? 6 : width * (1 - clamp((t - 0.1) / 0.9) ** 1.7) + 1.5),
    at,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length + 22,
    sdf,
    base: s.level(x + (Math.cos(rot) * length) / 2, y + (Math.sin(rot) * length) / 2, 30),
    tall: width * 1.5,
    round: width,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, red);
      mottle(p, 8, 30, 0.14);
      tint(p, stemTone, smooth(0.1, 0.06, at.t));
      p.gloss = 0.7;
      p.rough = 0.15;
      p.glow = 0.5;
    },
  });
}

export function chilliRing(s, { x, y, r = 11, tones = ['#C2231C', '#F0C98A'], ...rest }) {
  const [red, pip] = tones.map(hex);
  lay(s, {
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    tall: 5,
    round: 2.5,
    lean: 0.3,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      colour(p, red);
      shade(p, 1 - 0.45 * smooth(0.62, 0.4, reach));
      tint(p, pip, 0.9 * smooth(0.24, 0.12, Math.hypot(p.u - r * 0.15, p.v - r * 0.25) / r));
      tint(p, pip, 0.9 * smooth(0.22, 0.1, Math.hypot(p.u + r * 0.25, p.v + r * 0.1) / r));
      p.z -= 2.5 * smooth(0.62, 0.4, reach);
      p.gloss = 0.6;
      p.rough = 0.2;
      p.glow = 0.8;
    },
  });
}

export function olive(s, { x, y, r = 23, rot, tones = ['#2A1A22', '#4E2E36'], ...rest }) {
  const [dark, pale] = tones.map(hex);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.35,
    sdf: ellipse(r * 1.22, r),
    tall: r * 1.4,
    round: r,
    lean: 0.1,
    ...rest,
    paint(p) {
      colour(p, blend(dark, pale, 0.5 + 0.6 * fbm(p.x / 22, p.y / 22, seed)));
      const hole = smooth(r * 0.34, r * 0.26, Math.hypot(p.u - r * 0.75, p.v));
      shade(p, 1 - 0.8 * hole);
      p.z -= 5 * hole;
      p.gloss = 0.75;
      p.rough = 0.15;
      p.glow = 0.3;
    },
  });
}

/** A sliced mushroom: cap and stalk in section, fried at the rim. */
export function mushroomSlice(s, { x, y, size = 44, rot, fried = 0.6, ...rest }) {
  const seed = s.random.seed();
  const [cream, skin, gill, roast] = ['#E0C698', '#A97C4C', '#8E6840', '#965420'].map(hex);
  const cap = ellipse(size, size * 0.62);
  const stalk = box(size * 0.24, size * 0.52, 8);
  const sdf = (u, v) =>
    Math.max(Math.min(cap(u, v + size * 0.1), -v + size * 0.22), stalk(u, v - size * 0.34));
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf,
    tall: 11,
    round: 4,
    lean: 0.2,
    ...rest,
    paint(p) {
      colour(p, cream);
      mottle(p, seed, 12, 0.1);
      tint(p, skin, p.v < size * 0.1 ? smooth(6, 3, p.d) : 0);
      tint(
        p,
        gill,
        0.75 *
          smooth(size * 0.1, 0, Math.abs(p.v - size * 0.08)) *
          smooth(size * 0.25, size * 0.34, Math.abs(p.u)) *
          (0.6 + 0.4 * Math.sin(p.u)),
      );
      tint(p, roast, fried * smooth(-0.25, 0.6, fbm(p.x / 20, p.y / 20, seed) + 0.6 * smooth(9, 0, p.d)));
      p.gloss = 0.4;
      p.rough = 0.3;
      p.glow = 0.4;
    },
  });
}

/** A floret of broccoli: a pale stalk and a crown of buds. */
export function broccoli(s, { x, y, size = 62, rot = s.random.angle(), ...rest }) {
  const seed = s.random.seed();
  const [deep, green, pale, stalkTone] = ['#2E5F24', '#4E8C34', '#8DBB54', '#B4CF86'].map(hex);
  lay(s, {
    x: x - Math.cos(rot) * size * 0.75,
    y: y - Math.sin(rot) * size * 0.75,
    rot,
    reach: size,
    sdf: box(size * 0.55, size * 0.26, 12),
    tall: size * 0.4,
    round: 16,
    lean: 0,
    ...rest,
    paint(p) {
      colour(p, stalkTone);
      mottle(p, seed, 16, 0.1);
      p.gloss = 0.3;
      p.glow = 0.6;
    },
  });
  const crowns = [
    [0, 0, 0.62],
    [0.42, 0.36, 0.48],
    [0.42, -0.38, 0.5],
    [-0.1, 0.5, 0.44],
    [-0.08, -0.52, 0.44],
    [0.72, 0, 0.42],
  ];
  for (const [u, v, share] of crowns) {
    const px = x + (u * Math.cos(rot) - v * Math.sin(rot)) * size;
    const py = y + (u * Math.sin(rot) + v * Math.cos(rot)) * size;
    const r = size * share;
    lay(s, {
      x: px,
      y: py,
      reach: r * 1.25,
      sdf: blob(s.random, r, r, 0.07, 7),
      tall: r * 0.95,
      round: r * 0.9,
      lean: 0,
      sink: 0.1,
      base: s.level(x, y, 4) * 0.4 + s.level(px, py, r) * 0.6,
      paint(p) {
        const bud = cells(p.x / 7.5, p.y / 7.5, seed);
        p.z += 4.5 * (0.6 - bud.near);
        colour(p, blend(deep, green, smooth(0.75, 0.1, bud.near)));
        tint(p, pale, 0.55 * smooth(0.45, 0.1, bud.near) * bud.id);
        shade(p, 0.9 + 0.25 * noise(p.x / 24, p.y / 24, seed));
        p.gloss = 0.2;
        p.rough = 0.4;
        p.glow = 0.3;
      },
    });
  }
}

/** A whole aubergine. */
export function aubergine(s, { x, y, length = 330, width = 70, rot = 0 }) {
  const seed = s.random.seed();
  const [purple, dark, green] = ['#3A1B3E', '#1E0E22', '#5E7A3A'].map(hex);
  const at = {};
  const sdf = stroke(
    curve(
      [
        [0, 0],
        [length * 0.3, 10],
        [length * 0.7, 8],
        [length, -14],
      ],
      5,
    ),
    (t) => (t < 0.05 ? 14 : width * (0.55 + 0.45 * smooth(0.1, 0.75, t))),
    at,
  );
  lay(s, {
    x,
    y,
    rot,
    reach: length + width,
    sdf,
    tall: width * 1.25,
    round: width,
    lean: 0,
    sink: 0,
    base: s.level(x + (Math.cos(rot) * length) / 2, y + (Math.sin(rot) * length) / 2, 40),
    paint(p) {
      colour(p, blend(purple, dark, 0.5 + 0.5 * fbm(p.u / 90, p.v / 40, seed)));
      tint(p, green, smooth(0.17, 0.13, at.t + 0.03 * Math.sin(p.v / 6)));
      p.gloss = 0.8;
      p.rough = 0.16;
      p.glow = 0.2;
    },
  });
}

/** A shred or ribbon: cabbage, spinach, grated beetroot. */
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
