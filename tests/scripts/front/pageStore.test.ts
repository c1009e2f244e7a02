import { expect, test } from 'vitest';
import { createPageStore } from '@/scripts/front/pageStore.mjs';

const page = (bytes = 10) => ({
  status: 200,
  headers: [],
  etag: '"1"',
  br: Buffer.alloc(bytes),
  gzip: Buffer.alloc(bytes),
  freshUntil: 1,
  until: 2,
});
const names = ['a', 'b', 'c', 'd'];
const held = (store: ReturnType<typeof createPageStore>) => names.filter((name) => store.find(name));

test('the page that was not asked for longest goes first', () => {
  const store = createPageStore({ mostPages: 3 });
  for (const name of ['a', 'b', 'c']) store.keep(name, page());
  expect(store.find('a')).toEqual(page());
  store.keep('d', page());
  expect(held(store)).toEqual(['a', 'c', 'd']);
});

test('pages go until those that stay are within the limit of bytes', () => {
  const store = createPageStore({ mostBytes: 60_000 });
  for (const name of ['a', 'b', 'c']) store.keep(name, page(5000));
  expect(held(store)).toEqual(['a', 'b', 'c']);
  store.keep('d', page(15_000));
  expect(held(store)).toEqual(['c', 'd']);
});

test('a page that is exchanged or forgotten frees its bytes', () => {
  const store = createPageStore({ mostBytes: 60_000 });
  for (let times = 0; times < 20; times += 1) store.keep('a', page(5000));
  store.keep('b', page(5000));
  store.forget('b');
  store.forget('b');
  store.keep('c', page(5000));
  expect(held(store)).toEqual(['a', 'c']);
});

test('a page larger than the limit is not held', () => {
  const store = createPageStore({ mostBytes: 60_000 });
  store.keep('a', page(100_000));
  expect(held(store)).toEqual([]);
});
