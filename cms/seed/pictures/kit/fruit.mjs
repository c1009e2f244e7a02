import { blend, clamp, colour, hex, lerp, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob, circle, curve, ellipse, stroke } from '../studio/shapes.mjs';
import { bladeLeaf } from './herbs.mjs';
import { lay, mottle, rim } from './piece.mjs';

const RUBY = ['#A30F2B', '#8C0A24', '#C2203C', '#B3152F'].map(hex);

export function pomegranateSeed(s, { x, y, size = 11, ...rest }) {
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

export const pomegranateSeeds = (s, { x, y, radius, count, size = 11, squash, ...rest }) =>
  spread(s.random, { x, y, radius, count, jitter: 1.4, squash }).forEach((place) =>
    pomegranateSeed(s, { x: place.x, y: place.y, size: s.random.around(size, 0.2), ...rest }),
  );

/** An opened pomegranate: seeds in their chambers between pale skins. */
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

export function pomegranate(s, { x, y, r = 110, rot = s.random.angle() }) {
  const seed = s.random.seed();
  const [red, pink, gold] = ['#9C2233', '#C4505A', '#D9A066'].map(hex);
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

/** A round slice of lemon. */
export function lemonSlice(
  s,
  { x, y, r = 62, rot = s.random.angle(), tones = ['#E9B92E', '#FBF3D2', '#F3D04E'], ...rest },
) {
  const [peel, pith, pulp] = tones.map(hex);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r + 2,
    sdf: circle(r),
    tall: 10,
    round: 3,
    lean: 0.05,
    sink: 0,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = ((Math.atan2(p.v, p.u) / (Math.PI * 2)) * 9 + 18) % 1;
      const wall = Math.min(angle, 1 - angle) * reach * 2.4;
      const inPulp = smooth(0.03, 0.09, wall) * smooth(0.86, 0.8, reach) * smooth(0.06, 0.12, reach);
      const sac = noise(Math.atan2(p.v, p.u) * 16, reach * 5, seed);
      colour(p, pith);
      tint(p, blend(pulp, pith, 0.3 + 0.35 * sac), inPulp);
      tint(p, peel, smooth(0.91, 0.95, reach));
      p.z += -2 * inPulp + 1.2 * sac * inPulp;
      p.gloss = 0.15 + 0.5 * inPulp;
      p.rough = 0.25;
      p.glow = 0.8;
    },
  });
}

/** A wedge of lemon on its back. */
export function lemonWedge(s, { x, y, length = 92, rot = s.random.angle(), ...rest }) {
  const [peel, pith, pulp] = ['#E5B325', '#FBF1CC', '#F2CC45'].map(hex);
  const seed = s.random.seed();
  const body = ellipse(length, length * 0.36);
  lay(s, {
    x,
    y,
    rot,
    reach: length + 4,
    sdf: (u, v) => body(u, v),
    tall: 40,
    round: 26,
    lean: 0.05,
    sink: 0.05,
    ...rest,
    paint(p) {
      const ridgeLine = Math.abs(p.v) / (length * 0.36);
      const sac = noise(p.u / 26, p.v / 5, seed);
      colour(p, blend(pulp, pith, 0.28 + 0.3 * sac));
      tint(p, pith, 1 - smooth(0.03, 0.09, ridgeLine));
      tint(p, pith, 1 - smooth(5, 9, p.d));
      tint(p, peel, 1 - smooth(2.5, 5, p.d));
      p.z += 8 * (1 - ridgeLine);
      p.gloss = 0.4;
      p.rough = 0.25;
      p.glow = 0.8;
    },
  });
}

export function lemon(s, { x, y, r = 80, rot = s.random.angle() }) {
  const tone = hex('#EDC23A');
  const seed = s.random.seed();
  const body = ellipse(r, r * 0.8);
  const tip = ellipse(r * 1.14, r * 0.42);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.25,
    sdf: (u, v) => Math.max(body(u, v), tip(u, v)),
    tall: r * 1.2,
    round: r * 0.8,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, tone);
      mottle(p, seed, 60, 0.12);
      p.z += 1.1 * noise(p.u / 4, p.v / 4, seed);
      p.gloss = 0.4;
      p.rough = 0.4;
      p.glow = 0.4;
    },
  });
}

/** A strawberry, whole (with its green) or cut in half. */
export function strawberry(
  s,
  { x, y, size = 52, rot = s.random.angle(), half = false, crown = !half, ...rest },
) {
  const seed = s.random.seed();
  const [red, deep, pale] = ['#D21F2E', '#A31224', '#F6C9B8'].map(hex);
  const sdf = (u, v) => {
    const t = clamp((u + size) / (size * 2.1));
    const halfWidth = size * 0.82 * Math.sin(Math.PI * clamp(t) ** 0.62) ** 0.7;
    return u < -size || u > size * 1.1 ? -4 : (halfWidth - Math.abs(v)) * 0.8;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.25,
    sdf,
    tall: half ? size * 0.5 : size * 0.95,
    round: half ? 9 : size * 0.7,
    lean: 0.1,
    ...rest,
    paint(p) {
      if (half) {
        const inside = p.d / (size * 0.7);
        colour(
          p,
          blend(red, pale, 0.85 * smooth(0.25, 0.85, inside + 0.12 * noise(p.u / 5, p.v / 14, seed))),
        );
        tint(p, blend(pale, [1, 0.95, 0.9], 0.6), smooth(0.8, 1.05, inside));
        const fibre = Math.abs(noise(Math.atan2(p.v, p.u) * 9, 1, seed));
        tint(p, red, 0.35 * smooth(0.2, 0.5, fibre) * smooth(0.3, 0.6, inside));
      } else {
        const spot = cells(p.u / 11, p.v / 11, seed);
        const dot = 1 - smooth(0.14, 0.24, spot.near);
        const pit = 1 - smooth(0.12, 0.42, spot.near);
        colour(p, blend(red, deep, 0.35 * noise(p.u / 30, p.v / 30, seed)));
        tint(p, pale, 0.4 * smooth(size * 0.6, size * 1.05, -p.u));
        tint(p, hex('#EBC25A'), dot);
        p.z -= 2.4 * pit;
      }
      p.gloss = half ? 0.35 : 0.6;
      p.rough = 0.22;
      p.glow = 0.7;
    },
  });
  if (!crown) return;
  const top = [x - Math.cos(rot) * size * 0.86, y - Math.sin(rot) * size * 0.86];
  for (let index = -3; index <= 3; index += 1)
    bladeLeaf(s, {
      x: top[0],
      y: top[1],
      rot: rot + index * 0.62 + s.random.between(-0.2, 0.2),
      length: size * s.random.between(0.5, 0.75),
      width: size * 0.24,
      lift: 3,
    });
}

/** A round slice of banana. */
export function bananaSlice(s, { x, y, r = 34, ...rest }) {
  const seed = s.random.seed();
  const [rimTone, flesh, core, pip] = ['#E9CF8B', '#F7EBC2', '#EFDB9C', '#7A5A36'].map(hex);
  lay(s, {
    x,
    y,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * s.random.between(0.86, 0.98), 0.03, 4),
    tall: 13,
    round: 5,
    sink: 0.05,
    ...rest,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u);
      colour(p, flesh);
      tint(p, core, smooth(0.5, 0.3, reach + 0.1 * Math.cos(angle * 3)));
      tint(p, rimTone, smooth(0.8, 0.97, reach));
      const pipSpot = noise(p.u / 4, p.v / 4, seed);
      tint(
        p,
        pip,
        0.8 *
          smooth(0.3, 0.5, pipSpot) *
          smooth(0.34, 0.22, Math.abs(reach - 0.1) + 0.12 * Math.cos(angle * 3)),
      );
      shade(p, 1 + 0.04 * Math.cos(angle * 18) * smooth(0.3, 0.7, reach));
      p.gloss = 0.35;
      p.rough = 0.3;
      p.glow = 0.6;
    },
  });
}

/** A whole banana. */
export function banana(s, { x, y, length = 330, rot = 0, width = 44 }) {
  const [yellow, green, brown] = ['#EFC53B', '#B9B24A', '#5E4424'].map(hex);
  const seed = s.random.seed();
  const path = curve(
    [
      [-length / 2, -40],
      [-length / 4, 12],
      [0, 30],
      [length / 4, 12],
      [length / 2, -40],
    ],
    5,
  );
  const at = {};
  const sdf = stroke(
    path,
    (t) => width * Math.min(1, 0.22 + Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.5 * 0.85),
    at,
  );
  s.stamp({
    x,
    y,
    rot,
    reach: length * 0.62,
    sdf: (u, v) => sdf(u, v),
    base: s.level(x, y, 20),
    rise: true,
    paint(p) {
      p.z = 62 * Math.sqrt(1 - (1 - clamp(p.d / width)) ** 2);
      colour(p, yellow);
      tint(p, green, 0.6 * smooth(0.12, 0, Math.abs(at.t - 0.02)));
      tint(p, brown, smooth(0.035, 0.015, Math.min(at.t, 1 - at.t)));
      tint(p, brown, 0.5 * smooth(0.6, 0.75, noise(p.u / 14, p.v / 5, seed)));
      shade(p, 1 - 0.1 * smooth(3, 0, Math.abs(p.d - width * 0.55)));
      p.gloss = 0.25;
      p.rough = 0.5;
      p.glow = 0.3;
    },
  });
}

/** A thin slice of apple, skin on its round side. */
export function appleSlice(
  s,
  { x, y, size = 62, rot = s.random.angle(), skin = '#B3262E', baked = 0, ...rest },
) {
  const [red, flesh, brown] = [skin, '#F3E2AE', '#C98A3E'].map(hex);
  const seed = s.random.seed();
  const sdf = (u, v) => {
    const outer = circle(size)(u, v + size * 0.4);
    const core = circle(size * 0.34)(u, v + size * 0.5);
    return Math.min(outer, v + size * 0.42, -core);
  };
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.6,
    sdf,
    tall: 12,
    round: 5,
    ...rest,
    paint(p) {
      const outward = circle(size)(p.u, p.v + size * 0.4);
      colour(p, flesh);
      mottle(p, seed, 9, 0.05);
      tint(p, hex('#FBF3D6'), smooth(10, 26, p.d) * 0.8);
      tint(p, brown, baked * clamp(0.5 + 0.35 * smooth(26, 4, p.d) + 0.5 * noise(p.x / 34, p.y / 34, seed)));
      tint(p, red, smooth(6.5, 3.5, outward));
      p.gloss = 0.4;
      p.rough = 0.3;
      p.glow = 0.7;
    },
  });
}

/** A whole apple from above. */
export function apple(s, { x, y, r = 92, rot = s.random.angle(), tones = ['#B4232B', '#E0B04C'] }) {
  const [red, yellow] = tones.map(hex);
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.97, 0.025, 5),
    tall: r * 1.2,
    round: r,
    lean: 0,
    sink: 0,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const streak = noise(Math.atan2(p.v, p.u) * 7, reach * 1.6, seed);
      colour(p, blend(yellow, red, clamp(0.62 + 0.5 * streak + 0.5 * noise(p.u / 80, p.v / 80, seed))));
      tint(p, hex('#F2DFA0'), 0.5 * smooth(0.6, 0.75, noise(p.x / 4, p.y / 4, seed + 4)));
      p.z -= 46 * (1 - smooth(0, 0.36, reach)) ** 1.4;
      tint(p, hex('#8A7A3A'), 0.6 * smooth(0.2, 0.05, reach));
      p.gloss = 0.45;
      p.rough = 0.3;
      p.glow = 0.3;
    },
  });
  const end = [Math.cos(rot) * 34, Math.sin(rot) * 34];
  s.stamp({
    x,
    y,
    rot: 0,
    reach: 60,
    sdf: stroke(curve([[0, 0], [end[0] * 0.6, end[1] * 0.4], end], 4), (t) => 3 + 2 * t),
    base: s.level(x, y) + 20,
    rise: true,
    paint(p) {
      colour(p, hex('#5B3D22'));
      p.z = Math.min(p.d, 4) * 2 + 14;
    },
  });
}

export function prune(s, { x, y, size = 34, rot, half = false, ...rest }) {
  const seed = s.random.seed();
  const [dark, brown] = ['#1B1114', '#4A2A22'].map(hex);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.25,
    sdf: blob(s.random, size, size * 0.74, 0.1, 6),
    tall: size * (half ? 0.5 : 0.8),
    round: size * 0.7,
    ...rest,
    paint(p) {
      const wrinkle = Math.abs(fbm(p.u / 16 + noise(p.u / 20, p.v / 20, seed), p.v / 8, seed, 3));
      p.z += 9 * smooth(0, 0.3, wrinkle) - 6;
      colour(p, blend(dark, brown, 0.2 + 0.6 * smooth(0.1, 0.45, wrinkle)));
      p.gloss = 0.42;
      p.rough = 0.35;
      p.glow = 0.3;
    },
  });
}

/** Sour green plum (tkemali), or another small round fruit. */
export function plum(s, { x, y, r = 34, tones = ['#8FA93A', '#C2C75A'], bloom = 0.25, ...rest }) {
  const [green, pale] = tones.map(hex);
  const seed = s.random.seed();
  const rot = s.random.angle();
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.1,
    sdf: blob(s.random, r, r * 0.95, 0.02, 4),
    tall: r * 1.25,
    round: r,
    lean: 0,
    sink: 0.05,
    ...rest,
    paint(p) {
      colour(p, blend(green, pale, 0.5 + 0.5 * fbm(p.x / 30, p.y / 30, seed)));
      tint(p, [0.75, 0.8, 0.72], bloom * smooth(0.05, 0.5, fbm(p.x / 18, p.y / 18, seed + 3)));
      shade(p, 1 - 0.25 * smooth(3, 0, Math.abs(p.v)) * smooth(-r, 0, p.u));
      p.gloss = 0.5;
      p.rough = 0.28;
      p.glow = 0.6;
    },
  });
}

/** A bunch of dark grapes with a leaf. */
export function grapes(s, { x, y, rot = 0, count = 30, r = 30, tones = ['#3A1536', '#6A2A55'] }) {
  const along = [Math.cos(rot), Math.sin(rot)];
  for (let index = count - 1; index >= 0; index -= 1) {
    const t = index / count;
    const half = r * 3.1 * (1 - t) ** 0.8;
    const side = s.random.between(-half, half);
    const far = t * r * 8.6;
    plum(s, {
      x: x + along[0] * far - along[1] * side,
      y: y + along[1] * far + along[0] * side,
      r: s.random.around(r, 0.1),
      tones,
      bloom: 0.35,
      sink: 0.35,
    });
  }
}

/** A long drop of honey, jam or sauce drawn with a spoon. */
export function drizzle(s, { points, width = 7, tone = '#EDA52A', deep = '#B86A10', lift = 0, gloss = 0.9 }) {
  const [x, y] = points[0];
  const path = curve(
    points.map(([px, py]) => [px - x, py - y]),
    8,
  );
  const reach = Math.max(...path.map(([u, v]) => Math.hypot(u, v))) + width * 2;
  const [amber, brown] = [hex(tone), hex(deep)];
  const wander = s.random.between(2, 5);
  const sdf = stroke(path, (t) => width * (0.8 + 0.3 * Math.sin(t * wander * 7)));
  s.stamp({
    x,
    y,
    reach,
    sdf,
    paint(p) {
      p.z = p.under + 5 * Math.sqrt(clamp(p.d / width)) + lift;
      colour(p, blend(brown, amber, smooth(0, width, p.d)));
      p.gloss = gloss;
      p.rough = 0.12;
      p.glow = 1;
      p.a = lerp(0.75, 0.95, clamp(p.d / width));
    },
  });
}
