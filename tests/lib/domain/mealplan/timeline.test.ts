import { expect, test } from 'vitest';
import {
  burned,
  byKind,
  byTime,
  canHaveOutcome,
  canMark,
  daysAhead,
  eaten,
  endOf,
  faceOf,
  foodCost,
  itemOfNow,
  nextItem,
  plansOf,
  sidesOf,
} from '@/lib/domain/mealplan/timeline';
import { at } from '@/tests/support/at';
import { buildItem } from '../../../support/builders/mealplan';

const lunch = buildItem({ key: 'lunch', calories: 500, prots: 20 });
const run = buildItem({ key: 'run', kind: 'exercises', type: null, time: '07:00' });
const visit = buildItem({ key: 'visit', kind: 'appointments', type: null, time: '18:15' });
const pill = buildItem({ key: 'pill', kind: 'supplements', type: null });
const late = buildItem({ key: 'late', time: '21:00', calories: 300, prots: 10 });

test('the day is in order: untimed entries first, meals at their usual hour', () => {
  expect(byTime([late, visit, lunch, run, pill]).map(({ key }) => key)).toEqual([
    'pill',
    'run',
    'lunch',
    'visit',
    'late',
  ]);
});

test('an order shows its own state: nobody marks it, and after delivery it is done', () => {
  const source = { type: 'order', id: 12, Name: '31' } as const;
  const order = buildItem({ key: 'order', kind: 'appointments', type: null, time: '18:00', source });
  expect([canMark(order), canMark(visit)]).toEqual([false, true]);
  expect(nextItem([{ ...order, order: 'packed' }, late], '12:30')?.key).toBe('order');
  expect(nextItem([{ ...order, order: 'delivered' }, late], '12:30')?.key).toBe('late');
});

test('lines are counted by kind', () => {
  const counts = byKind([late, visit, lunch, pill]);
  expect(counts).toEqual({ mealplans: 2, exercises: 0, supplements: 1, appointments: 1 });
});

test('the next line is the first one neither marked nor past', () => {
  expect(nextItem([lunch, visit, late], '12:30')?.key).toBe('lunch');
  expect(nextItem([{ ...lunch, state: 'done' }, visit], '12:30')?.key).toBe('visit');
  expect(nextItem([lunch], '23:30')).toBeUndefined();
});

test('the current line began recently and is not marked, otherwise it is the next one', () => {
  const at = (now: string, ...items: Parameters<typeof itemOfNow>[0][number][]) => itemOfNow(items, now)?.key;
  expect(at('14:30', run, lunch, visit, late)).toBe('lunch'); // a lunch has its usual hour
  expect(at('14:30', run, { ...lunch, state: 'done' }, visit, late)).toBe('visit');
  expect(at('15:30', run, lunch, visit, late)).toBe('visit');
  expect(at('22:00', run, lunch, pill, late)).toBe('late');
  expect(at('23:00', run, lunch, pill, late)).toBeUndefined();
  expect(at('18:00', { ...visit, order: 'packed' }, late)).toBe('late');
});

test('a meal is represented by its dish, with sides beside it and pills after it', () => {
  const borscht = buildItem({ key: 'borscht', dish: 3, time: '13:30' });
  const bread = buildItem({ key: 'bread', dish: null, time: '13:30' });
  const oil = buildItem({ key: 'oil', kind: 'supplements', type: null, time: '13:30' });
  const later = buildItem({ key: 'later', kind: 'supplements', type: null, time: '14:00' });
  const at = (now: string, ...items: Parameters<typeof itemOfNow>[0][number][]) => itemOfNow(items, now)?.key;
  expect(at('14:26', borscht, bread, oil, later)).toBe('borscht');
  expect(at('14:26', bread, oil, later, borscht)).toBe('borscht');
  expect(at('13:00', oil, bread, borscht)).toBe('borscht'); // the next hour, too
  expect(at('14:26', { ...borscht, state: 'done' }, oil, bread)).toBe('bread');
  expect(at('14:26', { ...borscht, state: 'done' }, { ...bread, state: 'done' }, oil)).toBe('oil');
  const run14 = { ...run, time: '14:00' };
  expect(at('14:26', borscht, bread, run14)).toBe('run'); // has begun since
  expect(sidesOf(borscht, [oil, borscht, bread, lunch, late]).map(({ key }) => key)).toEqual(['bread']);
  expect(sidesOf(borscht, [borscht, { ...bread, state: 'skipped' }])).toEqual([]);
  expect(sidesOf(run14, [run14, bread])).toEqual([]);
});

test('eaten food counts once marked, planned food until skipped', () => {
  const total = eaten([{ ...lunch, state: 'done' }, late, { ...late, state: 'skipped' }, run]);
  expect(total).toMatchObject({ calories: 500, prots: 20, fats: 0, planned: 800 });
});

test('only finished exercises burn', () => {
  const at = (state: 'done' | 'skipped' | null) =>
    buildItem({ kind: 'exercises', burnedCalories: 200, state });
  expect(burned([at('done'), at('skipped'), at(null), buildItem({ burnedCalories: 9, state: 'done' })])).toBe(
    200,
  );
});

test('skipped food costs nothing, and a day without known costs has none', () => {
  expect(foodCost([buildItem({ costTetri: 500 }), buildItem({ costTetri: 700, state: 'skipped' })])).toBe(
    500,
  );
  expect(foodCost([buildItem()])).toBeUndefined();
});

test('a coming day sums its meals, and lists its other entries in order', () => {
  const day = at(daysAhead([visit, late, run, pill], ['2026-11-20']), 0);
  expect(day).toMatchObject({ calories: 300, meals: 1 });
  expect(day.others.map(({ key }) => key)).toEqual(['run', 'visit']);
  expect(daysAhead([visit], ['2026-11-21'])[0]).toMatchObject({ meals: 0, others: [] });
});

test('plans are counted, and a followed one separately from one with the same number', () => {
  const from = (type: 'mealplan' | 'subscription' | 'visit', id: number) =>
    buildItem({ source: { type, id, Name: 'Name' } });
  expect(plansOf([])).toBe(0);
  expect(plansOf([from('mealplan', 5), from('mealplan', 5), from('visit', 6)])).toBe(1);
  expect(plansOf([from('mealplan', 5), from('subscription', 5)])).toBe(2);
});

test('a day is named by its dinner, and by no skipped dish', () => {
  const lunch = buildItem({ title: 'Soup', dish: 3 });
  const bread = buildItem({ title: 'Bread', type: 'Dinner', dish: null });
  const dinner = buildItem({ title: 'Trout', type: 'Dinner', dish: 4 });
  expect(faceOf([lunch, bread, dinner])).toBe(dinner);
  expect(faceOf([lunch, bread])).toBe(bread);
  expect(faceOf([lunch, { ...bread, state: 'skipped' }])).toBe(lunch);
  expect(faceOf([])).toBeUndefined();
});

test('a day ends once all of it is marked; an order marks itself', () => {
  const done = buildItem({ state: 'done' });
  const order = buildItem({ source: { type: 'order', id: 1, Name: '31' }, order: 'placed' });
  expect(endOf([done, order])).toBe('done');
  expect(endOf([done, buildItem({ state: 'skipped' })])).toBe('skipped');
  expect(endOf([done, buildItem()])).toBeUndefined();
  expect(endOf([order])).toBeUndefined();
});

test('only a planned dish that was eaten can have an outcome', () => {
  const dish = { ...lunch, servings: 2, state: 'done' } as const;
  const copied = { ...dish, source: { type: 'subscription', id: 3, Name: 'Fasting' } } as const;
  expect([dish, copied].map(canHaveOutcome)).toEqual([true, true]);
  const others = [
    { ...dish, state: null },
    { ...dish, state: 'skipped' as const },
    { ...dish, servings: null },
  ];
  expect([...others, { ...run, servings: 1, state: 'done' as const }].map(canHaveOutcome)).toEqual(
    Array(4).fill(false),
  );
});
