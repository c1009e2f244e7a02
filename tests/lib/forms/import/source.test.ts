import { expect, test } from 'vitest';
import { isReadAtOnce, sharedText, sourceInput, sourceText } from '@/lib/forms/import/source';

test.each([
  ['https://example.org/recipes/7?print=1', 'url'],
  ['  example.org/khachapuri ', 'url'],
  ['რეცეპტი.გე/ხაჭაპური', 'url'],
  ['<!doctype html><html><body><h1>Soup</h1></body></html>', 'html'],
  ['some words <div class="recipe">2 eggs</div>', 'html'],
  ['Omelette\n2 eggs\nhttps://example.org/omelette', 'text'],
  ['5 < 6 and 2 > 1', 'text'],
  ['Soup', 'text'],
  ['  ', undefined],
])('%j is read as %s', (written, kind) => expect(sourceText(written)).toBe(kind));

test('an address without its scheme gets one, a text stays as written', () => {
  expect(sourceInput(' example.org/soup ')).toEqual({ url: 'https://example.org/soup' });
  expect(sourceInput('Soup\n2 eggs\n')).toEqual({ text: 'Soup\n2 eggs\n' });
});

test('a page’s source comes with the page’s address, if known', () => {
  expect(sourceInput('<p>2 eggs</p>')).toEqual({ html: '<p>2 eggs</p>' });
  expect(sourceInput('<p>2 eggs</p>', ' example.org/soup')).toEqual({
    html: '<p>2 eggs</p>',
    url: 'https://example.org/soup',
  });
});

test('a share from an app uses its address, wherever it is', () => {
  expect(sharedText({ title: 'Soup', text: 'Look: https://example.org/soup now' })).toBe(
    'https://example.org/soup',
  );
  expect(sharedText({ title: 'Soup', url: 'https://example.org/a' })).toBe('https://example.org/a');
  expect(sharedText({ title: 'Soup', text: '2 eggs' })).toBe('Soup\n2 eggs');
  expect(sharedText({ id: '7', text: ['a', 'b'] } as object)).toBe('');
});

test.each([
  ['example.org/khachapuri', true],
  ['Omelette\n\n2 eggs\n1. Fry them.', true],
  ['Omelette\n2 eggs', false],
  ['<p>2 eggs</p>\n<p>milk</p>\n<p>salt</p>\n<p>fry</p>', false],
])('%j is read as soon as pasted: %s', (pasted, isRead) => expect(isReadAtOnce(pasted)).toBe(isRead));
