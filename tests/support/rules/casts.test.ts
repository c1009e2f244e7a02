import { expect, test } from 'vitest';
import { given } from '@/tests/support/at';
import { countIn, countRoom, ROOMS } from '@/scripts/testing/casts.mjs';

/** The one room that may say what the types of Strapi and other libraries do not. */
const VENDOR = 'cms/src/vendor/';
/**
 * At most so many casts stand in a thousand lines of a room; a change that takes some out lowers it. The goal is 1.5 in
 * every room and 4 in the tests.
 */
const MOST: Readonly<Record<string, number>> = {
  'cms/src': 1.5,
  lib: 1.5,
  components: 1.5,
  context: 1.2,
  pages: 0,
  tests: 2.7,
  scripts: 0,
  tools: 0,
};
const found = new Map(ROOMS.map((room) => [room, countRoom(room)]));

test.each([...found])('%s casts no more often than before', (room, { casts, lines }) => {
  expect(lines).toBeGreaterThan(0);
  expect((casts.length / lines) * 1000).toBeLessThanOrEqual(given(MOST[room]));
});

test('in the CMS only the room for private parts casts to never and to unknown', () => {
  const casts = found.get('cms/src')?.casts ?? [];
  const blind = casts.filter(({ to }) => to === 'never' || to === 'unknown');
  expect(blind.map(({ file }) => file).filter((file) => !file.startsWith(VENDOR))).toEqual([]);
  expect(blind.length).toBeGreaterThan(0);
});

test.each([
  ['a.ts', 'const a = b as C;', ['C']],
  ['a.ts', 'const a = b as unknown as C;', ['C', 'unknown']],
  ['a.ts', 'const a = { b: c } as const;', []],
  ['a.ts', 'const a = "b as C"; // d as E', []],
  ['a.mjs', 'const a = /** @type {C} */ (b);', ['C']],
  ['a.mjs', 'const a = /** @type {const} */ (b);', []],
  ['a.mjs', '/** @type {C} */\nconst a = (b);', []],
])('counts the casts of %s: %s', (file, text, types) => {
  expect(countIn(file, text).casts.map(({ to }) => to)).toEqual(types);
});

test('counts any and ! too', () => {
  const { anys, asserted } = countIn('a.ts', 'const a: any = b!; const many = 1 != 2;');
  expect([anys, asserted]).toEqual([1, 1]);
  expect(countIn('a.mjs', '/** @param {any} a */\nconst b = (a) => a;').anys).toBe(1);
});
