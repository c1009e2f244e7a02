import { blend, colour, hex, hexes, smooth, tint } from '../../studio/colour.mjs';
import { circle, ellipse } from '../../studio/shapes.mjs';

/** @import { Place, Scene } from '../../studio/surface.mjs' */
/** @import { TwoTones } from '../../studio/colour.mjs' */

/**
 * A glass from above with something to drink in it.
 * @param {Scene} s
 * @param {Place & { r?: number, tall?: number, tones?: TwoTones, foot?: boolean }} options
 */
export function glass(s, { x, y, r = 78, tall = 120, tones = ['#5A0F20', '#8E2036'], foot = true }) {
  const [deep, pale] = hexes(tones);
  const ground = s.level(x, y, r);
  const ringTone = hex('#E9EEF0');
  s.stamp({
    x: x + r * 0.9,
    y: y + r * 1.05,
    reach: r * 1.6,
    sdf: ellipse(r * 1.5, r * 0.8),
    rot: 0.85,
    stain: true,
    paint(p) {
      colour(p, pale);
      p.a = 0.34 * smooth(0, 30, p.d);
    },
  });
  if (foot) {
    s.stamp({
      x,
      y,
      reach: r * 0.9,
      sdf: circle(r * 0.86),
      stain: true,
      paint(p) {
        colour(p, ringTone);
        p.a = 0.2 + 0.5 * smooth(5, 1, p.d);
        p.gloss = 0.6;
      },
    });
  }
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    base: ground,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const wall = smooth(0.9, 0.93, reach);
      p.z = tall * (0.55 + 0.45 * wall) + 5 * smooth(6, 2, p.d) - 3 * smooth(3, 0, p.d);
      colour(p, blend(deep, pale, smooth(0.3, 0.95, reach)));
      tint(p, ringTone, wall * (0.42 + 0.4 * smooth(0.96, 0.99, reach)));
      tint(
        p,
        [1, 0.9, 0.85],
        0.3 *
          smooth(0.1, 0.0, Math.abs(reach - 0.86)) *
          smooth(0.2, 0.8, Math.cos(Math.atan2(p.v, p.u) - 0.8)),
      );
      p.gloss = 0.9;
      p.rough = 0.1;
      p.glow = 0.8;
      p.a = wall > 0.5 ? 0.6 : 0.97;
    },
    film: true,
  });
}
