import { fork } from '../kit/table/cutlery.mjs';
import { strokesDecor } from '../kit/table/decor.mjs';
import { glass } from '../kit/table/glass.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { chopped, sprig } from '../kit/herbs.mjs';
import { sheen } from '../kit/liquids.mjs';
import { seeds } from '../kit/nuts.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { plate } from '../kit/table/ware.mjs';
import { clamp, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#8C6A4C', '#4A3222'], turn: 0.06 });
  plate(s, {
    x: 790,
    y: 600,
    r: 540,
    tone: '#EFEAE0',
    decor: strokesDecor({ count: 54, from: 0.83, to: 0.94 }),
  });
  sheen(s, { x: 790, y: 600, rx: 330, ry: 330, tone: '#E6D9B8', share: 0.3 });
  const ring = Array.from({ length: 7 }, (_, index) => [(index / 7) * Math.PI * 2 + 0.3, 268]);
  for (const [angle, far] of /** @type {const} */ ([...ring, [0.9, 96], [4.0, 100]]))
    khinkali(s, {
      x: 790 + Math.cos(angle) * far,
      y: 600 + Math.sin(angle) * far,
      r: s.random.between(112, 124),
      base: 12,
    });
  chopped(s, { x: 790, y: 600, radius: 300, count: 16, size: 8 });
  seeds(s, {
    x: 790,
    y: 600,
    radius: 400,
    count: 90,
    size: 3.2,
    thin: 0.8,
    tones: ['#2A1F18', '#4A382A', '#15100C'],
  });
  sideBowl(s, {
    x: 1425,
    y: 190,
    r: 120,
    tone: '#6B3D26',
    inside: '#8A5638',
    draw: ({ x, y, r }) =>
      seeds(s, {
        x,
        y,
        radius: r * 0.7,
        count: 190,
        size: 6,
        thin: 0.85,
        tones: ['#2A1F18', '#4A382A', '#15100C', '#5E4A3A'],
      }),
  });
  glass(s, { x: 1440, y: 960, r: 100, tall: 120, tones: ['#C9831C', '#E9B64A'], foot: false });
  sprig(s, { x: 40, y: 990, length: 280, rot: 0.2, leaves: 8, size: 42 });
  sprig(s, { x: 50, y: 1100, length: 240, rot: 0.02, leaves: 7, size: 40 });
  fork(s, { x: 130, y: 110, rot: 0.9, size: 0.8 });
}

/**
 * One khinkali: thin dough gathered into pleats and a topknot.
 * @param {Scene} s
 * @param {Place & { r?: number, base?: number }} options
 */
function khinkali(s, { x, y, r = 104, base }) {
  const seed = s.random.seed();
  const pleats = s.random.pick([17, 18, 19, 20]);
  const twist = s.random.between(0.35, 0.7);
  const turn = s.random.angle();
  const squash = s.random.between(0.94, 1.04);
  const [dough, shadowTone, wet, pepper] = hexes(['#F1E6CD', '#C9AC82', '#E6D3AE', '#3A2C22']);
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
