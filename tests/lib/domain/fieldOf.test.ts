import { expect, test } from 'vitest';
import { fieldOf, isObject } from '@/lib/domain/fieldOf';

test.each([
  [{ a: 1 }, 1],
  [Object.assign(new Error('no'), { a: 2 }), 2],
  [{ b: 1 }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['a', undefined],
])('reads a field of anything: %s', (value, field) => {
  expect(fieldOf(value, 'a')).toBe(field);
});

test.each([
  [{}, true],
  [[], true],
  [null, false],
  ['a', false],
  [1, false],
])('tells if a value can have fields: %s', (value, can) => {
  expect(isObject(value)).toBe(can);
});
