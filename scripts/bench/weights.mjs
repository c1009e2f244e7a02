import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const STYLES = 22 * KB;
/** What a route may weigh that has no line below. */
const OTHERS = 170;
/** kB of JavaScript: what each route weighed when last measured, rounded up to a half with a quarter to spare, since builds differ by bytes. React and Next alone are 112, i18next 16. */
const BUDGETS = new Map([
  ['/', 187],
  ['/404', 167.5],
  ['/500', 167.5],
  ['/calendar', 177],
  ['/cookbooks', 177],
  ['/cookbooks/[id]', 178.5],
  ['/dashboard', 183.5],
  ['/dishes', 195.5],
  ['/dishes/[id]', 203.5],
  ['/dishes/[id]/edit', 185.5],
  ['/dishes/my', 201.5],
  ['/dishes/new', 174.5],
  ['/dishes/print', 188],
  ['/doctor', 185],
  ['/doctor/examinations', 181.5],
  ['/doctor/visits', 180],
  ['/exercises', 183],
  ['/exercises/[id]', 182.5],
  ['/exercises/[id]/edit', 178],
  ['/exercises/new', 171.5],
  ['/exercises/schedule', 179],
  ['/import', 186],
  ['/mealplan/[id]', 210],
  ['/mealplan/[id]/edit', 196.5],
  ['/mealplan/create', 175.5],
  ['/mealplan/join/[token]', 212],
  ['/mealplan/list', 191],
  ['/mealplan/my', 193.5],
  ['/offline', 168],
  ['/orders', 168.5],
  ['/pantry', 189],
  ['/privacy', 172],
  ['/products', 183.5],
  ['/products/[id]', 194.5],
  ['/products/[id]/edit', 180.5],
  ['/products/new', 172],
  ['/settings', 205.5],
  ['/shoplist', 182.5],
  ['/shoplist/[id]', 190.5],
  ['/shoplist/[id]/checkout', 198],
  ['/shoplist/orders', 168.5],
  ['/shoplist/orders/again', 198],
  ['/storage', 184],
  ['/supplements', 184],
  ['/supplements/[id]', 183],
  ['/supplements/[id]/edit', 177.5],
  ['/supplements/new', 171.5],
  ['/terms', 172],
  ['/user/action', 191],
  ['/user/forgot-password', 189],
  ['/user/login', 192.5],
  ['/user/signup', 192.5],
  ['/users', 181.5],
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
