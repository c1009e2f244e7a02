/** @param {number} x @param {number} y @param {number} seed */
function hash(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** @type {(readonly [x: number, y: number])[]} */
const GRADIENTS = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16;
  return [Math.cos(angle), Math.sin(angle)];
});

/**
 * @param {number} ix
 * @param {number} iy
 * @param {number} fx
 * @param {number} fy
 * @param {number} seed
 */
function corner(ix, iy, fx, fy, seed) {
  const gradient = GRADIENTS[(hash(ix, iy, seed) * 32) | 0];
  return gradient ? gradient[0] * fx + gradient[1] * fy : 0;
}

/**
 * Smooth noise, about -1 to 1, with features one unit wide.
 * @param {number} x
 * @param {number} y
 */
export function noise(x, y, seed = 0) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = corner(ix, iy, fx, fy, seed);
  const b = corner(ix + 1, iy, fx - 1, fy, seed);
  const c = corner(ix, iy + 1, fx, fy - 1, seed);
  const d = corner(ix + 1, iy + 1, fx - 1, fy - 1, seed);
  return (a + (b - a) * sx + (c - a) * sy + (a - b - c + d) * sx * sy) * 1.5;
}

/**
 * Sums several octaves of noise.
 * @param {number} x
 * @param {number} y
 */
export function fbm(x, y, seed = 0, octaves = 4) {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale, y * scale, seed + octave * 17);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/**
 * Sharp crests, for folds, wrinkles and grill marks.
 * @param {number} x
 * @param {number} y
 */
export const ridge = (x, y, seed = 0) => Math.max(0, 1 - Math.abs(noise(x, y, seed)));

const cell = { near: 0, edge: 0, id: 0 };

/**
 * Cellular noise: distance to the nearest seed and to the border, and the cell's random number. Returns one shared
 * object.
 * @param {number} x
 * @param {number} y
 */
export function cells(x, y, seed = 0) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let first = 9;
  let second = 9;
  for (let cy = iy - 1; cy <= iy + 1; cy += 1) {
    for (let cx = ix - 1; cx <= ix + 1; cx += 1) {
      const dx = cx + hash(cx, cy, seed) - x;
      const dy = cy + hash(cx, cy, seed + 7) - y;
      const distance = dx * dx + dy * dy;
      if (distance < first) {
        second = first;
        first = distance;
        cell.id = hash(cx, cy, seed + 13);
      } else if (distance < second) second = distance;
    }
  }
  cell.near = Math.sqrt(first);
  cell.edge = Math.sqrt(second) - cell.near;
  return cell;
}
