import { blend, clamp, colour, hex } from '../studio/colour.mjs';
import { curve, stroke } from '../studio/shapes.mjs';

/** One strand of pasta along the points (world coordinates), drawn in short runs so that each covers few pixels. */
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

/** Returns the running mean of the levels, so that a strand bridges small gaps. */
const calm = (levels) =>
  levels.map((_, index) => {
    const near = levels.slice(Math.max(0, index - 4), index + 5);
    return near.reduce((sum, z) => sum + z, 0) / near.length;
  });
