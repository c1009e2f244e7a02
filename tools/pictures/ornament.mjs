import sharp from 'sharp';
import * as motifs from './motifs.mjs';

/** @import { Figure, Spot } from './motifs.mjs' */

const { INDIGO, cutOut, printed, put, svg } = motifs;
const SAPERAVI = '#7B1E3A';
const LINEN = '#FBF7F1';
const { bird, fish, jug, pomegranate, rosette, twig } = motifs;
/** @type {Record<string, Figure>} */
const FIGURES = { bird, fish, jug, pomegranate, rosette, twig };

/** @param {Figure} motif */
const single = (motif) => svg(...motif.box, cutOut(motif, 'cut'));

/**
 * Defines each figure once and places it several times: `places` is { bird: [{ x, y, size }, …] }.
 * @param {number} width
 * @param {number} height
 * @param {Record<string, Spot[]>} places
 */
function arranged(width, height, places, body = '', more = '') {
  let defined = '';
  let used = '';
  for (const [name, spots] of Object.entries(places)) {
    const figure = FIGURES[name];
    if (!figure) throw new Error(`There is no figure ${name}`);
    defined += `<g id="${name}">${cutOut(figure, `${name}Cut`)}</g>`;
    used += spots.map((spot) => put(`<use href="#${name}"/>`, figure.box, spot)).join('');
  }
  return svg(width, height, `<defs>${defined}</defs>${body}${used}`, more);
}

/** Horizontal band: two lines, two rows of teeth, fish swimming towards the rosettes. */
function border() {
  const teeth = Array.from(
    { length: 16 },
    (_, index) => `M${index * 12} 5l6 5 6-5zM${index * 12} 43l6-5 6 5z`,
  ).join('');
  return arranged(
    192,
    48,
    {
      fish: [
        { x: 48, y: 24, size: 0.42 },
        { x: 144, y: 24, size: 0.42, flip: true },
      ],
      rosette: [
        { x: 0, y: 24, size: 0.32 },
        { x: 96, y: 24, size: 0.32 },
        { x: 192, y: 24, size: 0.32 },
      ],
    },
    `<path d="M0 0h192v2H0zM0 46h192v2H0z${teeth}" fill="${INDIGO}"/>`,
  );
}

/** All-over pattern, faint enough for a background of text. */
function pattern() {
  return arranged(
    240,
    240,
    {
      bird: [
        { x: 60, y: 60, size: 0.66 },
        { x: 180, y: 180, size: 0.66, flip: true },
      ],
      fish: [{ x: 180, y: 60, size: 0.62, flip: true }],
      pomegranate: [{ x: 60, y: 180, size: 0.6 }],
      rosette: /** @type {const} */ ([
        [0, 0],
        [240, 0],
        [0, 240],
        [240, 240],
        [120, 120],
      ]).map(([x, y]) => ({ x, y, size: 0.42 })),
      twig: [
        { x: 120, y: 0, size: 0.42 },
        { x: 120, y: 240, size: 0.42 },
        { x: 0, y: 120, size: 0.42 },
        { x: 240, y: 120, size: 0.42 },
      ],
    },
    '',
    ' opacity=".1"',
  );
}

/** @param {number} x @param {number} y @param {number} r */
const plate = (x, y, r) =>
  `<g fill="none" stroke="${INDIGO}"><circle cx="${x}" cy="${y}" r="${r}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" stroke-width="2"/>` +
  `<circle cx="${x}" cy="${y}" r="${r * 0.84}" stroke-width="5" stroke-dasharray="1 ${((r * 0.84 * Math.PI * 2) / 36 - 1).toFixed(3)}" stroke-linecap="round"/></g>`;

/** @param {number} left @param {number} right @param {number} y */
const forkAndKnife = (left, right, y) =>
  `<g fill="${INDIGO}"><path d="M${left - 12} ${y - 64}h4v34h4v-34h4v34h4v-34h4v34h4v-34h4v40c0 9-5 13-9 15l2 72c0 6-10 6-10 0l2-72c-4-2-9-6-9-15z"/>` +
  `<path d="M${right - 4} ${y - 66}c12 8 16 30 13 66h-7l3 66c0 6-11 6-11 0z"/></g>`;

/** 4:3 placeholder for a dish without a picture: an empty plate among the figures of the cloth. */
function placeholder() {
  return arranged(
    400,
    300,
    {
      pomegranate: [{ x: 200, y: 146, size: 0.72 }],
      bird: [
        { x: 58, y: 54, size: 0.56, flip: true },
        { x: 342, y: 54, size: 0.56 },
      ],
      fish: [
        { x: 60, y: 252, size: 0.5, flip: true },
        { x: 340, y: 252, size: 0.5 },
      ],
    },
    plate(200, 150, 92) +
      forkAndKnife(86, 310, 150) +
      `<path d="M8 8h384v284H8zM15 15h370v270H15z" fill="none" stroke="${INDIGO}" stroke-width="2"/>`,
  );
}

/** Picture of an empty table, laid with the cloth. */
function empty() {
  const teeth = Array.from({ length: 30 }, (_, index) => `M${20 + index * 12} 128l6 7 6-7z`).join('');
  const legs = 'M44 188h10l-6 84h-8zM346 188h10l4 84h-8z';
  return arranged(
    400,
    280,
    {
      jug: [{ x: 92, y: 76, size: 0.86 }],
      pomegranate: [{ x: 312, y: 92, size: 0.58 }],
      rosette: [
        { x: 110, y: 160, size: 0.62 },
        { x: 290, y: 160, size: 0.62 },
      ],
      bird: [
        { x: 164, y: 160, size: 0.4, flip: true },
        { x: 236, y: 160, size: 0.4 },
      ],
      fish: [
        { x: 62, y: 160, size: 0.36, flip: true },
        { x: 338, y: 160, size: 0.36 },
      ],
    },
    `<g fill="${INDIGO}"><path d="M14 122h372v5H14zM20 184h360v4H20z${teeth}${legs}M20 127h3v58h-3zM377 127h3v58h-3z"/>` +
      '<path d="M146 106h116c-4 10-20 14-58 14s-54-4-58-14z"/><path d="M136 100h136v4H136z"/></g>',
  );
}

/** The site's icon: a pomegranate above the teeth of the cloth. */
function icon() {
  const teeth = Array.from({ length: 8 }, (_, index) => `M${index * 64} 512l32-44 32 44z`).join('');
  return svg(
    512,
    512,
    `<path d="M0 0h512v512H0z" fill="${SAPERAVI}"/><path d="M0 448h512v8H0z${teeth}" fill="${LINEN}" fill-opacity=".9"/>` +
      put(printed(motifs.pomegranate, LINEN, SAPERAVI), motifs.pomegranate.box, {
        x: 256,
        y: 238,
        size: 3.3,
      }),
  );
}

/** @param {Figure} motif @param {string} ground @param {string} accent */
function avatar(motif, ground, accent) {
  const beads = Array.from(
    { length: 40 },
    (_, index) => `<circle cx="200" cy="26" r="4" transform="rotate(${index * 9} 200 200)"/>`,
  ).join('');
  const size = 236 / Math.max(...motif.box);
  return svg(
    400,
    400,
    `<path d="M0 0h400v400H0z" fill="${ground}"/><g fill="${accent}">${beads}</g><circle cx="200" cy="200" r="158" fill="none" stroke="${accent}" stroke-width="3"/>` +
      put(printed(motif, LINEN, ground), motif.box, { x: 200, y: 200, size }),
  );
}

/** @type {Record<string, [motif: Figure, ground: string, accent: string]>} */
const AVATARS = {
  user: [motifs.pomegranate, SAPERAVI, '#E58AA3'],
  friend: [motifs.bird, '#2F6848', '#8FCBA6'],
  admin: [motifs.jug, INDIGO, '#9DB4E0'],
  courier: [motifs.fish, '#8A5200', '#F2B65A'],
  courier2: [motifs.grape, '#5B2A6B', '#C9A2D6'],
};

/** Wraps one PNG into an .ico file. @param {Buffer} png @param {number} size */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** @param {string} drawing @param {number} size */
const raster = (drawing, size) => sharp(Buffer.from(drawing), { density: 288 }).resize(size, size);
/** @param {string} drawing @param {number} size */
const png = (drawing, size) => raster(drawing, size).png({ palette: true, compressionLevel: 9 }).toBuffer();

/** @param {string} file @param {() => string} drawing */
const drawn = (file, drawing) => ({ file: `public/${file}`, draw: async () => Buffer.from(drawing()) });
const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 };

/** Ornaments from the blue tablecloth, the site's icons, and the demo people's avatars. */
export const ornament = [
  drawn('ornament/border.svg', border),
  drawn('ornament/pattern.svg', pattern),
  drawn('ornament/bird.svg', () => single(motifs.bird)),
  drawn('ornament/fish.svg', () => single(motifs.fish)),
  drawn('ornament/pomegranate.svg', () => single(motifs.pomegranate)),
  drawn('ornament/placeholder.svg', placeholder),
  drawn('ornament/empty.svg', empty),
  drawn('icon.svg', icon),
  { file: 'public/favicon.ico', draw: async () => ico(await png(icon(), 32), 32) },
  ...Object.entries(icons).map(([name, size]) => ({
    file: `public/${name}.png`,
    draw: () => png(icon(), size),
  })),
  ...Object.entries(AVATARS).map(([name, look]) => ({
    file: `cms/seed/pictures/avatar-${name}.jpg`,
    draw: () =>
      raster(avatar(...look), 400)
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer(),
  })),
];
