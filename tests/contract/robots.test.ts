import path from 'node:path';
import { expect, test } from 'vitest';
import { canOpen } from '@/lib/domain/access/pages';
import { ROUTES } from '@/lib/routes';
import { ROOT } from '@/scripts/launch/stack.mjs';

// The CMS has separate types that the site's tsconfig does not know, so its source is loaded, not imported.
const { robotsText } = await import(path.join(ROOT, 'cms/src/crawlers/robots.ts'));

const text: string = robotsText('https://supra.example');
const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
/** Tells whether a rule closes a path: it is a beginning, in which a star stands for anything. */
const closes = (rule: string, place: string) => new RegExp(`^${rule.replaceAll('*', '[^/]+')}`).test(place);
const isClosed = (place: string) => closed.some((rule) => closes(rule, place));
const placeOf = (route: string) => route.replace(/\[\w+\]/g, '7');

test.each(ROUTES.map((row) => row.path))(
  'crawlers may read %s if a visitor finds something there',
  (route) => {
    const isForSignIn = route.startsWith('/user/') || route === '/mealplan/join/[token]';
    expect(isClosed(placeOf(route))).toBe(!canOpen(ROUTES, undefined, route) || isForSignIn);
  },
);

test('each rule closes a page, or the API', () => {
  const idle = closed.filter((rule) => !ROUTES.some((row) => closes(rule, placeOf(row.path))));
  expect(idle).toEqual(['/api/']);
});

test('it names the sitemap by its whole address', () => {
  expect(text.endsWith('\nSitemap: https://supra.example/sitemap.xml\n')).toBe(true);
});
