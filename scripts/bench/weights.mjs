import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const STYLES = 22 * KB;
/** What a route may weigh that has no line below. */
const OTHERS = 170;
/** kB of JavaScript: what each route weighed when last measured, rounded up to a half. React and Next alone are 112, i18next 16. */
const BUDGETS = new Map([
  ['/', 182.5],
  ['/404', 164],
  ['/500', 164],
  ['/calendar', 172],
  ['/dashboard', 178.5],
  ['/dishes', 188.5],
  ['/dishes/[id]', 195.5],
  ['/dishes/[id]/edit', 180],
  ['/dishes/my', 185.5],
  ['/dishes/new', 170],
  ['/doctor', 179.5],
  ['/doctor/examinations', 177],
  ['/doctor/visits', 175.5],
  ['/exercises', 179],
  ['/exercises/[id]', 178],
  ['/exercises/[id]/edit', 173.5],
  ['/exercises/new', 167.5],
  ['/exercises/schedule', 175],
  ['/mealplan/[id]', 202],
  ['/mealplan/[id]/edit', 189],
  ['/mealplan/create', 170.5],
  ['/mealplan/join/[token]', 204.5],
  ['/mealplan/list', 186],
  ['/mealplan/my', 189.5],
  ['/offline', 164],
  ['/orders', 164.5],
  ['/privacy', 167.5],
  ['/products', 179.5],
  ['/products/[id]', 189],
  ['/products/[id]/edit', 176.5],
  ['/products/new', 168],
  ['/settings', 200],
  ['/shoplist', 178],
  ['/shoplist/[id]', 184.5],
  ['/shoplist/[id]/checkout', 191],
  ['/shoplist/orders', 164.5],
  ['/shoplist/orders/again', 191],
  ['/storage', 177.5],
  ['/supplements', 179.5],
  ['/supplements/[id]', 178.5],
  ['/supplements/[id]/edit', 173],
  ['/supplements/new', 167],
  ['/terms', 167.5],
  ['/user/action', 186.5],
  ['/user/forgot-password', 184.5],
  ['/user/login', 187.5],
  ['/user/signup', 187.5],
  ['/users', 177],
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

const budgetOf = (route) => (BUDGETS.get(route) ?? OTHERS) * KB;

/** The routes over their budget, in words; none when all keep to it. */
export function overweight(pages) {
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
  return pages.flatMap(({ route, js, css, budget }) => [
    ...(js > budget ? [`${route}: ${kb(js)} of JavaScript, budget ${kb(budget)}`] : []),
    ...(css > STYLES ? [`${route}: ${kb(css)} of CSS, budget ${kb(STYLES)}`] : []),
  ]);
}
