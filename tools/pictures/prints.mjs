import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { FIGURES } from './prints/figures.mjs';
import { PACKAGES } from './prints/packages.mjs';

/** @import { Figure } from './prints/figures.mjs' */
/** @import { Package } from './prints/packages.mjs' */
/** @import { Point } from './studio/shapes.mjs' */

/**
 * Exercises and supplements of the seed.
 * @typedef {{ slug: keyof typeof FIGURES, tag: { en: keyof typeof INKS } }} Exercise
 * @typedef {{ slug: keyof typeof PACKAGES }} Supplement
 */

const LINEN = '#fbf7f1';
const INDIGO = '#1f3a6e';
/** Ground and ink of a print, by category of exercise. */
const INKS = /** @type {const} */ ({
  Walking: [LINEN, INDIGO],
  Cardio: [INDIGO, LINEN],
  Strength: ['#7b1e3a', LINEN],
  Stretching: ['#ddebe2', '#2f6848'],
  Yoga: ['#fcebcb', '#7b1e3a'],
  Swimming: ['#e7ebf4', INDIGO],
});
/** @type {(readonly [ground: string, ink: string])[]} */
const SHELF = [
  [LINEN, INDIGO],
  ['#fcebcb', '#8a5200'],
  ['#ddebe2', '#2f6848'],
  ['#f6e9ec', '#7b1e3a'],
];

/** Border of the cloth: a band of triangles and dots on all four sides. */
function border() {
  const across = Array.from({ length: 19 }, (_, at) => 20 + at * 20);
  /** @param {number} x @param {number} y @param {number} tip */
  const tooth = (x, y, tip) => `<path class="solid" d="M${x - 7} ${y}h14l-7 ${tip}z"/>`;
  const rows = across.map((x) => `${tooth(x, 8, 9)}${tooth(x, 292, -9)}`).join('');
  const down = Array.from({ length: 13 }, (_, at) => 30 + at * 20);
  const sides = down
    .map(
      (y) =>
        `<circle class="solid" cx="12" cy="${y}" r="3"/><circle class="solid" cx="388" cy="${y}" r="3"/>`,
    )
    .join('');
  return `${rows}${sides}<rect x="22" y="22" width="356" height="256" fill="none" stroke-width="2"/>`;
}

/** @param {string} ground @param {string} ink @param {string} drawing */
const page = (
  ground,
  ink,
  drawing,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="1200" height="900">
<style>.solid{fill:${ink};stroke:none}</style><rect width="400" height="300" fill="${ground}"/>
<g stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${border()}${drawing}</g></svg>`;

/** @param {Figure} figure @param {string} ground */
function person({ head, neck, hip, arms, legs }, ground) {
  /** @param {Point} from @param {readonly Point[]} points @param {number} width */
  const limb = (from, points, width) =>
    `<polyline points="${[from, ...points].map((at) => at.join(',')).join(' ')}" fill="none" stroke-width="${width}"/>`;
  /** @type {Point} */
  const shoulder = [neck[0], neck[1] + 8];
  const body = [
    ...legs.map((leg) => limb(hip, leg, 20)),
    limb(shoulder, [hip], 32),
    ...arms.map((arm) => limb(shoulder, arm, 15)),
  ];
  const outline = `<g stroke="${ground}" stroke-width="6">${limb(shoulder, [hip], 40)}</g>`;
  return `${outline}${body.join('')}<circle class="solid" cx="${head[0]}" cy="${head[1]}" r="20"/>`;
}

/** @param {string} svg */
const jpeg = (svg) => sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
/** @param {string} name */
const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../cms/seed/${name}.json`, import.meta.url), 'utf8'));

/** @param {Exercise} exercise */
function exercise({ slug, tag }) {
  const [ground, ink] = INKS[tag.en];
  const { figures, props } = FIGURES[slug];
  return jpeg(page(ground, ink, props + figures.map((one) => person(one, ground)).join('')));
}

/** @param {Supplement} supplement @param {number} at */
function supplement({ slug }, at) {
  const [ground, ink] = SHELF[at % SHELF.length] ?? [LINEN, INDIGO];
  /** @type {Package} */
  const { shape, beside, label, at: y = 190 } = PACKAGES[slug];
  const words = `<circle cx="200" cy="${y}" r="42" fill="${ground}" stroke="none"/><text x="200" y="${y + 13}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="36" fill="${ink}" stroke="none">${label}</text>`;
  return jpeg(page(ground, ink, shape + beside + words));
}

/** @type {Exercise[]} */
const exercises = read('exercises');
/** @type {Supplement[]} */
const supplements = read('supplements');

/** The demo's exercises and supplements, printed like the blue tablecloth. The labels need the font DejaVu Sans. */
export const prints = [
  ...exercises.map((one) => ({
    file: `cms/seed/pictures/exercise-${one.slug}.jpg`,
    draw: () => exercise(one),
  })),
  ...supplements.map((one, at) => ({
    file: `cms/seed/pictures/supplement-${one.slug}.jpg`,
    draw: () => supplement(one, at),
  })),
];
