import { expect, test } from 'vitest';
import { changesOfPlan, inputOfPlan, valuesOfPlan } from '@/lib/forms/mealplan/values';
import { at } from '@/tests/support/at';
import {
  buildDay,
  buildEater,
  buildEntry,
  buildMeal,
  buildPlan,
  dayWith,
} from '../../../support/builders/mealplan';

const entryOf = (given: Parameters<typeof buildEntry>[0]) => {
  const input = inputOfPlan(valuesOfPlan(buildPlan({ days: [dayWith(buildEntry({ key: 'k', ...given }))] })));
  return at(at(input.days as { meals: { entries: object[] }[] }[], 0).meals, 0).entries[0];
};

test('an entry is sent with the fields of its kind and no others', () => {
  expect(entryOf({ dish: 4, amount: 3, text: 'x' })).toEqual({
    key: 'k',
    kind: 'dish',
    out: [],
    dish: 4,
    servings: null,
  });
  expect(entryOf({ kind: 'product', product: 2, amount: 100, unit: 'ml' })).toEqual({
    key: 'k',
    kind: 'product',
    out: [],
    product: 2,
    amount: 100,
    unit: 'ml',
  });
  expect(entryOf({ kind: 'text', text: ' tea ', dish: null })).toEqual({
    key: 'k',
    kind: 'text',
    out: [],
    text: 'tea',
  });
  expect(entryOf({ kind: 'leftovers', of: 'soup' })).toEqual({
    key: 'k',
    kind: 'leftovers',
    out: [],
    of: 'soup',
    servings: null,
  });
});

test('shares are sent with food that is served, and an entry without any looks as before', () => {
  const shares = [{ eater: 'ana', servings: 0.8 }];
  expect(entryOf({ shares })).toMatchObject({ servings: null, shares });
  expect(entryOf({ kind: 'leftovers', of: 'soup', shares })).toMatchObject({ shares });
  for (const given of [{ shares: null }, { shares: [] }, { kind: 'text' as const, text: 'tea', shares }])
    expect(entryOf(given)).not.toHaveProperty('shares');
});

test('a deleted dish’s name is sent too, so that the CMS can keep it', () => {
  expect(entryOf({ dish: null, Name: 'Old soup' })).toMatchObject({ dish: null, Name: 'Old soup' });
});

test('only changes are sent', () => {
  const base = valuesOfPlan(buildPlan());
  expect(changesOfPlan(base, { ...base, days: [...base.days] })).toEqual({});
  expect(
    Object.keys(changesOfPlan(base, { ...base, Name: 'Another name', startDate: '2026-11-20' })),
  ).toEqual(['Name', 'startDate']);
  expect(Object.keys(changesOfPlan(base, { ...base, days: [...base.days, buildDay()] }))).toEqual(['days']);
});

test('an emptied time is none, pictures are ids, eaters keep their account', () => {
  const plan = buildPlan({
    days: [buildDay({ meals: [buildMeal({ time: '' })] })],
    Images: [{ id: 12, url: '/a.webp' }],
    eaters: [buildEater({ key: 'e', Name: ' Mariam ', user: 7 })],
  });
  const input = inputOfPlan(valuesOfPlan(plan));
  expect(input.Images).toEqual([12]);
  expect(input.eaters).toEqual([{ key: 'e', Name: 'Mariam', factor: 1, user: 7, allergens: [] }]);
  expect(at(at(input.days as { meals: { time: unknown }[] }[], 0).meals, 0).time).toBeNull();
});
