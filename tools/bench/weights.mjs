import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const STYLES = 17 * KB;
/** Goal in kB of JavaScript of a page that reads or lists, and of every route that is not named below. */
const READING = 175;
/** Goal in kB of a page that shows one record, or is a form. */
const RECORD_OR_FORM = 182;
const PLANNER = 195;
/** Goals of the routes with more than a list. They are fixed: a page becomes lighter, its goal never higher. */
const GOALS = new Map([
  ['/cookbooks/[id]', RECORD_OR_FORM],
  ['/dishes/[id]', RECORD_OR_FORM],
  ['/dishes/[id]/edit', RECORD_OR_FORM],
  ['/dishes/new', RECORD_OR_FORM],
  ['/exercises/[id]', RECORD_OR_FORM],
  ['/exercises/[id]/edit', RECORD_OR_FORM],
  ['/exercises/new', RECORD_OR_FORM],
  ['/mealplan/[id]', RECORD_OR_FORM],
  ['/mealplan/[id]/edit', PLANNER],
  ['/mealplan/create', RECORD_OR_FORM],
  ['/mealplan/join/[token]', RECORD_OR_FORM],
  ['/products/[id]', RECORD_OR_FORM],
  ['/products/[id]/edit', RECORD_OR_FORM],
  ['/products/new', RECORD_OR_FORM],
  ['/settings', RECORD_OR_FORM],
  ['/shoplist/[id]/checkout', RECORD_OR_FORM],
  ['/shoplist/orders/again', RECORD_OR_FORM],
  ['/supplements/[id]', RECORD_OR_FORM],
  ['/supplements/[id]/edit', RECORD_OR_FORM],
  ['/supplements/new', RECORD_OR_FORM],
  ['/user/action', RECORD_OR_FORM],
  ['/user/forgot-password', RECORD_OR_FORM],
  ['/user/login', RECORD_OR_FORM],
  ['/user/signup', RECORD_OR_FORM],
]);
/**
 * Routes that miss their goal, with what they weigh in kB, rounded up to a half, plus a quarter, since builds differ by
 * bytes. A figure here may fall and never rise; a route that reaches its goal leaves the table.
 * @type {Map<string, number>}
 */
const MISSED = new Map();
/** Weight in kB by which a figure above may be out of date. */
const SLACK = 1.5;

/**
 * @typedef {object} Page
 * @property {string} route
 * @property {number} js first-load JavaScript in gzip bytes
 * @property {number} css first-load CSS in gzip bytes
 * @property {number} goal
 * @property {number} [missed] the weight above which a page must not rise that misses its goal
 */

/**
 * Returns the first-load JavaScript and CSS of every route of a build, in gzip bytes, with the route's goal.
 * @param {string} site
 * @returns {Page[]}
 */
export function weighPages(site) {
  const dist = path.join(site, '.next');
  /** @type {{ pages: Record<string, string[]>, rootMainFiles?: string[], lowPriorityFiles?: string[] }} */
  const manifest = JSON.parse(readFileSync(path.join(dist, 'build-manifest.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @param {string} file */
  const sizeOf = (file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const routes = Object.keys(manifest.pages).filter((route) => !route.startsWith('/_'));
  return routes.sort().map((route) => {
    const files = [
      ...new Set([
        ...(manifest.rootMainFiles ?? []),
        ...(manifest.pages['/_app'] ?? []),
        ...(manifest.pages[route] ?? []),
        ...(manifest.lowPriorityFiles ?? []),
      ]),
    ];
    /** @param {string} kind */
    const sum = (kind) =>
      files
        .filter((file) => file.endsWith(kind) && existsSync(path.join(dist, file)))
        .reduce((bytes, file) => bytes + sizeOf(file), 0);
    return {
      route,
      js: sum('.js'),
      css: sum('.css'),
      goal: goalOf(route),
      ...missedBy(route),
    };
  });
}

/**
 * Returns the goal of a route, in bytes.
 * @param {string} route
 */
export const goalOf = (route) => (GOALS.get(route) ?? READING) * KB;

/** @param {string} route */
function missedBy(route) {
  const missed = MISSED.get(route);
  return missed === undefined ? {} : { missed: missed * KB };
}

/**
 * Returns a sentence for each route above its goal, and for each figure of a missed goal that is out of date.
 * @param {Page[]} pages
 */
export const overweight = (pages) =>
  pages.flatMap(({ route, css, ...page }) => [
    ...tooHeavy({ route, ...page }),
    ...(css > STYLES ? [`${route}: ${kb(css)} of CSS, budget ${kb(STYLES)}`] : []),
  ]);

/**
 * @param {Omit<Page, 'css'>} page
 * @returns {string[]}
 */
function tooHeavy({ route, js, goal, missed }) {
  const weight = `${route}: ${kb(js)} of JavaScript`;
  if (missed === undefined) return js > goal ? [`${weight}, goal ${kb(goal)}`] : [];
  if (js <= goal)
    return [`${weight} reach the goal of ${kb(goal)}, so the route leaves the table of missed ones`];
  if (js > missed) return [`${weight}, which must not rise above ${kb(missed)} (goal ${kb(goal)})`];
  return missed - js > SLACK * KB ? [`${weight}, so ${kb(missed)} in the table of missed goals falls`] : [];
}

/** @param {number} bytes */
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
