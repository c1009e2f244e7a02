import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const READING = 170 * KB;
const WRITING = 221 * KB;
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
/** Routes over 170, each a little above what was reached, so that it does not grow: React and Next alone are 112, the frame 45. */
const EXCEPTIONS = new Map([
  // cards with their facts, badges and words beside the page's own
  ['/', 174.5 * KB],
  ['/dashboard', 176 * KB],
  ['/dishes', 178 * KB],
  ['/dishes/my', 174 * KB],
  ['/mealplan/list', 180 * KB],
  ['/mealplan/my', 181 * KB],
  ['/products', 171 * KB],
  ['/products/[id]', 179 * KB],
  ['/supplements', 170.5 * KB],
  // works without network: what waits to be sent comes with it, and what is typed is read there
  ['/shoplist/[id]', 175 * KB],
  // the recipe is counted, scaled and timed in the browser, without network too
  ['/dishes/[id]', 185 * KB],
  // so are the days of a plan, their sums and their marks, which wait for the network too
  ['/mealplan/[id]', 196.5 * KB],
  ['/mealplan/join/[token]', 197 * KB],
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
