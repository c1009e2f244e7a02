/**
 * Linear light, 0 to 1 each.
 * @typedef {readonly [r: number, g: number, b: number]} Colour
 * @typedef {{ r: number, g: number, b: number }} Painted a pixel by its colour alone
 */

/**
 * Tones such as '#F0DC9C'.
 * @typedef {readonly [string, string]} TwoTones
 * @typedef {readonly [string, string, string]} ThreeTones
 */

/** @param {number} value */
export const clamp = (value, low = 0, high = 1) => (value < low ? low : value > high ? high : value);
/** @param {number} a @param {number} b @param {number} t */
export const lerp = (a, b, t) => a + (b - a) * t;
/** @param {number} low @param {number} high @param {number} value */
export const smooth = (low, high, value) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** @param {number} byte */
const toLinear = (byte) => (byte / 255) ** 2.2;

/**
 * Converts '#RRGGBB' to linear light, so that mixing and shading are correct.
 * @param {string} text
 * @returns {Colour}
 */
export function hex(text) {
  const value = Number.parseInt(text.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

/**
 * Converts several tones; as many colours come back as were given.
 * @template {readonly string[]} T
 * @overload
 * @param {readonly [...T]} texts
 * @returns {{ -readonly [K in keyof T]: Colour }}
 */
/**
 * @param {readonly string[]} texts
 * @returns {readonly Colour[]}
 */
export function hexes(texts) {
  return texts.map(hex);
}

/**
 * Sets a pixel's colour.
 * @param {Painted} pixel
 * @param {Colour} colour
 */
export function colour(pixel, [r, g, b]) {
  pixel.r = r;
  pixel.g = g;
  pixel.b = b;
}

/**
 * Mixes a colour into the pixel by `share`.
 * @param {Painted} pixel
 * @param {Colour} colour
 * @param {number} share
 */
export function tint(pixel, [r, g, b], share) {
  const t = clamp(share);
  pixel.r += (r - pixel.r) * t;
  pixel.g += (g - pixel.g) * t;
  pixel.b += (b - pixel.b) * t;
}

/** Brightens or darkens a pixel. @param {Painted} pixel @param {number} factor */
export function shade(pixel, factor) {
  pixel.r *= factor;
  pixel.g *= factor;
  pixel.b *= factor;
}

/**
 * Returns a colour between two; slices of food vary in tone.
 * @param {Colour} a
 * @param {Colour} b
 * @param {number} t
 * @returns {Colour}
 */
export const blend = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];

/**
 * Profile of a rounded side with a flat top: 0 at the edge, 1 from `width` inwards.
 * @param {number} distance
 * @param {number} width
 */
export function dome(distance, width) {
  if (distance >= width) return 1;
  if (distance <= 0) return 0;
  const t = 1 - distance / width;
  return Math.sqrt(1 - t * t);
}
