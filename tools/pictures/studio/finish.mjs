import sharp from 'sharp';
import { clamp, smooth } from './colour.mjs';
import { noise } from './noise.mjs';
import { HEIGHT, WIDTH } from './surface.mjs';

/**
 * @typedef {import('sharp').Sharp} Sharp
 * @typedef {{ width: number, height: number }} Size
 */

const LARGEST = 122 * 1024;
const BEST_QUALITY = 82;

/**
 * Develops linear light into a JPEG's bytes: exposure, brushed surface, soft surroundings, vignette, paper.
 * @param {Float32Array} linear
 * @param {Size} size
 */
export async function develop(linear, { width, height }) {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at += 1) raw[at] = Math.round(expose(linear[at] ?? 0) * 255);
  const painted = brush(raw, width, height, Math.round((2 * width) / WIDTH));
  const across = Math.min(WIDTH, width);
  const size = {
    width: across,
    height: Math.round((across * HEIGHT) / WIDTH),
    channels: /** @type {const} */ (3),
  };
  const sharpOnes = await sharp(painted, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { kernel: 'mitchell' })
    .raw()
    .toBuffer();
  const softOnes = await sharp(sharpOnes, { raw: size })
    .blur((1.7 * size.width) / WIDTH + 0.3)
    .raw()
    .toBuffer();
  return toJpeg(sharp(paper(sharpOnes, softOnes, size), { raw: size }).modulate({ saturation: 1.06 }));
}

/**
 * Encodes the image at the best quality that keeps the file small enough for a phone.
 * @param {Sharp} image
 * @returns {Promise<Buffer>}
 */
async function toJpeg(image, quality = BEST_QUALITY) {
  const data = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  return data.length > LARGEST && quality > 50 ? toJpeg(image, quality - 2) : data;
}

/** Applies a gentle film curve: bright glaze keeps its detail, shadows stay warm. @param {number} value */
function expose(value) {
  const v = Math.max(0, value) * 0.74;
  const shoulder = v < 0.5 ? v : 0.5 + 0.5 * (1 - Math.exp((0.5 - v) / 0.5));
  const contrast = shoulder + 0.1 * shoulder * (1 - shoulder) * (2 * shoulder - 0.5);
  return clamp(contrast) ** (1 / 2.2);
}

/**
 * Kuwahara filter: every pixel takes the mean of its calmest surrounding corner, which looks like brush strokes.
 * @param {Buffer} source
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
function brush(source, width, height, radius) {
  const side = radius + 1;
  const sums = corners(source, width, height, side);
  const result = Buffer.from(source);
  for (let y = radius; y < height - radius; y += 1) {
    for (let x = radius; x < width - radius; x += 1) {
      const here = y * width + x;
      let best = here;
      for (const at of [here - radius, here - radius * width, here - radius * (width + 1)])
        if ((sums.unrest[at] ?? 0) < (sums.unrest[best] ?? 0)) best = at;
      for (let k = 0; k < 3; k += 1) result[here * 3 + k] = sums.mean[best * 3 + k] ?? 0;
    }
  }
  return result;
}

/**
 * Returns the mean colour and the variation of the square that starts at each pixel.
 * @param {Buffer} source
 * @param {number} width
 * @param {number} height
 * @param {number} side
 */
function corners(source, width, height, side) {
  const mean = new Uint8Array(width * height * 3);
  const unrest = new Float32Array(width * height);
  const area = side * side;
  for (let k = 0; k < 3; k += 1) {
    const rows = new Float32Array(width * height);
    const rowSquares = new Float32Array(width * height);
    for (let at = 0; at < width * height - side; at += 1) {
      let sum = 0;
      let squares = 0;
      for (let step = 0; step < side; step += 1) {
        const value = source[(at + step) * 3 + k] ?? 0;
        sum += value;
        squares += value * value;
      }
      rows[at] = sum;
      rowSquares[at] = squares;
    }
    for (let at = 0; at < width * (height - side); at += 1) {
      let sum = 0;
      let squares = 0;
      for (let step = 0; step < side; step += 1) {
        sum += rows[at + step * width] ?? 0;
        squares += rowSquares[at + step * width] ?? 0;
      }
      mean[at * 3 + k] = sum / area;
      unrest[at] = (unrest[at] ?? 0) + (squares - (sum * sum) / area);
    }
  }
  return { mean, unrest };
}

/**
 * Blurs and darkens the table around the dish, to draw the eye to the dish, and adds a faint paper grain.
 * @param {Buffer} image
 * @param {Buffer} soft
 * @param {Size} size
 */
function paper(image, soft, { width, height }) {
  const result = Buffer.alloc(image.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x / width - 0.5, ((y / height - 0.5) * HEIGHT) / WIDTH);
      const blurred = smooth(0.31, 0.42, away);
      const tone =
        (1 - 0.2 * smooth(0.34, 0.74, away)) *
        (1 + 0.008 * noise((x * WIDTH) / width / 3, (y * WIDTH) / width / 3, 5));
      const at = (y * width + x) * 3;
      for (let k = at; k < at + 3; k += 1) {
        const crisp = image[k] ?? 0;
        result[k] = clamp((crisp + ((soft[k] ?? 0) - crisp) * blurred) * tone, 0, 255);
      }
    }
  }
  return result;
}
