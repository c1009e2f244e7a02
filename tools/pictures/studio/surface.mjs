/** @import { Random } from './random.mjs' */
/** @import { Shape } from './shapes.mjs' */

/**
 * @typedef {{ x: number, y: number }} Place
 * @typedef {typeof pixel} Pixel one point of a piece while it is painted
 * @typedef {(p: Pixel) => void} Paint
 */

/**
 * A piece to stamp.
 * @typedef {Place & { rot?: number, reach: number, sdf: Shape, paint: Paint, base?: number, rise?: boolean,
 *   stain?: boolean, film?: boolean, edge?: number }} Piece
 */

/**
 * @typedef {ReturnType<typeof createRelief>} Relief
 * @typedef {ReturnType<typeof createSurface>} Surface
 * @typedef {Pick<Surface, 'stamp' | 'level'> & { random: Random }} Scene the surface and the chance that draw a dish
 */

export const WIDTH = 1600;
export const HEIGHT = 1200;

// The camera is slightly closer than the scenes' layout.
const ZOOM = 1.07;
const MIDDLE = { x: 790, y: 602 };

/**
 * The table as a relief: each pixel has a height, a colour (linear light) and a shine. Pieces are stamped on it from
 * the table up; light.mjs then lights the whole.
 * @param {number} resolution
 */
export function createSurface(resolution) {
  const relief = createRelief(resolution);
  return {
    ...relief,
    /** @param {Piece} piece */
    stamp: (piece) => stamp(relief, piece),
    /** @param {number} x @param {number} y */
    level: (x, y, radius = 0) => level(relief, x, y, radius),
  };
}

/** @param {number} resolution */
function createRelief(resolution) {
  const width = Math.round(WIDTH * resolution);
  const height = Math.round(HEIGHT * resolution);
  const scale = resolution * ZOOM;
  const left = MIDDLE.x - WIDTH / 2 / ZOOM;
  const top = MIDDLE.y - HEIGHT / 2 / ZOOM;
  const plane = (value = 0) => new Float32Array(width * height).fill(value);
  const layers = {
    z: plane(),
    r: plane(),
    g: plane(),
    b: plane(),
    gloss: plane(),
    rough: plane(0.5),
    glow: plane(),
  };
  return { width, height, scale, left, top, ...layers };
}

/** @param {Relief} relief @param {number} x @param {number} y */
function heightAt({ width, height, scale, left, top, z }, x, y) {
  const px = Math.min(width - 1, Math.max(0, Math.round((x - left) * scale)));
  const py = Math.min(height - 1, Math.max(0, Math.round((y - top) * scale)));
  return z[py * width + px] ?? 0;
}

/**
 * Returns the height at which a piece of this radius rests: between the mean and the highest point below it.
 * @param {Relief} surface
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function level(surface, x, y, radius) {
  const here = heightAt(surface, x, y);
  if (radius === 0) return here;
  let sum = here;
  let top = here;
  for (let index = 0; index < 8; index += 1) {
    const angle = (index * Math.PI) / 4;
    const sample = heightAt(surface, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    sum += sample;
    top = Math.max(top, sample);
  }
  return (sum / 9) * 0.55 + top * 0.45;
}

const pixel = {
  x: 0,
  y: 0,
  u: 0,
  v: 0,
  d: 0,
  under: 0,
  z: 0,
  r: 0,
  g: 0,
  b: 0,
  gloss: 0,
  rough: 0.4,
  glow: 0,
  a: 1,
};

/**
 * Puts one piece on the table. `sdf(u, v)` is its outline in its own axes, `paint(pixel)` sets the colour and the
 * height above `base`. `rise`: visible only above the present surface (half-sunken, piled up). `stain`: changes the
 * colour, not the height. `film`: changes the height fully and the colour by `pixel.a`.
 * @param {Relief} surface
 * @param {Piece} piece
 */
function stamp(
  surface,
  { x, y, rot = 0, reach, sdf, paint, base = 0, rise = false, stain = false, film = false, edge = 1 },
) {
  const { width, height, scale } = surface;
  const cos = Math.cos(rot);
  const sin = Math.sin(rot);
  const viewX = x - surface.left;
  const viewY = y - surface.top;
  const left = Math.max(0, Math.floor((viewX - reach) * scale));
  const right = Math.min(width - 1, Math.ceil((viewX + reach) * scale));
  const top = Math.max(0, Math.floor((viewY - reach) * scale));
  const bottom = Math.min(height - 1, Math.ceil((viewY + reach) * scale));
  const sharpness = scale / edge;
  for (let py = top; py <= bottom; py += 1) {
    const dy = (py + 0.5) / scale - viewY;
    for (let px = left; px <= right; px += 1) {
      const dx = (px + 0.5) / scale - viewX;
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      const d = sdf(u, v);
      let cover = d * sharpness + 0.5;
      if (!(cover > 0)) continue;
      if (cover > 1) cover = 1;
      const at = py * width + px;
      pixel.x = x + dx;
      pixel.y = y + dy;
      pixel.u = u;
      pixel.v = v;
      pixel.d = d > 0 ? d : 0;
      pixel.under = surface.z[at] ?? 0;
      pixel.z = 0;
      pixel.gloss = 0;
      pixel.rough = 0.4;
      pixel.glow = 0;
      pixel.a = 1;
      paint(pixel);
      const z = base + pixel.z;
      if (Number.isNaN(z + pixel.r))
        throw new Error(`A piece at ${Math.round(x)}, ${Math.round(y)} has no height or colour`);
      if (rise) {
        const above = (z - pixel.under) * scale + 0.5;
        if (above <= 0) continue;
        if (above < 1) cover *= above;
      }
      const share = cover * pixel.a;
      mix(surface.r, at, pixel.r, share);
      mix(surface.g, at, pixel.g, share);
      mix(surface.b, at, pixel.b, share);
      mix(surface.gloss, at, pixel.gloss, share);
      mix(surface.rough, at, pixel.rough, share);
      mix(surface.glow, at, pixel.glow, share);
      if (!stain) mix(surface.z, at, z, film ? cover : share);
    }
  }
}

/**
 * Moves a layer's value at one pixel towards another by `share`.
 * @param {Float32Array} layer
 * @param {number} at
 * @param {number} value
 * @param {number} share
 */
function mix(layer, at, value, share) {
  const before = layer[at] ?? 0;
  layer[at] = before + (value - before) * share;
}
