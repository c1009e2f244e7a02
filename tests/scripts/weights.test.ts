import { expect, test } from 'vitest';
import { overweight, weighPages } from '@/tools/bench/weights.mjs';
import { buildDir } from '@/scripts/build/build.mjs';
import { readSettings } from '@/scripts/settings/env.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';

test('no page of the built site is heavier than its budget', () => {
  const pages = weighPages(buildDir(readSettings({}, { root: ROOT }), 'site'));
  expect(pages.length).toBeGreaterThan(20);
  expect(overweight(pages)).toEqual([]);
});

test('a page over its budget is named with its figures', () => {
  const page = { route: '/dishes', js: 180_000, css: 23_000, budget: 170_000 };
  expect(overweight([page])).toEqual([
    '/dishes: 180.0 kB of JavaScript, budget 170.0 kB',
    '/dishes: 23.0 kB of CSS, budget 22.0 kB',
  ]);
  expect(overweight([{ ...page, js: 170_000, css: 22_000 }])).toEqual([]);
});
