import { expect, test } from 'vitest';
import { wholeDay } from '@/lib/domain/energy/logged';

const day = { kcal: 1900, things: 4, isIncomplete: false, unmarked: 0 };

test('a day is known whole if nothing of it is unknown and every planned meal bears a mark', () => {
  expect(wholeDay(day, 2200)).toBe(1900);
  expect(wholeDay({ ...day, kcal: 0, things: 0 }, 2200)).toBeNull();
  expect(wholeDay({ ...day, isIncomplete: true }, 2200)).toBeNull();
});

test('with unmarked meals a day is whole only if enough was logged beside them', () => {
  expect(wholeDay({ ...day, unmarked: 1 }, 2200)).toBe(1900);
  expect(wholeDay({ ...day, kcal: 1400, unmarked: 1 }, 2200)).toBeNull();
});
