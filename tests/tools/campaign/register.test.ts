import { describe, expect, test } from 'vitest';
import { faultIn } from '@/tools/campaign/register.mjs';

const write = (value: string, began: number, ended: number) => ({
  does: 'write' as const,
  value,
  began,
  ended,
});
const read = (value: string, began: number, ended: number, at = '') => ({
  ...{ does: 'read' as const, value, began, ended, at },
});

describe('could have happened', () => {
  test.each([
    ['nothing at all', []],
    ['one after the other', [write('a', 0, 1), read('a', 2, 3), write('b', 4, 5), read('b', 6, 7)]],
    [
      'either value while it is written',
      [write('a', 0, 1), write('b', 2, 9), read('a', 3, 4), read('b', 5, 6)],
    ],
    [
      'two writes at once, either last',
      [write('a', 0, 5), write('b', 1, 4), read('a', 6, 7), read('a', 8, 9)],
    ],
    ['a read that took long', [write('a', 0, 1), read('a', 2, 9), write('b', 3, 4), read('b', 5, 6)]],
    ['an unseen interrupted write', [write('a', 0, 1), write('b', 2, Infinity), read('a', 3, 9)]],
    [
      'an interrupted write that happened later',
      [write('a', 0, 1), write('b', 2, Infinity), read('a', 3, 4), read('b', 5, 6)],
    ],
  ])('%s', (_what, calls) => expect(faultIn(calls)).toBeUndefined());
});

describe('cannot have happened', () => {
  test.each([
    [
      'a stale read after the write was answered',
      [write('a', 0, 1), write('b', 2, 3), read('a', 4, 5)],
      /both|again/,
    ],
    [
      'the old value after somebody saw the new one',
      [write('a', 0, 1), write('b', 2, 9), read('b', 3, 4), read('a', 5, 6)],
      /both|again/,
    ],
    [
      'a seen interrupted write that disappears',
      [write('a', 0, 1), write('b', 2, Infinity), read('b', 3, 4), read('a', 5, 6)],
      /both|again/,
    ],
    ['a value nobody wrote', [write('a', 0, 1), read('x', 2, 3)], /never written/],
    ['a value read before its write', [read('a', 0, 1), write('a', 2, 3)], /before it was written/],
    [
      'one value at two moments',
      [write('a', 0, 1), read('a', 2, 3, '1'), read('a', 4, 5, '2')],
      /two moments/,
    ],
    [
      'a write lost between two others',
      [write('a', 0, 1), read('a', 2, 9), write('b', 3, 4), read('a', 10, 11)],
      /again/,
    ],
  ])('%s', (_what, calls, fault) => expect(faultIn(calls)).toMatch(fault));
});

test('a stale read planted into a long history is found', () => {
  const calls = Array.from({ length: 500 }, (_, turn) => [
    write(`v${turn}`, turn * 10, turn * 10 + 3),
    read(`v${turn}`, turn * 10 + 4, turn * 10 + 6),
  ]).flat();
  expect(faultIn(calls)).toBeUndefined();
  expect(faultIn([...calls, read('v200', 2_017, 2_018)])).toMatch(/v200/);
});
