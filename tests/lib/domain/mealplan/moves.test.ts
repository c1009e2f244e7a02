import { expect, test } from 'vitest';
import { movedInPlan, withDaysOf } from '@/lib/domain/mealplan/moves';
import { at, atLeast } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal } from '../../../support/builders/mealplan';

const entry = (key: string) => buildEntry({ key });
const mon = buildDay({
  key: 'mon',
  meals: [buildMeal({ key: 'lunch', time: '13:00', entries: [entry('soup'), entry('bread')] })],
  exercises: [{ key: 'run', exercise: 4, Name: 'Run', time: '07:00', endTime: '07:40' }],
  supplements: [{ key: 'd3', supplement: 2, Name: 'D3', time: null }],
});
const tue = buildDay({ key: 'tue', meals: [buildMeal({ key: 'later', time: '14:00', entries: [] })] });
const days = [mon, tue];

test('a meal moves whole, with its new hour', () => {
  const [first, second] = atLeast(2, movedInPlan(days, 'bread', { day: 'tue', time: '12:15' }));
  expect(first.meals).toEqual([]);
  expect(second.meals).toMatchObject([{ type: 'Lunch', time: '12:15' }]);
  expect(at(second.meals, 0).entries.map(({ key }) => key)).toEqual(['soup', 'bread']);
});

test('a meal keeps its hour on another day, and takes a new one on its own', () => {
  expect(at(at(movedInPlan(days, 'soup', { day: 'tue' }), 1).meals, 0).time).toBe('13:00');
  const first = at(movedInPlan(days, 'soup', { day: 'mon', time: '15:30' }), 0);
  expect(first.meals).toMatchObject([{ key: 'lunch', time: '15:30' }]);
  const twice = [
    { ...mon, meals: [...mon.meals, buildMeal({ key: 'second', entries: [entry('tea')] })] },
    tue,
  ];
  expect(at(at(movedInPlan(twice, 'tea', { day: 'mon', time: '15:30' }), 0).meals, 1).time).toBe('15:30');
});

test('dishes join an existing meal of that kind, at its hour', () => {
  const laid = [mon, { ...tue, meals: [{ ...at(tue.meals, 0), entries: [entry('beans')] }] }];
  const second = at(movedInPlan(laid, 'soup', { day: 'tue', time: '12:15' }), 1);
  expect(second.meals).toMatchObject([{ key: 'later', time: '14:00' }]);
  expect(at(second.meals, 0).entries.map(({ key }) => key)).toEqual(['beans', 'soup', 'bread']);
});

test('an exercise keeps its length, and one without an end stays without', () => {
  const second = at(movedInPlan(days, 'run', { day: 'tue', time: '18:15' }), 1);
  expect(second.exercises).toMatchObject([{ key: 'run', time: '18:15', endTime: '18:55' }]);
  const first = at(movedInPlan(days, 'd3', { day: 'mon', time: '08:00' }), 0);
  expect(first.supplements).toMatchObject([{ key: 'd3', time: '08:00' }]);
});

test('moving a missing entry does nothing; earlier days return to their places', () => {
  expect(movedInPlan(days, 'gone', { day: 'tue', time: '08:00' })).toEqual(days);
  const moved = movedInPlan(days, 'soup', { day: 'tue', time: '12:15' });
  expect(withDaysOf(moved, days)).toEqual(days);
});
