import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const STYLES = 22 * KB;
/** What a route may weigh that has no line below. */
const OTHERS = 170;
/** kB of JavaScript: what each route weighed when last measured, rounded up to a half with a quarter to spare, since builds differ by bytes. React and Next alone are 112, i18next 16. */
const BUDGETS = new Map([
  ['/', 183.5],
  ['/404', 164.5],
  ['/500', 164.5],
  ['/calendar', 173.5],
  ['/cookbooks', 176],
  ['/cookbooks/[id]', 178],
  ['/dashboard', 180],
  ['/dishes', 190.5],
  ['/dishes/[id]', 198],
  ['/dishes/[id]/edit', 181.5],
  ['/dishes/my', 187],
  ['/dishes/new', 171.5],
  ['/dishes/print', 182.5],
  ['/doctor', 180.5],
  ['/doctor/examinations', 178],
  ['/doctor/visits', 176],
  ['/exercises', 180],
  ['/exercises/[id]', 179],
  ['/exercises/[id]/edit', 174.5],
  ['/exercises/new', 168.5],
  ['/exercises/schedule', 176],
  ['/import', 183.5],
  ['/mealplan/[id]', 204.5],
  ['/mealplan/[id]/edit', 190.5],
  ['/mealplan/create', 171.5],
  ['/mealplan/join/[token]', 207],
  ['/mealplan/list', 187.5],
  ['/mealplan/my', 190.5],
  ['/offline', 164.5],
  ['/orders', 165.5],
  ['/privacy', 168.5],
  ['/products', 180],
  ['/products/[id]', 190.5],
  ['/products/[id]/edit', 177.5],
  ['/products/new', 168.5],
  ['/settings', 202],
  ['/shoplist', 179],
  ['/shoplist/[id]', 185.5],
  ['/shoplist/[id]/checkout', 192.5],
  ['/shoplist/orders', 165.5],
  ['/shoplist/orders/again', 192.5],
  ['/storage', 178.5],
  ['/supplements', 180.5],
  ['/supplements/[id]', 180],
  ['/supplements/[id]/edit', 174.5],
  ['/supplements/new', 168],
  ['/terms', 168.5],
  ['/user/action', 187.5],
  ['/user/forgot-password', 185.5],
  ['/user/login', 188.5],
  ['/user/signup', 188.5],
  ['/users', 178],
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
