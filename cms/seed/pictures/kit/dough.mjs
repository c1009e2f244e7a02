import { blend, clamp, colour, dome, hex, lerp, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { circle, curve, stroke } from '../studio/shapes.mjs';

const PALE = hex('#F2DCAE');
const GOLD = hex('#DE9F48');
const BROWN = hex('#A35A22');
const BURNT = hex('#542A12');

/** Baked crust: the higher and the nearer to blisters, the browner. `bake` 0 pale to 1 dark. */
export function crust(p, seed, bake, relief = 0) {
  const patch = fbm(p.x / 95, p.y / 95, seed, 4);
  const fine = noise(p.x / 7, p.y / 7, seed + 3);
  const heat = bake + 0.42 * patch + 0.06 * fine + relief;
  colour(p, blend(PALE, GOLD, smooth(0.05, 0.5, heat)));
  tint(p, BROWN, smooth(0.42, 0.95, heat));
  tint(p, BURNT, 0.75 * smooth(0.85, 1.3, heat));
  p.glow = 0.25;
}

/** Blisters of oven heat: round brown spots, slightly raised. */
export function blister(p, seed, size = 46, share = 0.5) {
  const place = cells(p.x / size + 0.25 * noise(p.x / 30, p.y / 30, seed), p.y / size, seed + 20);
  if (place.id > share) return 0;
  const near = place.near + 0.1 * noise(p.x / 9, p.y / 9, seed + 21);
  const spot = smooth(0.42, 0.1, near) * (0.4 + 0.6 * (1 - place.id / share));
  tint(p, BROWN, 0.75 * spot);
  tint(p, BURNT, 0.8 * smooth(0.5, 0.95, spot));
  return spot;
}

/** Flour dust. */
export function flour(p, seed, share) {
  const dust = noise(p.x / 3, p.y / 3, seed) * 0.5 + fbm(p.x / 60, p.y / 60, seed + 1);
  tint(p, [0.93, 0.9, 0.84], clamp(share * smooth(0, 0.6, dust)));
}

/**
 * One wedge of a flat filled bread (khachapuri, lobiani, cake): `from`–`to` in radians, moved out by `away`.
 * `filling(p, depth)` colours the cut sides.
 */
export function breadWedge(
  s,
  { x, y, r, from, to, away = 0, base, tall = 36, bake = 0.45, seed, filling, side = 15, top, gloss = 0.22 },
) {
  const middle = (from + to) / 2;
  const cx = x + Math.cos(middle) * away;
  const cy = y + Math.sin(middle) * away;
  const [ax, ay, bx, by] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
  const full = to - from > 6.2;
  const toCuts = (u, v) => (full ? 99 : Math.min(ax * v - ay * u, by * u - bx * v));
  s.stamp({
    x: cx,
    y: cy,
    reach: r + 8,
    base,
    rise: true,
    sdf: (u, v) =>
      Math.min(r * (1 + 0.012 * Math.sin(Math.atan2(v, u) * 5 + seed)) - Math.hypot(u, v), toCuts(u, v)),
    paint(p) {
      const outer = r - Math.hypot(p.u, p.v);
      const cut = toCuts(p.u, p.v);
      // The texture belongs to the whole loaf, so that neighbouring wedges fit together.
      const [tx, ty] = [p.x, p.y];
      p.x -= cx - x;
      p.y -= cy - y;
      const hump = fbm(p.x / 110, p.y / 110, seed, 3);
      p.z = tall * dome(outer, 38) + 6 * hump + 1.1 * noise(p.x / 9, p.y / 9, seed + 2);
      if (top) top(p, outer, seed);
      else {
        crust(
          p,
          seed,
          bake - 0.1 * smooth(26, 4, outer) + 0.14 * smooth(120, 50, outer) * smooth(10, 40, outer),
          hump * 0.3,
        );
        p.z += 3.4 * blister(p, seed);
        p.gloss = gloss;
        p.rough = 0.45;
      }
      if (cut < side) {
        const depth = cut / side;
        const before = [p.r, p.g, p.b];
        const open = smooth(1, 0.8, depth);
        filling(p, depth, seed);
        [p.r, p.g, p.b] = before.map((value, k) => lerp(value, [p.r, p.g, p.b][k], open));
        p.z -= tall * 0.5 * (1 - depth) ** 1.4;
      }
      p.x = tx;
      p.y = ty;
    },
  });
}

/** The boat of adjaruli: two rolled sides that meet in twisted ends. */
export function boat(s, { x, y, rot, length = 540, width = 270, rim = 92, base, bake = 0.5 }) {
  const seed = s.random.seed();
  const outline = (u, v, grow = 0) => {
    const t = clamp(Math.abs(u) / (length + grow));
    const half = (width + grow) * (1 - t ** 2.1) ** 0.92;
    const slope = 1 / Math.sqrt(1 + ((2.1 * t ** 1.1 * width) / length) ** 2);
    return t >= 1 ? -Math.hypot(Math.abs(u) - length, v) : (half - Math.abs(v)) * slope;
  };
  const ends = [-1, 1].map((side) =>
    stroke(
      curve(
        [
          [side * length * 0.84, 0],
          [side * length * 0.98, side * 4],
          [side * length * 1.1, side * -6],
        ],
        4,
      ),
      (t) => 56 - 26 * t,
    ),
  );
  s.stamp({
    x,
    y,
    rot,
    reach: length * 1.2,
    base,
    rise: true,
    sdf: (u, v) => Math.max(outline(u, v), ends[0](u, v), ends[1](u, v)),
    paint(p) {
      const inside = outline(p.u, p.v);
      const end = Math.max(ends[0](p.u, p.v), ends[1](p.u, p.v));
      const wall = clamp(inside / rim);
      const tube = Math.sin(Math.PI * clamp(0.04 + wall * 0.92)) ** 0.7;
      const knot = end > 0 ? dome(end, 40) : 0;
      const twist = Math.sin((Math.abs(p.u) + p.v * 0.9) / 15) * smooth(length * 0.86, length, Math.abs(p.u));
      const hump = fbm(p.x / 90, p.y / 90, seed, 3);
      p.z = Math.max(92 * tube, 84 * knot) + 6 * hump + 5 * twist + 1.2 * noise(p.x / 9, p.y / 9, seed);
      if (inside > rim * 0.96 && knot < 0.5) p.z = 26;
      const top = Math.max(tube, knot);
      crust(p, seed, bake * (0.35 + 0.75 * top), hump * 0.35 + 0.1 * twist);
      p.z += 2.5 * blister(p, seed, 52, 0.3);
      p.gloss = 0.34;
      p.rough = 0.38;
    },
  });
  return { inner: (u, v) => outline(u, v) - rim * 0.62 };
}

/** One khinkali: thin dough gathered into pleats and a topknot. */
export function khinkali(s, { x, y, r = 104, base }) {
  const seed = s.random.seed();
  const pleats = s.random.pick([17, 18, 19, 20]);
  const twist = s.random.between(0.35, 0.7);
  const turn = s.random.angle();
  const squash = s.random.between(0.94, 1.04);
  const [dough, shadowTone, wet, pepper] = ['#F1E6CD', '#C9AC82', '#E6D3AE', '#3A2C22'].map(hex);
  const ground = base ?? s.level(x, y, r * 0.4);
  const knob = r * 0.22;
  s.stamp({
    x,
    y,
    reach: r * 1.1,
    base: ground,
    rise: true,
    sdf: (u, v) => {
      const angle = Math.atan2(v, u);
      return (
        (r * (1 + 0.014 * Math.cos(angle * 3 + turn) + 0.012 * Math.cos(angle * pleats + turn)) -
          Math.hypot(u, v * squash)) *
        0.97
      );
    },
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const angle = Math.atan2(p.v, p.u) + twist * (1 - reach) + 0.1 * noise(p.u / 26, p.v / 26, seed);
      const wave = 0.5 + 0.5 * Math.cos(angle * pleats + turn);
      const pleat = wave ** 0.8;
      const depth = smooth(1.02, 0.45, reach) * smooth(0.1, 0.26, reach);
      const body = Math.sqrt(Math.max(0, 1 - reach ** 2.3));
      p.z = r * 0.62 * body + r * 0.3 * smooth(0.62, 0.16, reach) + 9 * depth * (pleat - 0.5) * (0.6 + reach);
      if (reach * r < knob) {
        const at = (reach * r) / knob;
        p.z = r * 0.98 + 13 * Math.sqrt(1 - at ** 4) - 9 * smooth(0.7, 0.1, at) + 2.5 * Math.cos(angle * 9);
      }
      colour(p, dough);
      tint(p, wet, clamp(0.4 + 0.9 * fbm(p.x / 46, p.y / 46, seed)));
      tint(p, shadowTone, 0.62 * depth * (1 - pleat) ** 1.5);
      tint(
        p,
        hex('#B98F66'),
        0.22 * smooth(0.45, 0.85, reach) * smooth(0.0, 0.5, fbm(p.x / 30, p.y / 30, seed + 4)),
      );
      tint(p, shadowTone, 0.5 * smooth(5, 0, Math.abs(reach * r - knob)));
      tint(p, pepper, smooth(0.74, 0.82, noise(p.x / 4.2, p.y / 4.2, seed + 6)) * 0.85);
      p.gloss = 0.42;
      p.rough = 0.25;
      p.glow = 0.8;
    },
  });
}

/** A pancake with its browned face and pale rim. */
export function pancake(
  s,
  {
    x,
    y,
    r = 150,
    tall = 22,
    bake = 0.6,
    rim = 16,
    sdf = circle(r),
    tones = ['#F0CF8C', '#C98334', '#8A4A18'],
    ...rest
  },
) {
  const seed = s.random.seed();
  const [pale, gold, brown] = tones.map(hex);
  const ground = rest.base ?? s.level(x, y, r * 0.55);
  s.stamp({
    x,
    y,
    rot: rest.rot ?? 0,
    reach: r * 1.15,
    sdf,
    base: ground,
    rise: true,
    paint(p) {
      const patch = fbm(p.x / 52, p.y / 52, seed, 4);
      const fine = noise(p.x / 7, p.y / 7, seed + 3);
      const face = smooth(rim * 0.5, rim * 1.5, p.d + 5 * noise(p.x / 22, p.y / 22, seed));
      const ringed = smooth(rim * 3.4, rim * 1.2, p.d) * face;
      colour(p, pale);
      mottle(p, seed, fine);
      const heat = face * (bake + 0.7 * patch + 0.25 * ringed + 0.1 * fine);
      tint(p, gold, smooth(0.02, 0.5, heat));
      tint(p, brown, 0.9 * smooth(0.5, 1.15, heat));
      p.z = tall * dome(p.d, tall * 0.9) + 2.2 * patch + 1.1 * fine * face;
      p.gloss = 0.1;
      p.rough = 0.7;
      p.glow = 0.4;
    },
  });
}

function mottle(p, seed, fine) {
  shade(p, 1 + 0.05 * fine + 0.05 * noise(p.x / 14, p.y / 14, seed + 8));
}
