import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '@/cms/src/imports/readers/page/page';
import { at } from '@/tests/support/at';

/** Invented pages in the shapes that pages are met in. Those in `held` were written before the reader and are only measured. */
const PAGES = 'tests/imports/pages';
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace(/\.html$/, ''));

interface Expected {
  readonly url: string;
  readonly steps: readonly string[];
  readonly images?: readonly string[];
  readonly recipes?: number;
}

test('there are pages enough to measure by', () => {
  expect(pages.length).toBeGreaterThanOrEqual(60);
});

test.each(pages)('%s', (name) => {
  const { url, steps, images, recipes, ...expected }: Expected = JSON.parse(
    readFileSync(path.join(PAGES, `${name}.json`), 'utf8'),
  );
  const read = readPage(readFileSync(path.join(PAGES, `${name}.html`), 'utf8'), url);
  const recipe = at(read.recipes, 0);
  expect(recipe).toMatchObject(expected);
  expect(recipe.Steps.map(({ description }) => description)).toEqual(steps);
  expect(read.recipes).toHaveLength(recipes ?? 1);
  if (images) expect(recipe.images).toEqual(images.map((address) => ({ url: address })));
});
