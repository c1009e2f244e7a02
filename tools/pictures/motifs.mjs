// Figures of the printed blue tablecloth, drawn as if cut into a wooden block: a solid form, lines cut out of it, and
// the details inside the cuts. Each has its own box.

/**
 * @typedef {readonly [width: number, height: number]} Box
 * @typedef {{ box: Box, solid: string, cut?: string, inside?: string }} Figure
 * @typedef {'bird' | 'fish' | 'pomegranate' | 'rosette' | 'twig' | 'grape' | 'jug'} FigureName
 * @typedef {{ x: number, y: number, size?: number, flip?: boolean, turn?: number }} Spot the place of a figure
 */

export const INDIGO = '#1F3A6E';

/** @param {string} d */
const cutLine = (d, width = 2.4) =>
  `<path d="${d}" fill="none" stroke-width="${width}" stroke-linecap="round"/>`;
/** @param {readonly (readonly [x: number, y: number])[]} places @param {number} r */
const dots = (places, r) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" stroke="none"/>`).join('');

/**
 * A pheasant walking to the left.
 * @type {Figure}
 */
export const bird = {
  box: [120, 100],
  solid:
    '<path d="M8 33 20 27C22 18 30 13 38 16c8 3 10 10 12 17 4 9 13 11 24 10C88 42 101 32 113 12c4 18-1 30-9 38 4 0 8-1 12-3-3 9-9 14-17 17 3 2 6 2 10 2-7 6-15 8-24 6-9 8-21 11-33 9C34 77 22 62 23 44c0-4 0-6-1-8z"/>' +
    '<path d="M47 78h5l-2 12 8 4H42l6-4zM62 78h5l-1 12 8 4H58l6-4z"/>' +
    dots(
      [
        [30, 6],
        [46, 6],
      ],
      2.6,
    ) +
    dots([[38, 3.6]], 2.6) +
    '<path d="M30 6h1l2 10h-1zM37.5 4h1l-2 12h-1zM45.5 6h1l-4 11h-1z"/>',
  cut:
    dots([[32, 24]], 2.8) +
    dots(
      [
        [34, 60],
        [42, 70],
        [54, 75.5],
      ],
      1.7,
    ) +
    cutLine(
      'M41 48c7 15 24 18 42 8M46 46c6 9 18 11 31 7M39 56c8 16 26 19 44 9M89 50c8-4 14-11 19-20M91 59c6-1 10-4 14-7M27 38c6 3 12 2 17-2',
    ),
};

/**
 * A fish to the left.
 * @type {Figure}
 */
export const fish = {
  box: [130, 60],
  solid:
    '<path d="M4 31C18 10 46 4 70 12c12 4 21 10 28 15 6-9 15-17 28-20-6 9-8 16-8 23s2 14 8 23c-13-3-22-10-28-19-8 7-18 12-29 15C46 55 18 50 4 31z"/>' +
    '<path d="M44 9c8-8 20-9 30-5-4 2-6 5-6 9zM50 53c4 5 10 6 17 5-3-2-4-5-3-8z"/>',
  cut:
    dots([[19, 26]], 3.2) +
    cutLine('M31 14c7 9 7 24 0 34', 2.8) +
    cutLine(
      'M42 17q7 5 0 9.5q7 5 0 9.5q7 5 0 9.5M56 15.5q7 5 0 10q7 5 0 10q7 5 0 10M70 19q6 4.5 0 8.5q6 4.5 0 8.5q5 3 0 6M83 24q5 3.5 0 7q5 3.5 0 7',
      2.2,
    ) +
    cutLine('M105 25l14-10M104 30h12M105 35l14 10', 2),
};

/**
 * An opened pomegranate on a twig.
 * @type {Figure}
 */
export const pomegranate = {
  box: [90, 110],
  solid:
    '<path d="M45 28c-4-3-8-5-9-10l-3-14 8 6 4-9 4 9 8-6-3 14c-1 5-5 7-9 10z"/>' +
    '<path d="M45 25C22 23 8 39 9 59c1 21 17 34 36 34s35-13 36-34C82 39 68 23 45 25z"/>' +
    '<path d="M43 93h4v16h-4zM43 103c-8-9-19-9-27-4 7 7 18 9 27 4zM47 105c8-9 19-9 27-4-7 7-18 9-27 4z"/>',
  cut:
    '<path d="M45 35C32 44 28 60 34 76c3 5 7 8 11 9 4-1 8-4 11-9 6-16 2-32-11-41z" stroke="none"/>' +
    cutLine('M24 36C14 48 15 68 25 80M66 36c10 12 9 32-1 44', 2.2),
  inside: [
    [45, 46],
    [40, 55],
    [50, 55],
    [45, 64],
    [37, 65],
    [53, 65],
    [41, 74],
    [50, 74],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="4"/>`)
    .join(''),
};

/**
 * A star of eight petals.
 * @type {Figure}
 */
export const rosette = {
  box: [60, 60],
  solid:
    Array.from(
      { length: 8 },
      (_, turn) => `<path d="M30 27c-5-8-6-16 0-25 6 9 5 17 0 25z" transform="rotate(${turn * 45} 30 30)"/>`,
    ).join('') + '<circle cx="30" cy="30" r="6.5"/>',
  cut: dots([[30, 30]], 3),
};

/**
 * A leafed twig, upright.
 * @type {Figure}
 */
export const twig = {
  box: [40, 70],
  solid:
    '<path d="M18.8 68 19 8h2l.2 60z"/><circle cx="20" cy="5" r="4"/>' +
    [14, 30, 46]
      .map(
        (y) =>
          `<path d="M20 ${y + 14}C8 ${y + 12} 4 ${y + 4} 4 ${y - 4}c10 0 16 7 16 18zM20 ${y + 14}c12-2 16-10 16-18-10 0-16 7-16 18z"/>`,
      )
      .join(''),
};

/**
 * A bunch of grapes under its leaf.
 * @type {Figure}
 */
export const grape = {
  box: [80, 110],
  solid:
    [
      [22, 48],
      [40, 46],
      [58, 48],
      [31, 62],
      [49, 62],
      [40, 77],
      [22, 62],
      [58, 62],
      [31, 77],
      [49, 77],
      [40, 92],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.6"/>`)
      .join('') +
    '<path d="M38.5 4h3v34h-3z"/><path d="M41 34C36 22 42 12 54 8c2 4 6 6 12 5 1 6 4 9 9 11-3 5-3 9-1 14-8 3-12 2-16-1-5 3-11 2-17-3zM39 36c-9 4-18 1-24-8 8-6 18-3 24 8z"/>',
  cut: cutLine('M43 33c7-2 14-8 19-15M52 27l10 3', 1.8),
};

/**
 * A wine jug (doki).
 * @type {Figure}
 */
export const jug = {
  box: [90, 110],
  solid:
    '<path d="M33 4c8-3 20-3 27 0l6-2-4 9c-2 4-3 8-3 13 0 6 3 9 8 15 7 8 11 17 11 28 0 16-8 28-16 35 4 1 6 3 7 5H25c1-2 3-4 7-5-9-7-17-19-17-35 0-11 4-20 11-28 5-6 8-9 8-15 0-8-2-13-1-20z"/>' +
    '<path d="M31 16C14 14 5 26 8 42c1 7 5 12 10 15l3-6c-3-2-6-5-7-10-2-11 4-19 17-18z"/>',
  cut:
    cutLine('M32 22h28M22 52c14 6 35 6 50 0M18 62c16 7 41 7 58 0M22 88c14 6 35 6 50 0', 2.4) +
    dots(
      [
        [30, 74],
        [47, 77],
        [64, 74],
      ],
      4.2,
    ),
};

/**
 * Draws a figure with transparent cuts, for grounds that show through; `id` must be unique in the document.
 * @param {Figure} figure
 * @param {string} id
 */
export function cutOut({ box: [width, height], solid, cut = '', inside = '' }, id, ink = INDIGO) {
  if (!cut) return `<g fill="${ink}">${solid}</g>`;
  return (
    `<mask id="${id}"><path fill="#fff" d="M-9-9h${width + 18}v${height + 18}H-9z"/><g fill="#000" stroke="#000">${cut}</g></mask>` +
    `<g fill="${ink}"><g mask="url(#${id})">${solid}</g>${inside}</g>`
  );
}

/**
 * Draws a figure with its cuts in the colour `gap`.
 * @param {Omit<Figure, 'box'>} figure
 * @param {string} ink
 * @param {string} gap
 */
export const printed = ({ solid, cut = '', inside = '' }, ink, gap) =>
  `<g fill="${ink}">${solid}</g><g fill="${gap}" stroke="${gap}">${cut}</g><g fill="${ink}">${inside}</g>`;

/**
 * Places a drawn figure of the given box, centred at (x, y).
 * @param {string} drawing
 * @param {Box} box
 * @param {Spot} spot
 */
export const put = (drawing, [width, height], { x, y, size = 1, flip = false, turn = 0 }) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${flip ? -size : size} ${size}) translate(${-width / 2} ${-height / 2})">${drawing}</g>`;

/** @param {number} width @param {number} height @param {string} body */
export const svg = (width, height, body, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${more}>${body}</svg>\n`;
