import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const READING = 170 * KB;
const WRITING = 224 * KB;
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
  ['/', 177.3 * KB],
  ['/dishes', 183.7 * KB],
  ['/dishes/my', 179.5 * KB],
  ['/mealplan/list', 182.3 * KB],
  ['/mealplan/my', 183.2 * KB],
  ['/products', 171 * KB],
  ['/products/[id]', 184.9 * KB],
  ['/supplements', 172.6 * KB],
  ['/supplements/[id]', 172.2 * KB],
  ['/exercises', 171.2 * KB],
  ['/exercises/[id]', 170.9 * KB],
  ['/doctor', 171 * KB],
  ['/storage', 171.3 * KB],
  ['/shoplist', 170.8 * KB],
  // works without network: what waits to be sent comes with it, and what is typed is read there
  ['/shoplist/[id]', 177 * KB],
  // the recipe is counted, scaled and timed in the browser, without network too
  ['/dishes/[id]', 191.4 * KB],
  // so are the days of a plan, their sums and their marks, which wait for the network too
  ['/mealplan/[id]', 199.5 * KB],
  ['/mealplan/join/[token]', 199.8 * KB],
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
