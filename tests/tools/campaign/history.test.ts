import { expect, test } from 'vitest';
import { serialOrder } from '@/tools/campaign/history.mjs';

const add = (amount: number) => (state: number) => state + amount;
const put = (value: number) => () => value;

test('sequential calls are in order', () => {
  const history = [
    { began: 0, ended: 1, write: add(1), read: 1 },
    { began: 2, ended: 3, write: add(1), read: 2 },
    { began: 4, ended: 5, read: 2 },
  ];
  expect(serialOrder(history, 0)).toEqual([0, 1, 2]);
});

test('concurrent calls may have come in any order', () => {
  const history = [
    { began: 0, ended: 9, write: put(1) },
    { began: 0, ended: 9, write: put(2) },
    { began: 10, ended: 11, read: 1 },
  ];
  expect(serialOrder(history, 0)).toEqual([1, 0, 2]);
});

test('a lost update is found: two added one each, and both got the same answer', () => {
  const history = [
    { began: 0, ended: 5, write: add(1), read: 1 },
    { began: 1, ended: 6, write: add(1), read: 1 },
  ];
  expect(serialOrder(history, 0)).toBeUndefined();
});

test('a stale read after an acknowledged write is found, but not one during it', () => {
  const write = { began: 0, ended: 5, write: put(7) };
  expect(serialOrder([write, { began: 6, ended: 7, read: 0 }], 0)).toBeUndefined();
  expect(serialOrder([write, { began: 4, ended: 7, read: 0 }], 0)).toEqual([1, 0]);
});

test('a read of the new state rules out the old one for others', () => {
  const history = [
    { began: 0, ended: 20, write: put(7) },
    { began: 1, ended: 2, read: 7 },
    { began: 3, ended: 4, read: 0 },
  ];
  expect(serialOrder(history, 0)).toBeUndefined();
});

test('an interrupted call may have happened, also later, or not at all', () => {
  const cut = { began: 0, ended: 1, write: put(7), isKnown: false };
  expect(serialOrder([cut, { began: 2, ended: 3, read: 0 }], 0)).toEqual([1]);
  expect(serialOrder([cut, { began: 2, ended: 3, read: 0 }, { began: 4, ended: 5, read: 7 }], 0)).toEqual([
    1, 0, 2,
  ]);
  expect(serialOrder([cut, { began: 2, ended: 3, read: 8 }], 0)).toBeUndefined();
});

test('sixty concurrent calls are checked in a moment', () => {
  const history = Array.from({ length: 60 }, (_none, at) => ({
    began: at,
    ended: at + 3,
    write: add(1),
    read: at + 1,
  }));
  expect(serialOrder(history, 0)).toHaveLength(60);
});
