import { blend, clamp, colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { shuffled, spread } from '../studio/random.mjs';
import { blob, chunk, curve, ellipse, stroke } from '../studio/shapes.mjs';
import { lay, mottle, rim } from './piece.mjs';

/** A mound the next grains lie on. `of(p)` colours what is seen between them. */
export function mound(
  s,
  { x, y, rx, ry = rx, rot = 0, tall, base, tone, uneven = 0.05, rough = 3, steep = 1 },
) {
  const seed = s.random.seed();
  const ground = hex(tone);
  s.stamp({
    x,
    y,
    rot,
    reach: Math.max(rx, ry) * 1.2,
    sdf: blob(s.random, rx, ry, uneven, 6),
    base: base ?? s.level(x, y),
    rise: true,
    paint(p) {
      p.z =
        tall * Math.sin(clamp(p.d / (Math.min(rx, ry) * steep)) * 1.5708) ** 0.8 +
        rough * noise(p.x / 14, p.y / 14, seed);
      colour(p, ground);
      mottle(p, seed, 9, 0.25);
      p.gloss = 0.15;
    },
  });
}

/** Fills a round or oval place with small pieces in random order; none lands outside. */
export function fill(s, { x, y, rx, ry = rx, rot = 0, count, jitter = 1 }, draw) {
  for (const place of shuffled(s.random, spread(s.random, { x: 0, y: 0, radius: 1, count, jitter }))) {
    const inside = Math.min(1, 1 / Math.max(0.001, Math.hypot(place.x, place.y)));
    const u = place.x * inside * rx;
    const v = place.y * inside * ry;
    draw({ x: x + u * Math.cos(rot) - v * Math.sin(rot), y: y + u * Math.sin(rot) + v * Math.cos(rot) });
  }
}

export function riceGrain(s, { x, y, length = 12, width = 4, tone = '#F4EFE0', ...rest }) {
  const white = hex(tone);
  const seed = s.random.seed();
  const bright = s.random.between(0.86, 1.04);
  lay(s, {
    x,
    y,
    reach: length * 1.1,
    sdf: ellipse(length, width),
    tall: width * 1.5,
    round: width,
    lean: 0.3,
    sink: 0.1,
    ...rest,
    paint(p) {
      colour(p, white);
      shade(p, bright);
      mottle(p, seed, 7, 0.05);
      p.gloss = 0.35;
      p.rough = 0.3;
      p.glow = 0.9;
    },
  });
}

export function buckwheatGrain(s, { x, y, size = 7 }) {
  const tone = blend(hex('#8A5A34'), hex('#BE9160'), s.random.next());
  lay(s, {
    x,
    y,
    reach: size * 1.3,
    sdf: chunk(s.random, size, size * 0.86, 3, size * 0.42),
    tall: size,
    round: size * 0.7,
    lean: 0.4,
    sink: 0.1,
    paint(p) {
      colour(p, tone);
      rim(p, 3, 0.35);
      tint(p, hex('#E0C79C'), 0.4 * smooth(size * 0.25, size * 0.6, p.d));
      p.gloss = 0.2;
      p.glow = 0.3;
    },
  });
}

export function oatFlake(s, { x, y, size = 12, ...rest }) {
  const tone = blend(hex('#E9DABB'), hex('#D2B98B'), s.random.next());
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    reach: size * 1.3,
    sdf: blob(s.random, size, size * 0.74, 0.12, 4),
    tall: 4,
    round: 3,
    lean: 0.3,
    ...rest,
    paint(p) {
      colour(p, tone);
      tint(p, hex('#B99A68'), 0.5 * smooth(2, 0.5, Math.abs(p.v + 0.08 * p.u)));
      mottle(p, seed, 5, 0.1);
      p.gloss = 0.15;
      p.glow = 0.5;
    },
  });
}

const BEANS = {
  red: ['#6B1E1C', '#8F3328', '#4A1214'],
  white: ['#F1E6CC', '#E6D6B0', '#F7EFDC'],
};

/** A kidney bean. */
export function bean(s, { x, y, size = 21, kind = 'red', rot, tones = BEANS[kind], gloss = 0.55, ...rest }) {
  const tone = hex(s.random.pick(tones));
  const seed = s.random.seed();
  const body = ellipse(size, size * 0.62);
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.2,
    sdf: (u, v) =>
      body(u, v + 0.09 * size * (1 - (u / size) ** 2) - 0.04 * size) -
      (v > size * 0.4 ? 0.9 * (1 - clamp(Math.abs(u) / (size * 0.5))) : 0),
    tall: size * 0.9,
    round: size * 0.6,
    lean: 0.22,
    sink: 0.12,
    ...rest,
    paint(p) {
      colour(p, tone);
      shade(p, 1 + 0.2 * noise(p.u / 16, p.v / 10, seed));
      tint(p, hex('#F0E4C8'), 0.7 * smooth(3.4, 1.6, Math.hypot(p.u / 1.8, p.v - size * 0.46)));
      p.gloss = gloss;
      p.rough = 0.25;
      p.glow = 0.4;
    },
  });
}

export function chickpea(s, { x, y, r = 17, tone = '#DDB36A', rot, ...rest }) {
  const gold = hex(tone);
  const bright = s.random.between(0.88, 1.1);
  lay(s, {
    x,
    y,
    rot,
    reach: r * 1.3,
    sdf: (u, v) =>
      (r * (1 - 0.035 * Math.cos(2 * Math.atan2(v, u))) +
        (u > 0 ? 2.4 * (1 - clamp(Math.abs(v) / (r * 0.4))) : 0) -
        Math.hypot(u, v)) *
      0.95,
    tall: r * 1.25,
    round: r,
    lean: 0.15,
    sink: 0.12,
    ...rest,
    paint(p) {
      colour(p, gold);
      shade(p, bright - 0.16 * smooth(2.4, 0.6, Math.abs(p.v)) * smooth(-r * 0.2, r * 0.6, p.u));
      rim(p, 5, 0.18);
      p.gloss = 0.35;
      p.rough = 0.35;
      p.glow = 0.6;
    },
  });
}

export function lentil(s, { x, y, r = 7, tone = '#D9793A', ...rest }) {
  const tint0 = blend(hex(tone), hex('#EBA85A'), s.random.next());
  lay(s, {
    x,
    y,
    reach: r * 1.2,
    sdf: ellipse(r, r * s.random.between(0.7, 1)),
    tall: r * 0.7,
    round: r,
    lean: 0.4,
    ...rest,
    paint(p) {
      colour(p, tint0);
      p.gloss = 0.08;
      p.glow = 0.5;
    },
  });
}

/** One strand of pasta along the points (world coordinates); drawn in short runs, so that each looks at few pixels. */
export function strand(
  s,
  { points, width = 6, tones = ['#EFCB77', '#DDAE52'], gloss = 0.5, lift = 0, follow = true },
) {
  const tone = blend(hex(tones[0]), hex(tones[1]), s.random.next());
  const path = curve(points, 5);
  const ground = follow ? calm(path.map(([x, y]) => s.level(x, y, 0))) : path.map(() => 0);
  for (let start = 0; start < path.length - 1; start += 4) {
    const run = path.slice(start, start + 5);
    const [x, y] = run[0];
    const local = run.map(([px, py]) => [px - x, py - y]);
    const reach = Math.max(...local.map(([u, v]) => Math.hypot(u, v))) + width + 2;
    const at = { t: 0 };
    s.stamp({
      x,
      y,
      rot: 0,
      reach,
      sdf: stroke(local, width, at),
      rise: true,
      paint(p) {
        const place = start + at.t * (run.length - 1);
        const before = Math.floor(place);
        const rest =
          ground[before] + ((ground[before + 1] ?? ground[before]) - ground[before]) * (place - before);
        p.z = rest + lift + 1.5 * width * Math.sqrt(1 - (1 - clamp(p.d / width)) ** 2) - width * 0.3;
        colour(p, tone);
        p.gloss = gloss;
        p.rough = 0.25;
        p.glow = 0.8;
      },
    });
  }
}

/** Running mean: a strand bridges what it lies on. */
const calm = (levels) =>
  levels.map((_, index) => {
    const near = levels.slice(Math.max(0, index - 4), index + 5);
    return near.reduce((sum, z) => sum + z, 0) / near.length;
  });
