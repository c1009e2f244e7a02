import { expect, test } from 'vitest';
import { addPackMark, dropPackMarks, packKey, parsePackMarks } from '@/lib/stored/packMarks';
import { readStored } from '@/lib/stored/stored';

const marksOf = (person: number, order: number) => parsePackMarks(readStored(packKey(person, order)));

test('the marks of a line accumulate, those of other lines stay', () => {
  addPackMark(packKey(5, 7), 'a', { outcome: 'got' });
  addPackMark(packKey(5, 7), 'b', { outcome: 'missing' });
  addPackMark(packKey(5, 7), 'a', { got: '480' });
  expect(marksOf(5, 7)).toEqual({ a: { outcome: 'got', got: '480' }, b: { outcome: 'missing' } });
});

test('marks of orders that need no more packing go, and nobody else’s', () => {
  for (const [person, order] of [
    [5, 7],
    [5, 70],
    [55, 7],
  ] as const)
    addPackMark(packKey(person, order), 'a', { outcome: 'got' });
  dropPackMarks(5, [70]);
  expect(marksOf(5, 7)).toEqual({});
  expect(marksOf(5, 70)).toEqual({ a: { outcome: 'got' } });
  expect(marksOf(55, 7)).toEqual({ a: { outcome: 'got' } });
});

test.each(['nonsense', 'null', '3'])('%s is no mark', (text) => expect(parsePackMarks(text)).toEqual({}));

test('invalid marks are dropped, the others stay', () => {
  const kept = {
    a: { outcome: 'got', got: '480' },
    b: null,
    c: 'got',
    d: { outcome: 'eaten' },
    e: { got: 480 },
    f: { replacement: 'x' },
  };
  expect(parsePackMarks(JSON.stringify(kept))).toEqual({ a: kept.a });
});
