import { expect, test } from 'vitest';
import { breadcrumbJsonLd, listJsonLd, scriptJson, siteJsonLd } from '@/lib/domain/site/jsonLd';

const SITE = 'https://supra.example';

test('the way to a record has its places in order', () => {
  const crumbs = [
    { name: 'Supra', path: '/' },
    { name: 'Lobio', path: '/dishes/7' },
  ];
  expect(breadcrumbJsonLd(SITE, crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Supra', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Lobio', item: `${SITE}/dishes/7` },
    ],
  });
});

test('a page of a list counts on from the pages before it', () => {
  const pages = [{ name: 'Lobio', path: '/dishes/7' }];
  expect(listJsonLd(SITE, { pages, before: 24, total: 25 })).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 25,
    itemListElement: [{ '@type': 'ListItem', position: 25, name: 'Lobio', url: `${SITE}/dishes/7` }],
  });
  expect(listJsonLd(SITE, { pages })).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1 }] });
});

test.each([
  ['en', `${SITE}/dishes?q={search_term_string}`],
  ['ka', `${SITE}/dishes?lang=ka&q={search_term_string}`],
] as const)('the site in %s is searched at %s', (language, urlTemplate) => {
  expect(siteJsonLd(SITE, { name: 'Supra', about: 'Recipes.', language })).toMatchObject({
    '@type': 'WebSite',
    url: `${SITE}/`,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('never lets a text close the script element', () => {
  const json = scriptJson({ name: '</script><!-- & \u2028' });
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: '</script><!-- & \u2028' });
});
