import { blend, colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { blob, ellipse } from '../studio/shapes.mjs';
import { lay, mottle } from './piece.mjs';

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
