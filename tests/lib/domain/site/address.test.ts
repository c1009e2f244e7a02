import { expect, test } from 'vitest';
import { absolute, dishPaths, pagePaths, pathIn } from '@/lib/domain/site/address';

test.each([
  ['en', 1, '/dishes'],
  ['en', 3, '/dishes?page=3'],
  ['ka', 1, '/dishes?lang=ka'],
  ['ka', 3, '/dishes?page=3&lang=ka'],
] as const)('a list in %s, page %i, is at %s', (language, page, path) => {
  expect(pathIn(language, '/dishes', page)).toBe(path);
  expect(pagePaths('/dishes', language, page).canonical).toBe(path);
});

test('a page is told in each language, the plain address for all others', () => {
  const alternates = [
    { hrefLang: 'en', path: '/cookbooks/4' },
    { hrefLang: 'ka', path: '/cookbooks/4?lang=ka' },
    { hrefLang: 'x-default', path: '/cookbooks/4' },
  ];
  expect(pagePaths('/cookbooks/4', 'en')).toEqual({ canonical: '/cookbooks/4', alternates });
  expect(pagePaths('/cookbooks/4', 'ka')).toEqual({ canonical: '/cookbooks/4?lang=ka', alternates });
});

test('a further page of a list is told alone, as the other language’s list is another one', () => {
  expect(pagePaths('/dishes', 'ka', 2).alternates).toEqual([]);
});

test('a recipe is told with its translation, in whatever language it is read', () => {
  const dish = { id: 7, language: 'ka', translationOf: null };
  expect(dishPaths(dish)).toEqual({ canonical: '/dishes/7', alternates: [] });
  const twin = { id: 8, Name: 'Lobio', language: 'en' };
  expect(dishPaths({ ...dish, translationOf: twin }).alternates).toEqual([
    { hrefLang: 'ka', path: '/dishes/7' },
    { hrefLang: 'en', path: '/dishes/8' },
  ]);
});

test('an address elsewhere stays as it is', () => {
  expect(absolute('https://supra.example', '/uploads/a.webp')).toBe('https://supra.example/uploads/a.webp');
  expect(absolute('https://supra.example', 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});
