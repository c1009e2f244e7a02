import { spoon } from '../kit/table/cutlery.mjs';
import { rimDecor } from '../kit/table/decor.mjs';
import { bladeLeaf } from '../kit/leaves.mjs';
import { broth, sheen } from '../kit/liquids.mjs';
import { choppedWalnuts, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { plum } from '../kit/orchard.mjs';
import { sideBowl } from '../kit/table/props.mjs';
import { supra } from '../kit/table/supra.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, clamp, colour, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm } from '../studio/noise.mjs';

/** @import { Point } from '../studio/shapes.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { TwoTones } from '../studio/colour.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [330, 420] });
  plate(s, { x: 760, y: 600, r: 486, tone: '#F4EFE5', decor: rimDecor({ tone: '#7B1E3A', from: 0.965 }) });
  sheen(s, { x: 760, y: 600, rx: 300, tone: '#5A1A3E', share: 0.25, uneven: 0.06 });
  fluted(s, { x: 760, y: 600, r: 282, base: 8 });
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * Math.PI * 2 + 0.2;
    walnutHalf(s, { x: 760 + Math.cos(angle) * 346, y: 600 + Math.sin(angle) * 346, rot: angle, size: 40 });
  }
  walnutHalf(s, { x: 760, y: 598, size: 50, rot: 0.6 });
  choppedWalnuts(s, { x: 760, y: 600, radius: 250, count: 46, size: 12 });
  grapes(s, { x: 1370, y: 120, rot: 1.35, count: 34, r: 38 });
  bladeLeaf(s, { x: 1350, y: 120, rot: 2.7, length: 150, width: 110, veins: 4 });
  bladeLeaf(s, { x: 1400, y: 110, rot: 0.1, length: 140, width: 100, veins: 4 });
  sideBowl(s, {
    x: 1400,
    y: 1010,
    r: 160,
    tall: 70,
    tone: '#E9E0D0',
    draw: (d) => {
      broth(s, { ...d, level: 50, tones: ['#45112F', '#7A2A56'], wave: 1.2 });
      choppedWalnuts(s, { x: d.x, y: d.y, radius: 70, count: 14, size: 13 });
    },
  });
  walnutShell(s, { x: 130, y: 170, size: 58 });
  walnutShell(s, { x: 240, y: 100, size: 54 });
  spoon(s, { x: 130, y: 780, rot: 1, size: 0.85 });
}

/**
 * A bunch of dark grapes with a leaf.
 * @param {Scene} s
 * @param {Place & { rot?: number, count?: number, r?: number, tones?: TwoTones }} options
 */
function grapes(s, { x, y, rot = 0, count = 30, r = 30, tones = ['#3A1536', '#6A2A55'] }) {
  /** @type {Point} */
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

/**
 * A set pudding turned out of a fluted mould.
 * @param {Scene} s
 * @param {Place & { r: number, flutes?: number, base?: number }} options
 */
function fluted(s, { x, y, r, flutes = 14, base }) {
  const seed = s.random.seed();
  const [dark, wine, bright] = hexes(['#3A0F2C', '#6A1E4A', '#9A3E6E']);
  s.stamp({
    x,
    y,
    reach: r * 1.1,
    base,
    rise: true,
    sdf: (u, v) => (r * (0.96 + 0.04 * Math.cos(Math.atan2(v, u) * flutes)) - Math.hypot(u, v)) * 0.96,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const flute = Math.cos(Math.atan2(p.v, p.u) * flutes);
      const shoulder = smooth(1.02, 0.66, reach);
      p.z =
        r * 0.62 * shoulder +
        r * 0.05 * flute * smooth(0.36, 0.74, reach) -
        r * 0.16 * smooth(0.36, 0.2, reach) +
        r * 0.05 * smooth(0.12, 0.05, reach);
      colour(p, blend(dark, wine, clamp(0.35 + 0.5 * shoulder + 0.15 * flute)));
      tint(p, bright, 0.4 * smooth(0.0, 0.6, fbm(p.x / 50, p.y / 50, seed)));
      p.gloss = 0.55;
      p.rough = 0.2;
      p.glow = 1;
    },
  });
}
