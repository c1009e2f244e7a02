import { board } from '../kit/table/boards.mjs';
import { crumbs } from '../kit/bread.mjs';
import { fork } from '../kit/table/cutlery.mjs';
import { bubbledCheese, butter, cheeseString } from '../kit/dairy.mjs';
import { blister, crust } from '../kit/dough.mjs';
import { yolk } from '../kit/eggs.mjs';
import { chopped, parsley } from '../kit/herbs.mjs';
import { spiceDish } from '../kit/table/props.mjs';
import { supra } from '../kit/table/supra.mjs';
import { clamp, colour, dome, hex, smooth } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob, curve, stroke } from '../studio/shapes.mjs';

/** @import { Point, Shape } from '../studio/shapes.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */

/** @param {Scene} s */
export function draw(s) {
  supra(s, { shift: [80, 210] });
  board(s, {
    x: 800,
    y: 600,
    halfWidth: 690,
    halfHeight: 400,
    rot: -0.12,
    tone: ['#C48F5C', '#7A4C2A'],
    tall: 22,
  });
  const [x, y, rot] = [790, 605, -0.32];
  const { inner } = boat(s, { x, y, rot, length: 590, width: 318, rim: 104, base: 22 });
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    rot,
    reach: 620,
    base: 22,
    rise: true,
    sdf: (u, v) => inner(u, v) + 4,
    paint(p) {
      p.z = 58 - 8 * smooth(0, 40, p.d);
      bubbledCheese(p, seed);
    },
  });
  strings(s, { x, y, rot, inner });
  const white = hex('#FBF6E6');
  s.stamp({
    x: x - 66,
    y: y + 24,
    rot: 0.4,
    reach: 190,
    sdf: blob(s.random, 136, 116, 0.1),
    paint(p) {
      p.z = p.under + 5 * Math.min(1, p.d / 14);
      colour(p, white);
      p.a = 0.92 * smooth(0, 14, p.d);
      p.gloss = 0.75;
      p.rough = 0.14;
      p.glow = 1;
    },
  });
  yolk(s, { x: x - 62, y: y + 22, r: 86 });
  butter(s, { x: x + 160, y: y - 56, size: 58, rot: 0.5, melt: 1.05 });
  crumbs(s, { x: 1250, y: 900, radius: 150, count: 14 });
  spiceDish(s, { x: 1440, y: 1050, r: 84, tone: '#EFE9DC', ware: '#7E4A30' });
  fork(s, { x: 150, y: 890, rot: 0.62, size: 0.9 });
  parsley(s, { x: 1270, y: 60, length: 240, rot: 0.35, leaves: 8, size: 40 });
  fallen(s, { x: 180, y: 160 });
}

/**
 * Cheese pulled up the crust, all around the hollow.
 * @param {Scene} s
 * @param {Place & { rot: number, inner: Shape }} options
 */
function strings(s, { x, y, rot, inner }) {
  const count = 19;
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + s.random.between(-0.9, 0.9)) / count) * Math.PI * 2;
    const [du, dv] = [Math.cos(angle), Math.sin(angle)];
    let reach = 40;
    while (inner(du * reach, dv * reach) > 0) reach += 2;
    /** @param {number} far @returns {Point} */
    const on = (far) => [
      x + (du * Math.cos(rot) - dv * Math.sin(rot)) * far,
      y + (du * Math.sin(rot) + dv * Math.cos(rot)) * far,
    ];
    cheeseString(s, {
      from: on(reach - s.random.between(16, 44)),
      to: on(reach + s.random.between(2, 30)),
      width: s.random.between(8, 15),
    });
  }
}

/**
 * The boat of adjaruli: two rolled sides that meet in twisted ends.
 * @param {Scene} s
 * @param {Place & { rot: number, length?: number, width?: number, rim?: number, base?: number,
 *   bake?: number }} options
 */
function boat(s, { x, y, rot, length = 540, width = 270, rim = 92, base, bake = 0.5 }) {
  const seed = s.random.seed();
  /** @param {number} u @param {number} v */
  const outline = (u, v, grow = 0) => {
    const t = clamp(Math.abs(u) / (length + grow));
    const half = (width + grow) * (1 - t ** 2.1) ** 0.92;
    const slope = 1 / Math.sqrt(1 + ((2.1 * t ** 1.1 * width) / length) ** 2);
    return t >= 1 ? -Math.hypot(Math.abs(u) - length, v) : (half - Math.abs(v)) * slope;
  };
  /** @param {number} side */
  const endAt = (side) =>
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
    );
  const [left, right] = [endAt(-1), endAt(1)];
  s.stamp({
    x,
    y,
    rot,
    reach: length * 1.2,
    base,
    rise: true,
    sdf: (u, v) => Math.max(outline(u, v), left(u, v), right(u, v)),
    paint(p) {
      const inside = outline(p.u, p.v);
      const end = Math.max(left(p.u, p.v), right(p.u, p.v));
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
  /** @type {Shape} */
  const inner = (u, v) => outline(u, v) - rim * 0.62;
  return { inner };
}

/**
 * A few leaves fallen on the table.
 * @param {Scene} s
 * @param {Place} place
 */
const fallen = (s, place) => chopped(s, { count: 7, radius: 60, size: 10, ...place });
