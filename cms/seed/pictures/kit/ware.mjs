import { blend, clamp, colour, dome, hex, lerp, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { box, circle } from '../studio/shapes.mjs';

/** A flat plate. `decor(angle, t, p)` may paint on the glaze (t = 0 middle, 1 edge). */
export function plate(s, { x, y, r, tone = '#F3EEE4', edge = '#CBBBA2', decor, base = 0, gloss = 0.5 }) {
  const glaze = hex(tone);
  const bare = hex(edge);
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base,
    paint(p) {
      const t = Math.hypot(p.u, p.v) / r;
      const well = 8 + 18 * smooth(0.6, 0.72, t) + 10 * smooth(0.72, 1, t);
      p.z = well - 14 * (1 - dome(p.d, 7)) + 0.7 * noise(p.x / 40, p.y / 40, seed);
      colour(p, glaze);
      shade(p, 1 + 0.03 * fbm(p.x / 90, p.y / 90, seed));
      decor?.(Math.atan2(p.v, p.u), t, p);
      const speck = smooth(0.72, 0.8, noise(p.x / 5, p.y / 5, seed + 4));
      tint(p, bare, 0.35 * speck + 0.75 * (1 - smooth(3, 8, p.d)));
      p.gloss = gloss;
      p.rough = 0.3;
    },
  });
  return { x, y, r: r * 0.64, z: base + 8 };
}

/** A deep bowl; what is inside is poured with `pool`. Returns the inner radius and floor. */
export function bowl(
  s,
  {
    x,
    y,
    r,
    tall = 80,
    tone = '#EFE8DB',
    inside = tone,
    edge = '#B99A77',
    decor,
    wall = 15,
    base = 0,
    gloss = 0.5,
  },
) {
  const [outer, inner, bare] = [tone, inside, edge].map(hex);
  const seed = s.random.seed();
  const hollow = r - wall;
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base,
    paint(p) {
      const reach = Math.hypot(p.u, p.v);
      const t = reach / hollow;
      const throwing = 0.8 * Math.sin(reach / 5 + 2 * noise(p.x / 70, p.y / 70, seed));
      if (t < 1) p.z = 14 + (tall - 18) * t ** 2.6 + throwing * 0.4;
      else p.z = tall - 4 + 5 * Math.sin(clamp((reach - hollow) / wall) * Math.PI) - 30 * (1 - dome(p.d, 5));
      colour(p, t < 1 ? inner : outer);
      shade(p, 1 + 0.05 * fbm(p.x / 60, p.y / 60, seed));
      decor?.(Math.atan2(p.v, p.u), reach / r, p);
      const speck = smooth(0.7, 0.8, noise(p.x / 5, p.y / 5, seed + 4));
      tint(
        p,
        bare,
        0.4 * speck + (t > 1 ? 0.7 * (1 - smooth(2, 7, Math.abs(reach - hollow - wall / 2))) : 0),
      );
      p.gloss = gloss;
      p.rough = 0.28;
    },
  });
  return { x, y, r: hollow, z: base + 14, rim: base + tall };
}

/** Ketsi: the red clay pan of the Georgian oven, thick-walled, sooted by use. */
export function ketsi(s, { x, y, r, tall = 58, wall = 26, tone = ['#A65A38', '#5E2A18'], base = 0 }) {
  const [clay, burnt] = tone.map(hex);
  const soot = hex('#24130C');
  const seed = s.random.seed();
  const hollow = r - wall;
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base,
    paint(p) {
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
    },
  });
  return { x, y, r: hollow, z: base + 12, rim: base + tall };
}

/** A wooden board, round (`r`) or long (`halfWidth`, `halfHeight`), with an optional handle to the right. */
export function board(
  s,
  { x, y, r, halfWidth, halfHeight, rot = 0, handle = 0, tone = ['#D3A06A', '#8A5A33'], tall = 20, base = 0 },
) {
  const [pale, dark] = tone.map(hex);
  const seed = s.random.seed();
  const body = r ? circle(r) : box(halfWidth, halfHeight, 34);
  const far = r ?? halfWidth;
  const grip = box(handle / 2 + 20, 42, 36);
  const hole = circle(15);
  const sdf = (u, v) => {
    if (!handle) return body(u, v);
    const neck = Math.max(body(u, v), grip(u - far - handle / 2 + 10, v));
    return Math.min(neck, -hole(u - far - handle + 26, v));
  };
  s.stamp({
    x,
    y,
    rot,
    reach: Math.hypot(far, halfHeight ?? r) + handle + 12,
    sdf,
    base,
    paint(p) {
      const bend = 30 * noise(p.u / 380, p.v / 190, seed);
      const rings = noise(p.u / 700, (p.v + bend) / 12, seed + 1);
      const fine = noise(p.u / 120, (p.v + bend) / 3, seed + 2);
      colour(p, blend(dark, pale, 0.55 + 0.32 * rings + 0.14 * fine));
      const scratch = smooth(0.86, 0.93, noise((p.u + p.v) / 90, (p.v - p.u * 0.7) / 4, seed + 6));
      shade(p, 1 - 0.12 * scratch - 0.2 * (1 - smooth(0, 12, p.d)));
      p.z = tall * dome(p.d, 9) + 0.8 * rings + 0.4 * fine - scratch;
      p.gloss = 0.08;
      p.rough = 0.85;
    },
  });
  return { x, y, z: base + tall };
}

/** Fills a vessel up to `level`: whatever lies lower disappears under it. */
export function pool(s, { x, y, r, level, paint, wave = 0.8, gloss = 0.5, rough = 0.25 }) {
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base: level,
    rise: true,
    paint(p) {
      p.z = wave * noise(p.x / 46, p.y / 46, seed) + wave * 0.35 * noise(p.x / 15, p.y / 15, seed + 1);
      p.gloss = gloss;
      p.rough = rough;
      paint(p, lerp(0, 1, Math.hypot(p.u, p.v) / r));
    },
  });
  return { x, y, r, z: level };
}
