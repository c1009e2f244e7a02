import { expect, test } from 'vitest';
import { isAlike } from '@/lib/stored/alike';

test.each([
  [5, 0],
  ['', 'a'],
  [false, true],
  [[], ['']],
  [['a', 'b'], ['']],
  [[{ key: 'a', more: 1 }], [{ key: '' }]],
  [{ at: 1, more: null }, { at: 0 }],
  [[1, 'a', null], []],
  [{ in: { at: [1] } }, { in: { at: [0] } }],
])('%j matches %j', (value, sample) => expect(isAlike(value, sample)).toBe(true));

test.each([
  ['5', 0],
  [null, {}],
  [undefined, ''],
  [null, null],
  [{}, []],
  [[], {}],
  [{ 0: 'a' }, ['']],
  [['a', 5], ['']],
  [[null], [{}]],
  [{}, { at: 0 }],
  [{ in: null }, { in: { at: 0 } }],
  [[{ key: 5 }], [{ key: '' }]],
])('%j does not match %j', (value, sample) => expect(isAlike(value, sample)).toBe(false));
