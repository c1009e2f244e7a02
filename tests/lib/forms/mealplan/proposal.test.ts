import { expect, test } from 'vitest';
import { sharesInOrder } from '@/lib/domain/mealplan/plates/shares';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import type { ProposedDay, Slot } from '@/lib/domain/planning/model';
import {
  fillsAny,
  frameOf,
  joinedShortfalls,
  fixedDishesIn,
  placedInto,
  lockedIn,
  shortfallsIn,
  slotId,
  withLockedLeftovers,
  withOther,
} from '@/lib/forms/mealplan/proposal';
import { at } from '@/tests/support/at';
import {
  buildDay,
  buildEater,
  buildEntry,
  buildMeal,
  buildPlanDish,
  emptyDays,
} from '../../../support/builders/mealplan';

const figures = { calories: 0, fats: 0, carbs: 0, prots: 0, costTetri: 0, persons: [] };
const dish = (id: number, servings = 1) => ({
  kind: 'dish' as const,
  dish: id,
  servings,
  shares: [servings],
});
const left = (id: number, of: Slot) => ({
  kind: 'leftovers' as const,
  dish: id,
  servings: 1,
  shares: [1],
  of,
});
const day = (
  number: number,
  entries: Partial<Record<'Lunch' | 'Dinner', ProposedDay['meals'][0]['entries']>>,
): ProposedDay => ({
  day: number,
  meals: (['Lunch', 'Dinner'] as const).map((type) => ({ type, entries: entries[type] ?? [] })),
  figures,
});
const ana = buildEater({ key: 'ana' });
const laying = {
  eaters: [ana],
  nameOf: (id: number) => `Dish ${id}`,
  keyOf: (slot: Slot, index: number) => `${slotId(slot)} ${index}`,
  newKey: () => 'new',
};
const anas = (servings: number) => [{ eater: 'ana', servings }];
const MEALS = ['Lunch', 'Dinner'] as const;

const soup = buildEntry({ key: 'soup', dish: 1, servings: 3 });
const days = [
  ...emptyDays(1),
  buildDay({ key: 'tuesday', meals: [buildMeal({ type: 'Lunch', entries: [soup] })] }),
  buildDay({
    key: 'wednesday',
    meals: [buildMeal({ type: 'Dinner', entries: [buildEntry({ kind: 'text', dish: null, text: 'Out' })] })],
  }),
];
const all = days.map(({ key }) => key);
const parts = { ...NO_PARTS, dishes: { 1: buildPlanDish() } };

test('existing entries are not open, and their dishes are kept', () => {
  const frame = frameOf(days, all, MEALS);
  expect([...frame.open]).toEqual(['1 Lunch', '1 Dinner', '2 Dinner', '3 Lunch']);
  expect(fixedDishesIn(days, frame, { eaters: [], parts })).toEqual([{ day: 2, meal: 'Lunch', dish: 1 }]);
});

test('days outside the request are ignored', () => {
  const frame = frameOf(days, ['tuesday', 'wednesday'], MEALS);
  expect(frame.days).toEqual(['tuesday', 'wednesday']);
  const around = frameOf(days, ['day-1', 'wednesday'], MEALS);
  expect(around.days).toHaveLength(3);
  expect([...around.open]).toEqual(['1 Lunch', '1 Dinner', '3 Lunch']);
});

test('the proposal fills only open meals; everything else stays', () => {
  const frame = frameOf(days, all, MEALS);
  const proposed = [
    day(1, { Lunch: [dish(5, 2)], Dinner: [dish(6)] }),
    day(2, { Lunch: [dish(1, 3)], Dinner: [left(5, { day: 1, meal: 'Lunch' })] }),
    day(3, { Lunch: [left(1, { day: 2, meal: 'Lunch' })], Dinner: [dish(9)] }),
  ];
  const laid = placedInto(days, frame, proposed, laying);
  expect(at(laid, 0).meals.map(({ entries }) => entries)).toEqual([
    [{ key: '1 Lunch 0', kind: 'dish', dish: 5, Name: 'Dish 5', shares: anas(1) }],
    [{ key: '1 Dinner 0', kind: 'dish', dish: 6, Name: 'Dish 6', shares: anas(1) }],
  ]);
  expect(at(laid, 1).meals[0]).toBe(at(days, 1).meals[0]);
  expect(at(at(laid, 1).meals, 1).entries).toEqual([
    { key: '2 Dinner 0', kind: 'leftovers', of: '1 Lunch 0', shares: anas(1) },
  ]);
  expect(
    at(laid, 2).meals.map(({ type, entries }) => [type, at(entries, 0).of ?? at(entries, 0).text]),
  ).toEqual([
    ['Lunch', 'soup'],
    ['Dinner', 'Out'],
  ]);
});

test('an entry keeps what each eats of it, by the eaters’ keys; who eats something else has no share', () => {
  const eaters = [ana, buildEater({ key: 'nika' })];
  const frame = frameOf(days, ['day-1'], ['Lunch']);
  const entries = [
    { ...dish(5, 0.8), shares: [0.8, 0] },
    { ...dish(6, 1.2), shares: [0, 1.2] },
  ];
  const first = at(placedInto(days, frame, [day(1, { Lunch: entries })], { ...laying, eaters }), 0);
  expect(at(first.meals, 0).entries.map(({ shares, servings }) => [shares, servings])).toEqual([
    [sharesInOrder(eaters, [0.8, 0]), undefined],
    [sharesInOrder(eaters, [0, 1.2]), undefined],
  ]);
});

test('leftovers of a meal that is not filled are cooked, and nothing is cooked for missing leftovers', () => {
  const frame = frameOf(days, all, MEALS);
  const proposed = [
    day(1, { Lunch: [dish(5, 2)], Dinner: [] }),
    day(2, {}),
    day(3, { Lunch: [left(9, { day: 3, meal: 'Dinner' })], Dinner: [left(5, { day: 1, meal: 'Lunch' })] }),
  ];
  const laid = placedInto(days, frame, proposed, laying);
  expect(at(at(laid, 0).meals, 0).entries[0]).toEqual({
    key: '1 Lunch 0',
    kind: 'dish',
    dish: 5,
    Name: 'Dish 5',
    shares: anas(1),
  });
  expect(at(at(laid, 2).meals, 0).entries[0]).toMatchObject({ kind: 'dish', dish: 9 });
  expect(at(laid, 0).meals).toHaveLength(1);
});

const proposal = {
  days: [
    day(1, { Lunch: [dish(5, 2)] }),
    day(2, { Lunch: [left(5, { day: 1, meal: 'Lunch' })], Dinner: [dish(6)] }),
  ],
  score: 0,
  saved: [],
  isCutOff: false,
  toBuyTetri: 1200,
  staysTetri: 100,
  toBuyUnknown: 0,
  shortfalls: [
    { key: 'budget', values: { budgetTetri: 1000, costTetri: 1200 } },
    { key: 'repeats', values: { dish: 5, times: 3, limit: 1 } },
    { key: 'unknownCost', values: { dishes: [5] } },
    { key: 'unknownFigures', values: { dishes: [5, 6] } },
    { key: 'minutes', day: 1, values: { meal: 'Lunch', dish: 5, minutes: 60, limit: 30 } },
    { key: 'minutes', day: 1, values: { meal: 'Dinner', dish: 6, minutes: 60, limit: 30 } },
    {
      key: 'target',
      day: 1,
      values: { eater: '', nutrient: 'prots', target: 60, amount: 40, difference: -20 },
    },
    {
      key: 'target',
      day: 2,
      values: { eater: '', nutrient: 'prots', target: 60, amount: 40, difference: -20 },
    },
  ],
} as const;

test('another dish takes over the leftovers, and drops the old one’s notes', () => {
  const other = withOther(proposal, { day: 1, meal: 'Lunch' }, { dish: 7, servings: 2, costTetri: -150 });
  expect(at(at(other.days, 0).meals, 0).entries).toEqual([dish(7, 2)]);
  expect(
    at(
      withOther(proposal, { day: 1, meal: 'Lunch' }, { dish: 7, servings: 3, shares: [3], costTetri: 0 })
        .days,
      0,
    ).meals[0]?.entries,
  ).toEqual([dish(7, 3)]);
  expect(at(at(other.days, 1).meals, 0).entries).toMatchObject([{ kind: 'leftovers', dish: 7 }]);
  expect(other.shortfalls).toEqual([
    { key: 'budget', values: { budgetTetri: 1000, costTetri: 1050 } },
    { key: 'repeats', values: { dish: 5, times: 2, limit: 1 } },
    { key: 'unknownFigures', values: { dishes: [6] } },
    proposal.shortfalls[5],
    proposal.shortfalls[7],
  ]);
  expect(
    at(
      withOther(proposal, { day: 1, meal: 'Lunch' }, { dish: 7, servings: 2, costTetri: -250 }).shortfalls,
      0,
    ).key,
  ).toBe('repeats');
});

test('notes on unfilled meals are not shown', () => {
  const frame = { days: ['a', 'b'], meals: MEALS, open: new Set(['1 Dinner']) };
  const empty = (number: number, meal: 'Lunch' | 'Dinner') =>
    ({ key: 'empty', day: number, values: { meal, took: [], loosenings: [] } }) as const;
  const kept = { key: 'keptFast', day: 2, values: { meal: 'Lunch', dish: 1, fast: 'oil' } } as const;
  const shortfalls = [
    empty(1, 'Lunch'),
    empty(1, 'Dinner'),
    kept,
    proposal.shortfalls[6],
    proposal.shortfalls[7],
  ];
  expect(shortfallsIn({ ...proposal, shortfalls }, frame)).toEqual([
    empty(1, 'Dinner'),
    kept,
    proposal.shortfalls[6],
  ]);
});

test('meals left empty for the same reason are listed once, in the order of what is gravest', () => {
  const empty = (number: number, dishes: number) =>
    ({
      key: 'empty',
      day: number,
      values: { meal: 'Lunch', took: [{ by: 'diet', dishes }], loosenings: [] },
    }) as const;
  const shortfalls = [empty(1, 4), empty(2, 5), empty(3, 4), proposal.shortfalls[0]];
  expect(joinedShortfalls(shortfalls).map(({ of, days }) => [of.key, days])).toEqual([
    ['empty', [1, 3]],
    ['empty', [2]],
    ['budget', []],
  ]);
});

test('locked dishes stay', () => {
  expect(lockedIn(proposal.days, new Set(['1 Lunch', '2 Dinner']))).toEqual([
    { day: 1, meal: 'Lunch', dish: 5 },
    { day: 2, meal: 'Dinner', dish: 6 },
  ]);
});

test('locked leftovers keep their dish, and return in the next proposal', () => {
  const locked = new Set(['2 Lunch']);
  expect(lockedIn(proposal.days, locked)).toEqual([{ day: 1, meal: 'Lunch', dish: 5 }]);
  const next = [day(1, { Lunch: [dish(5, 2)] }), day(2, { Lunch: [dish(8)] })];
  expect(at(at(withLockedLeftovers(next, proposal.days, locked), 1).meals, 0).entries).toEqual(
    at(proposal.days[1].meals, 0).entries,
  );
});

test('food saved by a dish is no longer saved once it is replaced', () => {
  const at = { day: 1, meal: 'Lunch', dish: 5, taken: null } as const;
  const thing = { Name: 'Cream', product: null, expiresOn: '2026-10-14', until: 2, amount: null, unit: null };
  const saved = [
    { ...thing, ...at, key: 'cream' },
    { ...thing, ...at, key: 'eggs', day: 2 },
  ];
  const swapped = withOther({ ...proposal, saved }, at, { dish: 7, servings: 2, costTetri: null });
  expect(swapped.saved.map(({ key }) => key)).toEqual(['eggs']);
});

test('a proposal whose requested meals all stay empty fills nothing', () => {
  const open = new Set(['1 Lunch']);
  const frame = { days: ['a'], meals: MEALS, open };
  expect(fillsAny({ days: [day(1, { Lunch: [dish(5)] })] }, frame)).toBe(true);
  expect(fillsAny({ days: [day(1, { Dinner: [dish(5)] })] }, frame)).toBe(false);
});
