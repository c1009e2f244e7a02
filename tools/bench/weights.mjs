import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const STYLES = 22 * KB;
/** Budget in kB of a route without an entry below. */
const OTHERS = 170;
/**
 * Budgets in kB of JavaScript: each route's size when last measured, rounded up to a half, plus a quarter, since builds
 * differ by bytes. React and Next alone are 112, i18next 16.
 */
const BUDGETS = new Map([
  ['/', 188.5],
  ['/404', 169],
  ['/500', 169],
  ['/calendar', 178.5],
  ['/cookbooks', 178.5],
  ['/cookbooks/[id]', 180],
  ['/dashboard', 185],
  ['/dishes', 197.5],
  ['/dishes/[id]', 209],
  ['/dishes/[id]/edit', 187.5],
  ['/dishes/my', 203.5],
  ['/dishes/new', 176],
  ['/dishes/print', 189.5],
  ['/doctor', 186],
  ['/doctor/examinations', 183],
  ['/doctor/visits', 181.5],
  ['/exercises', 184],
  ['/exercises/[id]', 184],
  ['/exercises/[id]/edit', 179.5],
  ['/exercises/new', 173],
  ['/exercises/schedule', 180.5],
  ['/import', 187.5],
  ['/mealplan/[id]', 215.5],
  ['/mealplan/[id]/edit', 198.5],
  ['/mealplan/create', 177],
  ['/mealplan/join/[token]', 214.5],
  ['/mealplan/list', 193],
  ['/mealplan/my', 195],
  ['/offline', 169],
  ['/orders', 170],
  ['/pantry', 191.5],
  ['/privacy', 173.5],
  ['/products', 185],
  ['/products/[id]', 196.5],
  ['/products/[id]/edit', 182],
  ['/products/new', 173.5],
  ['/settings', 207],
  ['/shoplist', 186],
  ['/shoplist/[id]', 193.5],
  ['/shoplist/[id]/checkout', 199.5],
  ['/shoplist/orders', 170],
  ['/shoplist/orders/again', 199.5],
  ['/shoplist/spending', 185],
  ['/storage', 185.5],
  ['/supplements', 185.5],
  ['/supplements/[id]', 184.5],
  ['/supplements/[id]/edit', 179],
  ['/supplements/new', 173],
  ['/terms', 173.5],
  ['/user/action', 192.5],
  ['/user/forgot-password', 190.5],
  ['/user/login', 194],
  ['/user/signup', 194],
  ['/users', 182],
]);

/**
 * Returns the first-load JavaScript and CSS of every route of a build, in gzip bytes, with the route's budget.
 * @param {string} site
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
      budget: budgetOf(route),
    };
  });
}

/** @param {string} route */
const budgetOf = (route) => (BUDGETS.get(route) ?? OTHERS) * KB;

/**
 * Returns a sentence for each route over its budget.
 * @param {{ route: string, js: number, css: number, budget: number }[]} pages
 */
export function overweight(pages) {
  /** @param {number} bytes */
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
  return pages.flatMap(({ route, js, css, budget }) => [
    ...(js > budget ? [`${route}: ${kb(js)} of JavaScript, budget ${kb(budget)}`] : []),
    ...(css > STYLES ? [`${route}: ${kb(css)} of CSS, budget ${kb(STYLES)}`] : []),
  ]);
}
