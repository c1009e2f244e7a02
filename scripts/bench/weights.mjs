import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const STYLES = 22 * KB;
/** What a route may weigh that has no line below. */
const OTHERS = 170;
/** kB of JavaScript: what each route weighed when last measured, rounded up to a half with a quarter to spare, since builds differ by bytes. React and Next alone are 112, i18next 16. */
const BUDGETS = new Map([
  ['/', 185.5],
  ['/404', 165.5],
  ['/500', 165.5],
  ['/calendar', 174.5],
  ['/cookbooks', 176],
  ['/cookbooks/[id]', 178],
  ['/dashboard', 181.5],
  ['/dishes', 193],
  ['/dishes/[id]', 202],
  ['/dishes/[id]/edit', 183.5],
  ['/dishes/my', 198.5],
  ['/dishes/new', 172.5],
  ['/dishes/print', 186],
  ['/doctor', 181.5],
  ['/doctor/examinations', 179],
  ['/doctor/visits', 177.5],
  ['/exercises', 181],
  ['/exercises/[id]', 180.5],
  ['/exercises/[id]/edit', 175.5],
  ['/exercises/new', 169.5],
  ['/exercises/schedule', 177],
  ['/import', 184.5],
  ['/mealplan/[id]', 205.5],
  ['/mealplan/[id]/edit', 191.5],
  ['/mealplan/create', 173],
  ['/mealplan/join/[token]', 208],
  ['/mealplan/list', 188.5],
  ['/mealplan/my', 191.5],
  ['/offline', 166],
  ['/orders', 166.5],
  ['/privacy', 170],
  ['/products', 181],
  ['/products/[id]', 191.5],
  ['/products/[id]/edit', 178],
  ['/products/new', 170],
  ['/settings', 202],
  ['/shoplist', 180],
  ['/shoplist/[id]', 187],
  ['/shoplist/[id]/checkout', 193.5],
  ['/shoplist/orders', 166.5],
  ['/shoplist/orders/again', 193.5],
  ['/storage', 180],
  ['/supplements', 182],
  ['/supplements/[id]', 181],
  ['/supplements/[id]/edit', 175.5],
  ['/supplements/new', 169.5],
  ['/terms', 170],
  ['/user/action', 189],
  ['/user/forgot-password', 187],
  ['/user/login', 190],
  ['/user/signup', 190],
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
