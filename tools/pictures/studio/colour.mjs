export const clamp = (value, low = 0, high = 1) => (value < low ? low : value > high ? high : value);
export const lerp = (a, b, t) => a + (b - a) * t;
export const smooth = (low, high, value) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

const toLinear = (byte) => (byte / 255) ** 2.2;

/** Converts '#RRGGBB' to linear light, so that mixing and shading are correct. */
export function hex(text) {
  const value = Number.parseInt(text.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

/** Sets a pixel's colour. */
export function colour(pixel, [r, g, b]) {
  pixel.r = r;
  pixel.g = g;
  pixel.b = b;
}

/** Mixes a colour into the pixel by `share`. */
export function tint(pixel, [r, g, b], share) {
  const t = clamp(share);
  pixel.r += (r - pixel.r) * t;
  pixel.g += (g - pixel.g) * t;
  pixel.b += (b - pixel.b) * t;
}

/** Brightens or darkens a pixel. */
export function shade(pixel, factor) {
  pixel.r *= factor;
  pixel.g *= factor;
  pixel.b *= factor;
}

/** Returns a colour between two; slices of food vary in tone. */
export const blend = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];

/** Profile of a rounded side with a flat top: 0 at the edge, 1 from `width` inwards. */
export function dome(distance, width) {
  if (distance >= width) return 1;
  if (distance <= 0) return 0;
  const t = 1 - distance / width;
  return Math.sqrt(1 - t * t);
}
