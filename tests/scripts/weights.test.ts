import { expect, test } from 'vitest';
import { overweight, weighPages } from '@/tools/bench/weights.mjs';
import { buildDir } from '@/scripts/build/build.mjs';
import { readSettings } from '@/scripts/settings/env.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';

test('no page of the built site is heavier than its goal, or than it was if it misses that', () => {
  const pages = weighPages(buildDir(readSettings({}, { root: ROOT }), 'site'));
  expect(pages.length).toBeGreaterThan(20);
  expect(overweight(pages)).toEqual([]);
});

test('a page above its goal is named with its figures', () => {
  const page = { route: '/dishes', js: 180_000, css: 23_000, goal: 175_000 };
  expect(overweight([page])).toEqual([
    '/dishes: 180.0 kB of JavaScript, goal 175.0 kB',
    '/dishes: 23.0 kB of CSS, budget 17.0 kB',
  ]);
  expect(overweight([{ ...page, js: 175_000, css: 17_000 }])).toEqual([]);
});

test('a page that misses its goal may become lighter and never heavier', () => {
  const page = { route: '/mealplan/[id]', js: 190_000, css: 16_000, goal: 182_000, missed: 190_250 };
  expect(overweight([page])).toEqual([]);
  expect(overweight([{ ...page, js: 190_300 }])).toEqual([
    '/mealplan/[id]: 190.3 kB of JavaScript, which must not rise above 190.3 kB (goal 182.0 kB)',
  ]);
  expect(overweight([{ ...page, js: 188_000 }])).toEqual([
    '/mealplan/[id]: 188.0 kB of JavaScript, so 190.3 kB in the table of missed goals falls',
  ]);
  expect(overweight([{ ...page, js: 182_000 }])).toEqual([
    '/mealplan/[id]: 182.0 kB of JavaScript reach the goal of 182.0 kB, so the route leaves the table of missed ones',
  ]);
});
