import { hex, smooth, tint } from '../../studio/colour.mjs';
import { fbm } from '../../studio/noise.mjs';

/** @import { Pixel } from '../../studio/surface.mjs' */

/** @typedef {(angle: number, t: number, p: Pixel) => void} Decor */

/**
 * A painted band of brush strokes for the rim of a plate.
 * @param {{ tone?: string, count?: number, from?: number, to?: number, line?: number }} [options]
 * @returns {Decor}
 */
export function strokesDecor({ tone = '#2B4A86', count = 40, from = 0.78, to = 0.93, line = 0.965 } = {}) {
  const ink = hex(tone);
  const middle = (from + to) / 2;
  return (angle, t, p) => {
    const at = ((angle / (Math.PI * 2)) * count + count) % 1;
    const petal = Math.hypot((at - 0.5) * 2.6, ((t - middle) / (to - from)) * 2.1);
    tint(p, ink, 0.85 * smooth(1, 0.8, petal));
    if (line) tint(p, ink, 0.85 * smooth(0.012, 0.006, Math.abs(t - line)));
    tint(p, ink, 0.85 * smooth(0.008, 0.004, Math.abs(t - from + 0.05)));
  };
}

/**
 * A plain coloured rim.
 * @param {{ tone?: string, from?: number, soft?: number, share?: number }} [options]
 * @returns {Decor}
 */
export function rimDecor({ tone = '#2B4A86', from = 0.93, soft = 0.012, share = 0.85 } = {}) {
  const ink = hex(tone);
  return (angle, t, p) =>
    tint(
      p,
      ink,
      share *
        smooth(from - soft, from + soft, t + 0.006 * Math.sin(angle * 7) + 0.003 * Math.sin(angle * 23)),
    );
}

/**
 * Reactive glaze: the rim breaks into another colour.
 * @param {{ tone?: string, from?: number, seed?: number }} [options]
 * @returns {Decor}
 */
export function glazeDecor({ tone = '#6E7F7A', from = 0.7, seed = 3 } = {}) {
  const ink = hex(tone);
  return (angle, t, p) => tint(p, ink, 0.9 * smooth(from, 1.05, t + 0.22 * fbm(p.x / 60, p.y / 60, seed)));
}
