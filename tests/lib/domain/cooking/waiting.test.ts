import { expect, test } from 'vitest';
import type { Cooking } from '@/lib/domain/cooking/types';
import { aboutCooking, cookingPart, withCooking, withWaiting } from '@/lib/domain/cooking/waiting';

const cooking = (id: number, day: string): Cooking => ({ id, ref: String(id), day, Note: '', image: null });
const KNOWN = [cooking(2, '2026-11-10'), cooking(1, '2026-11-01')];

test('a change is found by its recipe and its cooking', () => {
  expect(cookingPart(aboutCooking({ dish: 7, ref: 'a-b' }))).toEqual({ dish: 7, ref: 'a-b' });
  expect(cookingPart('eaten/2026-11-10/x')).toBeUndefined();
  expect(cookingPart(undefined)).toBeUndefined();
});

test('a new cooking is inserted at its day, replaces itself, and appears once', () => {
  const days = (all: readonly Cooking[]) => all.map(({ id, day }) => `${id} ${day}`);
  expect(days(withCooking(KNOWN, 'new', cooking(3, '2026-11-05')))).toEqual([
    '2 2026-11-10',
    '3 2026-11-05',
    '1 2026-11-01',
  ]);
  expect(days(withCooking(KNOWN, '2', cooking(2, '2026-10-01')))).toEqual(['1 2026-11-01', '2 2026-10-01']);
  expect(days(withCooking(KNOWN, 'new', cooking(2, '2026-11-10')))).toEqual(days(KNOWN));
  expect(days(withCooking(KNOWN, '2', null))).toEqual(['1 2026-11-01']);
});

test('waiting changes are shown as already applied', () => {
  const calls = [
    { method: 'POST', about: 'cooked/7/new', shown: { day: '2026-11-12', Note: 'Good' } },
    { method: 'PUT', about: 'cooked/7/1', shown: { Note: 'Salty' } },
    { method: 'DELETE', about: 'cooked/7/2' },
    { method: 'POST', about: 'cooked/8/other', shown: { day: '2026-11-13' } },
    { method: 'POST', about: 'logs/2026-11-12/x' },
  ];
  expect(withWaiting(KNOWN, calls, 7)).toEqual([
    { id: 0, ref: 'new', day: '2026-11-12', Note: 'Good', image: null, isWaiting: true },
    { ...KNOWN[1], Note: 'Salty', isWaiting: true },
  ]);
});
