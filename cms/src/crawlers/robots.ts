/**
 * Pages that show something only to people who have signed in, or to whoever holds a link. `tests/contract/robots.test.ts`
 * compares them with the site's route table.
 */
const CLOSED = [
  '/api/',
  '/user/',
  '/calendar',
  '/dashboard',
  '/dishes/*/edit',
  '/dishes/my',
  '/dishes/new',
  '/dishes/print',
  '/doctor',
  '/exercises',
  '/import',
  '/mealplan/*/edit',
  '/mealplan/create',
  '/mealplan/join/',
  '/mealplan/my',
  '/orders',
  '/pantry',
  '/products',
  '/settings',
  '/shoplist',
  '/storage',
  '/supplements',
  '/users',
];

/** Returns robots.txt: it names the sitemap and keeps crawlers out of what is nobody's to find. */
export const robotsText = (site: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
