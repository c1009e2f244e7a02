import { blend, colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { noise } from '../studio/noise.mjs';
import { spread } from '../studio/random.mjs';
import { blob, curve, leaf, ring, stroke } from '../studio/shapes.mjs';
import { lay, mottle } from './piece.mjs';

const GREENS = ['#356A2A', '#477D33', '#5E913F', '#2C5F27'].map(hex);
const PALE = hex('#A9C97A');
const STEM = hex('#7FA653');

/** One fan-shaped leaflet of coriander or parsley, its foot at (x, y), pointing along `rot`. */
function fan(s, { x, y, size, rot, lobes = 4, cut = 0.4, tone, lift = 3 }) {
  const seed = s.random.seed();
  const green = tone ?? s.random.pick(GREENS);
  const curl = s.random.between(-0.012, 0.02);
  const sdf = (u, v) => {
    const reach = Math.hypot(u, v);
    const angle = Math.atan2(v, u);
    const open = Math.abs(angle) / 1.7;
    if (open > 1) return -reach;
    const lobe = Math.abs(Math.cos(angle * lobes * 0.5));
    const tooth = 1 - cut * (1 - lobe) ** 1.6 - cut * 0.22 * (0.5 - 0.5 * Math.cos(angle * lobes * 3));
    return (size * tooth * (1 - 0.34 * open ** 3) - reach) * 0.75;
  };
  const base = s.level(x, y, size * 0.5) + lift;
  s.stamp({
    x,
    y,
    rot,
    reach: size + 1,
    sdf,
    base,
    rise: true,
    paint(p) {
      const angle = Math.atan2(p.v, p.u);
      const vein = Math.abs(Math.sin(angle * lobes * 0.5));
      p.z = curl * (p.v * p.v - p.u * 4) + 1.6 * (1 - vein) + 2 * Math.min(1, p.d / 3);
      colour(p, green);
      shade(p, 0.86 + 0.3 * noise(p.x / 14, p.y / 14, seed) + 0.22 * (Math.hypot(p.u, p.v) / size));
      tint(p, PALE, 0.45 * (1 - smooth(0, 0.22, vein)));
      p.gloss = 0.12;
      p.rough = 0.6;
      p.glow = 0.6;
    },
  });
}

function stem(s, points, width, tone = STEM, lift = 4) {
  const [x, y] = points[0];
  const base = s.level(x, y, 6) + lift;
  const path = curve(
    points.map(([px, py]) => [px - x, py - y]),
    4,
  );
  const reach = Math.max(...path.map(([u, v]) => Math.hypot(u, v))) + width + 2;
  s.stamp({
    x,
    y,
    rot: 0,
    reach,
    sdf: stroke(path, (t) => width * (1 - 0.5 * t)),
    base,
    rise: true,
    paint(p) {
      p.z = Math.min(p.d, width) * 1.4;
      colour(p, tone);
      mottle(p, 3, 9, 0.15);
      p.gloss = 0.2;
      p.glow = 0.4;
    },
  });
}

/** A leaf of coriander: three fans on a short stem. */
export function corianderLeaf(s, { x, y, size = 34, rot = s.random.angle(), lobes = 4, cut = 0.42 }) {
  const tone = s.random.pick(GREENS);
  const foot = [x - Math.cos(rot) * size * 0.8, y - Math.sin(rot) * size * 0.8];
  stem(s, [foot, [x, y]], 2.1);
  for (const [turn, share] of [
    [-1.75, 0.74],
    [1.75, 0.74],
    [0, 0.95],
  ])
    fan(s, {
      x,
      y,
      size: size * share * s.random.between(0.88, 1.08),
      rot: rot + turn + s.random.between(-0.15, 0.15),
      lobes,
      cut,
      tone,
    });
}

export const parsleyLeaf = (s, place) => corianderLeaf(s, { lobes: 5, cut: 0.62, ...place });

/** A sprig: a bent stem with leaves on both sides. */
export function sprig(
  s,
  { x, y, length = 190, rot = 0, leaves = 6, size = 36, leafOf = corianderLeaf, bend = 0.5, width = 3 },
) {
  const turn = s.random.between(-bend, bend);
  const at = (t) => {
    const angle = rot + turn * t;
    return [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t, angle];
  };
  stem(
    s,
    [0, 0.33, 0.66, 1].map((t) => at(t).slice(0, 2)),
    width,
  );
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.3 + (0.7 * (index + 1)) / leaves;
    const [px, py, angle] = at(t);
    const side = index === leaves - 1 ? 0 : index % 2 ? 1 : -1;
    const away = angle + side * s.random.between(0.7, 1.15);
    const step = side === 0 ? size * 0.3 : size * s.random.between(0.7, 1.05);
    leafOf(s, {
      x: px + Math.cos(away) * step,
      y: py + Math.sin(away) * step,
      rot: away,
      size: size * s.random.between(0.8, 1.1) * (1.1 - 0.25 * t),
    });
  }
}

export const parsley = (s, place) => sprig(s, { leafOf: parsleyLeaf, ...place });

/** A simple pointed leaf with a midrib. */
export function bladeLeaf(
  s,
  { x, y, length, width, rot, tone, belly = 0.42, vein = PALE, veins = 0, lift = 3, gloss = 0.15 },
) {
  const seed = s.random.seed();
  const green = tone ?? s.random.pick(GREENS);
  const curl = s.random.between(0.006, 0.02) * (40 / width);
  const droop = s.random.between(-0.05, 0.08);
  s.stamp({
    x,
    y,
    rot,
    reach: length + 2,
    sdf: leaf(length, width, belly),
    base: s.level(x + (Math.cos(rot) * length) / 2, y + (Math.sin(rot) * length) / 2, width / 2) + lift,
    rise: true,
    paint(p) {
      const across = Math.abs(p.v) / (width / 2);
      const rib = 1 - smooth(0.3, 1.6, Math.abs(p.v));
      const side = veins ? Math.sin(((p.u - Math.abs(p.v) * 0.8) / length) * Math.PI * veins * 2) : 0;
      p.z = curl * p.v * p.v * 1.3 + 2 * Math.min(1, p.d / 3) - droop * p.u - 1.4 * rib + 0.8 * side * across;
      colour(p, green);
      shade(p, 0.92 + 0.22 * noise(p.x / 16, p.y / 16, seed) + (p.v > 0 ? 0.1 : -0.05));
      tint(p, vein, 0.5 * rib + (veins ? 0.3 * smooth(0.8, 1, side) : 0));
      p.gloss = gloss;
      p.rough = 0.5;
      p.glow = 0.5;
    },
  });
}

/** Tarragon: a long stem with narrow leaves. */
export function tarragon(s, { x, y, length = 230, rot = 0, leaves = 14, size = 62 }) {
  const turn = s.random.between(-0.5, 0.5);
  const at = (t) => [x + Math.cos(rot + turn * t) * length * t, y + Math.sin(rot + turn * t) * length * t];
  stem(s, [0, 0.33, 0.66, 1].map(at), 2.6);
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.15 + (0.85 * (index + 1)) / leaves;
    const [px, py] = at(t);
    const side = index % 2 ? 1 : -1;
    bladeLeaf(s, {
      x: px,
      y: py,
      rot: rot + turn * t + side * s.random.between(0.35, 0.75) * (1.1 - t * 0.7),
      length: size * s.random.between(0.75, 1.1),
      width: size * 0.17,
    });
  }
}

/** Reyhan, the purple basil of Georgia: broad leaves in pairs. */
export function basil(
  s,
  { x, y, rot = s.random.angle(), size = 74, leaves = 5, tones = ['#4A2340', '#5E2C4A', '#3D2A3C'] },
) {
  const purple = tones.map(hex);
  const vein = hex(tones[3] ?? '#9C6B86');
  for (let index = 0; index < leaves; index += 1) {
    const angle = rot + (index / leaves) * Math.PI * 2 + s.random.between(-0.25, 0.25);
    const length = size * (index % 2 ? 1 : 0.78) * s.random.between(0.9, 1.1);
    bladeLeaf(s, {
      x,
      y,
      rot: angle,
      length,
      width: length * 0.56,
      tone: s.random.pick(purple),
      vein,
      veins: 5,
      lift: 3 + index,
      gloss: 0.3,
    });
  }
  bladeLeaf(s, {
    x,
    y,
    rot: rot + 1,
    length: size * 0.4,
    width: size * 0.22,
    tone: purple[1],
    vein,
    veins: 3,
    lift: 8,
  });
}

export const greenBasil = (s, place) =>
  basil(s, { tones: ['#3E7B33', '#4F8C3C', '#2F6B2A', '#A9C97A'], ...place });

/** A frond of dill: hair-thin branches, again branched. */
export function dill(s, { x, y, length = 120, rot = s.random.angle(), width = 1.5, lift = 4 }) {
  const green = s.random.pick(GREENS);
  const seed = s.random.seed();
  const segments = [
    [
      [0, 0],
      [length, s.random.between(-14, 14)],
    ],
  ];
  for (let index = 1; index < 9; index += 1) {
    const t = 0.2 + index * 0.095;
    for (const side of [-1, 1]) {
      const angle = side * s.random.between(0.5, 0.85);
      const reach = length * 0.4 * (1.12 - t) * s.random.between(0.8, 1.15);
      const tip = [length * t + Math.cos(angle) * reach, Math.sin(angle) * reach];
      segments.push([[length * t, 0], tip]);
      for (const share of [0.35, 0.6, 0.82]) {
        const from = [length * t + Math.cos(angle) * reach * share, Math.sin(angle) * reach * share];
        for (const turn of [-0.7, 0.7]) {
          const twig = reach * 0.32;
          segments.push([
            from,
            [from[0] + Math.cos(angle + turn) * twig, from[1] + Math.sin(angle + turn) * twig],
          ]);
        }
      }
    }
  }
  for (const [[ax, ay], [bx, by]] of segments) {
    const cos = Math.cos(rot);
    const sin = Math.sin(rot);
    const px = x + ax * cos - ay * sin;
    const py = y + ax * sin + ay * cos;
    const [u, v] = [bx - ax, by - ay];
    s.stamp({
      x: px,
      y: py,
      rot,
      reach: Math.hypot(u, v) + 4,
      sdf: stroke(
        [
          [0, 0],
          [u, v],
        ],
        width,
      ),
      base: s.level(px, py, 0) * 0 + (s.level(x, y, 8) + lift),
      rise: true,
      paint(p) {
        p.z = Math.min(p.d, width) * 1.5;
        colour(p, green);
        shade(p, 1.05 + 0.25 * noise(p.x / 20, p.y / 20, seed));
        p.glow = 0.5;
      },
    });
  }
}

/** Chopped herbs strewn over a round place. */
export function chopped(s, { x, y, radius, count, size = 8, tones = GREENS, squash = 1, lift = 1 }) {
  for (const place of spread(s.random, { x, y, radius, count, jitter: 1.4, squash })) {
    const length = s.random.around(size, 0.45);
    const green = s.random.pick(tones);
    const seed = s.random.seed();
    lay(s, {
      ...place,
      rot: s.random.angle(),
      reach: length * 1.4,
      sdf: blob(s.random, length, length * s.random.between(0.3, 0.7), 0.35),
      tall: 2.5,
      round: 2,
      lean: 0.25,
      sink: 0,
      lift,
      paint(p) {
        colour(p, green);
        mottle(p, seed, 5, 0.3);
        p.gloss = 0.2;
        p.glow = 0.5;
      },
    });
  }
}

/** Rings of spring onion. */
export function onionRings(s, { x, y, radius, count, size = 10, tones = ['#8DBB4E', '#5D9A3A', '#D6E3B0'] }) {
  const greens = tones.map(hex);
  for (const place of spread(s.random, { x, y, radius, count, jitter: 1.3 })) {
    const outer = s.random.around(size, 0.3);
    const tone = s.random.pick(greens);
    lay(s, {
      ...place,
      reach: outer + 1,
      sdf: ring(outer, outer * 0.5),
      tall: 5,
      round: outer * 0.25,
      lean: 0.3,
      sink: 0.1,
      paint(p) {
        colour(p, blend(tone, PALE, 0.5 * smooth(outer * 0.9, outer * 0.5, Math.hypot(p.u, p.v))));
        p.gloss = 0.3;
        p.glow = 0.5;
      },
    });
  }
}

export function bayLeaf(s, place) {
  bladeLeaf(s, {
    length: 110,
    width: 38,
    tone: hex('#6F7B45'),
    vein: hex('#B9B37C'),
    veins: 7,
    gloss: 0.25,
    rot: s.random.angle(),
    ...place,
  });
}
