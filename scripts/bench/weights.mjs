import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const READING = 170 * KB;
const WRITING = 180 * KB;
const STYLES = 22 * KB;
/** Sign-in, forms and the planner may weigh more than what is only read. */
const HEAVY = [
  /^\/user\//,
  /\/new$/,
  /\/edit$/,
  /^\/mealplan\/create$/,
  /^\/settings$/,
  /\/checkout$/,
  /\/orders\/again$/,
];
/** Routes over their kind's budget, each a little above what was reached, so that it does not grow: React and Next alone are 112. */
const EXCEPTIONS = new Map([
  // cards with their facts, badges and words beside the page's own
  ['/dishes', 175 * KB],
  ['/dishes/my', 172 * KB],
  ['/mealplan/list', 172 * KB],
  ['/mealplan/my', 174.5 * KB],
  ['/products/[id]', 175.2 * KB],
  // the recipe is counted, scaled and timed in the browser, without network too
  ['/dishes/[id]', 182 * KB],
  // so are the days of a plan, their sums and their marks, which wait for the network too
  ['/mealplan/[id]', 188.5 * KB],
  ['/mealplan/join/[token]', 191 * KB],
  // five forms
  ['/settings', 185 * KB],
]);

/** The first-load JavaScript and CSS of every route after `next build`, gzip bytes, with the route's budget. */
export function weighPages(root, distDir = '.next') {
  const dist = path.join(root, distDir);
  const manifest = JSON.parse(readFileSync(path.join(dist, 'build-manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const routes = Object.keys(manifest.pages).filter((route) => !route.startsWith('/_'));
  return routes.sort().map((route) => {
    const files = [
      ...new Set([
        ...(manifest.rootMainFiles ?? []),
        ...manifest.pages['/_app'],
        ...manifest.pages[route],
        ...(manifest.lowPriorityFiles ?? []),
      ]),
    ];
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

const budgetOf = (route) =>
  EXCEPTIONS.get(route) ?? (HEAVY.some((heavy) => heavy.test(route)) ? WRITING : READING);

/** The routes over their budget, in words; none when all keep to it. */
export function overweight(pages) {
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
  return pages.flatMap(({ route, js, css, budget }) => [
    ...(js > budget ? [`${route}: ${kb(js)} of JavaScript, budget ${kb(budget)}`] : []),
    ...(css > STYLES ? [`${route}: ${kb(css)} of CSS, budget ${kb(STYLES)}`] : []),
  ]);
}
