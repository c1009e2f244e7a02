import sharp from 'sharp';
import * as motifs from '../../motifs.mjs';
import { cloth } from './grounds.mjs';

/** @import { FigureName, Spot } from '../../motifs.mjs' */
/** @import { Point } from '../../studio/shapes.mjs' */
/** @import { Cloth } from './grounds.mjs' */
/** @import { Scene } from '../../studio/surface.mjs' */

const TILE = /** @type {const} */ ([960, 800]);
const WHITE = '#fff';
const BLACK = '#000';

// The blue tablecloth: white figures on indigo. Kept as a mask that gives the cloth its dye.
const mask = await sharp(Buffer.from(print()))
  .resize(...TILE)
  .greyscale()
  .raw()
  .toBuffer();

function print() {
  /** @param {FigureName} name @param {Spot} place */
  const figure = (name, place) =>
    motifs.put(motifs.printed(motifs[name], WHITE, BLACK), motifs[name].box, place);
  /** @type {[FigureName, Spot][]} */
  const rows = [
    ['bird', { x: 150, y: 110, size: 1.5 }],
    ['pomegranate', { x: 330, y: 112, size: 1.25 }],
    ['bird', { x: 510, y: 110, size: 1.5, flip: true }],
    ['rosette', { x: 690, y: 110, size: 1.9 }],
    ['twig', { x: 840, y: 110, size: 1.5 }],
    ['twig', { x: 0, y: 110, size: 1.5 }],
    ['twig', { x: 960, y: 110, size: 1.5 }],
    ['fish', { x: 130, y: 350, size: 1.45 }],
    ['rosette', { x: 330, y: 350, size: 1.7 }],
    ['fish', { x: 530, y: 350, size: 1.45, flip: true }],
    ['pomegranate', { x: 740, y: 350, size: 1.2 }],
    ['twig', { x: 880, y: 350, size: 1.3 }],
    ['jug', { x: 140, y: 600, size: 1.2 }],
    ['bird', { x: 330, y: 600, size: 1.5 }],
    ['twig', { x: 490, y: 600, size: 1.5 }],
    ['fish', { x: 650, y: 600, size: 1.4 }],
    ['grape', { x: 840, y: 600, size: 1.2 }],
  ];
  const teeth = [230, 470, 730].map((y) =>
    Array.from(
      { length: 40 },
      (_, index) => `M${index * 24} ${y - 16}l12 12 12-12zM${index * 24} ${y + 16}l12-12 12 12z`,
    ).join(''),
  );
  const body = rows.map(([name, place]) => figure(name, place)).join('');
  return motifs.svg(
    ...TILE,
    `<path d="M0 0h960v800H0z"/>${body}<path fill="#fff" d="${teeth.join('')}M0 208h960v4H0zM0 248h960v4H0zM0 448h960v4H0zM0 488h960v4H0zM0 708h960v4H0zM0 748h960v4H0z"/>`,
  );
}

/** @param {number} value @param {number} size */
const wrap = (value, size) => ((Math.floor(value) % size) + size) % size;

/** @param {number} u @param {number} v */
function printAt(u, v) {
  const [width, height] = TILE;
  const x = wrap(u, width);
  const y = wrap(v, height);
  const fu = u - Math.floor(u);
  const fv = v - Math.floor(v);
  const right = (x + 1) % width;
  const below = (y + 1) % height;
  const above = (mask[y * width + x] ?? 0) * (1 - fu) + (mask[y * width + right] ?? 0) * fu;
  const under = (mask[below * width + x] ?? 0) * (1 - fu) + (mask[below * width + right] ?? 0) * fu;
  return (above * (1 - fv) + under * fv) / 255;
}

/**
 * The blue printed tablecloth of the Georgian table; `zoom` sets the size of its figures.
 * @param {Scene} s
 * @param {Cloth & { zoom?: number, shift?: Point }} [options]
 */
export const supra = (s, { zoom = 1, shift = [0, 0], tone = '#203762', ink = '#DDD9D0', ...more } = {}) =>
  cloth(s, { tone, ink, print: (u, v) => 0.92 * printAt(u / zoom + shift[0], v / zoom + shift[1]), ...more });
