import { clamp, smooth } from './colour.mjs';

/** @import { Relief } from './surface.mjs' */

// A window at the upper left, in a warm room.
const SUN = /** @type {const} */ ([-0.5, -0.58, 0.64]);
const CHANNELS = /** @type {const} */ ([
  { plane: 'r', key: 1.28, sky: 0.44, floor: 0.2 },
  { plane: 'g', key: 1.14, sky: 0.46, floor: 0.15 },
  { plane: 'b', key: 0.95, sky: 0.52, floor: 0.11 },
]);
const SHADOW_REACH = 190;

/** Lights the relief; returns linear RGB as one interleaved Float32Array. @param {Relief} surface */
export function light(surface) {
  const { width, height, scale } = surface;
  const shadow = blur(castShadows(surface), width, height, Math.round(1.5 * scale));
  const hollow = ambientHollow(surface);
  const bounce = bouncedColour(surface);
  const result = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lightPixel(surface, { shadow, hollow, bounce, result }, x, y);
  return result;
}

/**
 * @param {Relief} relief
 * @param {{ shadow: Float32Array, hollow: Float32Array, bounce: Float32Array, result: Float32Array }} light
 * @param {number} x
 * @param {number} y
 */
function lightPixel(relief, { shadow, hollow, bounce, result }, x, y) {
  const { width, height, scale, z } = relief;
  const at = y * width + x;
  const left = z[x > 0 ? at - 1 : at] ?? 0;
  const right = z[x < width - 1 ? at + 1 : at] ?? 0;
  const up = z[y > 0 ? at - width : at] ?? 0;
  const down = z[y < height - 1 ? at + width : at] ?? 0;
  // Softens steep edges, which would give every piece a black rim.
  let nx = ((left - right) * scale) / 2;
  let ny = ((up - down) * scale) / 2;
  const steep = Math.hypot(nx, ny);
  if (steep > 1.1) {
    const less = (1.1 + (1 - Math.exp(-(steep - 1.1) * 0.6)) * 0.9) / steep;
    nx *= less;
    ny *= less;
  }
  const size = 1 / Math.sqrt(nx * nx + ny * ny + 1);
  nx *= size;
  ny *= size;
  const nz = size;
  const facing = nx * SUN[0] + ny * SUN[1] + nz * SUN[2];
  const soft = relief.glow[at] ?? 0;
  const wrapped = Math.max(0, (facing + 0.25 * soft) / (1 + 0.25 * soft));
  const sun = shadow[at] ?? 0;
  const lit = wrapped * sun;
  const open = hollow[at] ?? 0;
  const gloss = relief.gloss[at] ?? 0;
  const rough = relief.rough[at] ?? 0;
  const rise = 0.5 + 0.5 * nz - 0.18 * (nx + ny);
  const shine = gloss > 0.003 ? gloss * reflection(nx, ny, nz, rough) * (0.2 + 0.8 * sun) * open : 0;
  const deep = 1 - lit;
  let to = at * 3;
  for (const { plane, key, sky, floor } of CHANNELS) {
    const albedo = relief[plane][at] ?? 0;
    const around = (sky * rise + floor * (1.3 - rise)) * (0.25 + 0.75 * open) + (bounce[to] ?? 0) * 0.3;
    // Light that has passed through food takes on the food's colour.
    const through = soft * 0.3 * albedo * deep;
    result[to] = albedo * (key * lit + around + through) + shine * (0.9 + 0.1 * key);
    to += 1;
  }
}

/**
 * Returns the reflection in a shiny surface: the window, a halo around it, and a faint room.
 * @param {number} nx
 * @param {number} ny
 * @param {number} nz
 * @param {number} rough
 */
function reflection(nx, ny, nz, rough) {
  const rx = 2 * nz * nx;
  const ry = 2 * nz * ny;
  const rz = 2 * nz * nz - 1;
  const towards = rx * SUN[0] + ry * SUN[1] + rz * SUN[2];
  const window = smooth(0.93 - rough * 0.5, 0.955 - rough * 0.06, towards) * (1.5 - rough * 1.25);
  const halo = clamp(towards) ** (14 - rough * 10) * 0.22;
  const rim = (1 - nz) ** 2 * 0.35;
  return window + halo + rim;
}

/** @param {Relief} relief */
function castShadows({ width, height, scale, z }) {
  const flat = Math.hypot(SUN[0], SUN[1]);
  const dx = SUN[0] / flat;
  const dy = SUN[1] / flat;
  const climb = SUN[2] / flat;
  const steps = [];
  for (let t = 1.5; t < SHADOW_REACH; t += Math.max(1.3, t * 0.075)) steps.push(t);
  const shadow = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const here = z[at] ?? 0;
      const jitter = 0.94 + 0.12 * (((x * 7 + y * 13) % 17) / 17);
      let blocked = 0;
      for (const step of steps) {
        const t = step * jitter;
        const sx = (x + dx * t * scale) | 0;
        const sy = (y + dy * t * scale) | 0;
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
        const over = ((z[sy * width + sx] ?? 0) - here - t * climb + 0.6) / (0.9 + t * 0.28);
        if (over > blocked) {
          blocked = over;
          if (blocked >= 1) break;
        }
      }
      shadow[at] = 1 - smooth(0, 1, blocked);
    }
  }
  return shadow;
}

/** Returns the share of the room's light at each pixel; hollows get less, near and far. @param {Relief} relief */
function ambientHollow({ width, height, scale, z }) {
  const result = new Float32Array(width * height).fill(1);
  for (const [radius, depth, weight] of /** @type {const} */ ([
    [3, 5, 0.2],
    [10, 16, 0.34],
    [34, 60, 0.4],
  ])) {
    const around = blur(
      blur(z, width, height, Math.round(radius * scale)),
      width,
      height,
      Math.round(radius * 0.7 * scale),
    );
    for (let at = 0; at < result.length; at += 1) {
      const hole = (around[at] ?? 0) - (z[at] ?? 0);
      result[at] = (result[at] ?? 0) * (1 - weight * clamp(hole / depth, -0.25, 1));
    }
  }
  return result;
}

/** @param {Relief} relief */
function bouncedColour({ width, height, scale, r, g, b }) {
  const result = new Float32Array(width * height * 3);
  [r, g, b].forEach((plane, k) => {
    const around = blur(plane, width, height, Math.round(45 * scale));
    for (let at = 0; at < around.length; at += 1) result[at * 3 + k] = around[at] ?? 0;
  });
  return result;
}

/**
 * Box blur, rows then columns.
 * @param {Float32Array} source
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
export function blur(source, width, height, radius) {
  if (radius < 1) return source;
  const rows = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  for (let y = 0; y < height; y += 1)
    slide(source, rows, { start: y * width, step: 1, count: width, radius });
  for (let x = 0; x < width; x += 1) slide(rows, result, { start: x, step: width, count: height, radius });
  return result;
}

/**
 * @param {Float32Array} source
 * @param {Float32Array} target
 * @param {{ start: number, step: number, count: number, radius: number }} line
 */
function slide(source, target, { start, step, count, radius }) {
  const last = count - 1;
  let sum = (source[start] ?? 0) * (radius + 1);
  for (let index = 1; index <= radius; index += 1) sum += source[start + Math.min(index, last) * step] ?? 0;
  const size = 1 / (radius * 2 + 1);
  for (let index = 0; index < count; index += 1) {
    target[start + index * step] = sum * size;
    sum += source[start + Math.min(index + radius + 1, last) * step] ?? 0;
    sum -= source[start + Math.max(index - radius, 0) * step] ?? 0;
  }
}
