import { beforeEach, expect, test, vi } from 'vitest';
import { browserContents, CLEARABLE, clearParts } from '@/lib/browser/contents';
import { dishDrafts } from '@/lib/stored/drafts';
import { blankDish } from '@/lib/forms/dish/values';
import { newKey } from '@/lib/newKey';
import { clearOfflineData } from '@/lib/offline/queue';
import type * as store from '@/lib/offline/store';

const copies = new Map<string, unknown>();
vi.mock('@/lib/offline/store', async (original) => ({
  ...(await original<typeof store>()),
  allCopies: async () => [...copies].map(([key, value]) => ({ key, value })),
  dropCopies: async (keys: readonly string[]) => keys.forEach((key) => copies.delete(key)),
}));

const blank = blankDish('en', newKey);
const draft = (Name: string) => ({
  values: { ...blank, Name },
  base: blank,
  savedAt: '2026-11-26T10:00:00.000Z',
});

beforeEach(async () => {
  copies.clear();
  window.sessionStorage.clear();
  await clearOfflineData();
  for (const [key, value] of [
    ['[7,"dish",3]', { Name: 'Lobio' }],
    ['[7,"dish",4]', { Name: 'ხაჭაპური' }],
    ['[7,"latestPrices"]', [{ paidTetri: 480 }]],
  ] as const)
    copies.set(key, value);
  window.localStorage.setItem('jwt', 'token');
  window.localStorage.setItem('theme', 'dark');
  window.localStorage.setItem('recent:7', '[]');
  window.localStorage.setItem('timers', '[]');
  window.sessionStorage.setItem('ticked:3', '["a"]');
  dishDrafts.write(dishDrafts.keyOf(7, 5), draft('Grandmother’s lobio'));
  dishDrafts.write(dishDrafts.keyOf(7), draft(''));
  dishDrafts.write(dishDrafts.keyOf(8), draft('Somebody else’s'));
});

const counts = async () =>
  Object.fromEntries((await browserContents(7)).parts.map(({ part, count }) => [part, count]));

test('each part is listed with its count and size in bytes', async () => {
  const { parts, drafts } = await browserContents(7);
  const kept = Object.fromEntries(parts.map(({ part, count, bytes }) => [part, [count, bytes]]));
  const sizeOf = (key: string) => new Blob([key, JSON.stringify(copies.get(key))]).size;
  expect(kept).toMatchObject({
    recipes: [2, sizeOf('[7,"dish",3]') + sizeOf('[7,"dish",4]')],
    prices: [1, sizeOf('[7,"latestPrices"]')],
    signIn: [1, 'jwttoken'.length],
    look: [1, 'themedark'.length],
    opened: [1, 'recent:7[]'.length],
    tab: [1, 'ticked:3["a"]'.length],
    timers: [1, 'timers[]'.length],
  });
  expect(Object.keys(kept)).toHaveLength(8); // and the draft of somebody else
  expect(drafts.map(({ name, href }) => [name, href]).sort()).toEqual([
    ['', '/dishes/new'],
    ['Grandmother’s lobio', '/dishes/5/edit'],
  ]);
});

test('forgetting one part keeps the others', async () => {
  await clearParts(['recipes']);
  expect([...copies.keys()]).toEqual(['[7,"latestPrices"]']);
  expect(await counts()).toMatchObject({ prices: 1, opened: 1, tab: 1, signIn: 1 });
});

test('restorable data is forgotten at once; sign-in, drafts, timers and appearance stay', async () => {
  await clearParts(CLEARABLE);
  expect(await counts()).toEqual({ signIn: 1, look: 1, timers: 1, drafts: 1 });
  expect((await browserContents(7)).drafts).toHaveLength(2);
});
