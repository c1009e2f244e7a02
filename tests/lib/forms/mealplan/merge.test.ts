import { expect, test } from 'vitest';
import { reuseUnchangedDays, mergedPlan } from '@/lib/forms/mealplan/merge';
import { valuesOfPlan } from '@/lib/forms/mealplan/values';
import { atLeast, given } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal, buildPlan } from '../../../support/builders/mealplan';

const text = (key: string) => buildEntry({ key, kind: 'text', dish: null, text: key });
const lunch = (...keys: string[]) => buildMeal({ key: 'lunch', type: 'Lunch', entries: keys.map(text) });
const dinner = (...keys: string[]) => buildMeal({ key: 'dinner', type: 'Dinner', entries: keys.map(text) });
const day = (key: string, ...meals: ReturnType<typeof buildMeal>[]) => buildDay({ key, meals });
const base = valuesOfPlan(buildPlan({ days: [day('mon', lunch(), dinner()), day('tue'), day('wed')] }));
const wordsOf = (plan: ReturnType<typeof mergedPlan>) =>
  plan?.days.map(({ key, meals }) => [
    key,
    ...meals.flatMap(({ entries }) => entries.map((entry) => entry.text)),
  ]);

test('changes of different fields, days and meals of one day are merged', () => {
  const mine = {
    ...base,
    Name: 'My name',
    days: [day('mon', lunch('soup'), dinner()), ...base.days.slice(1)],
  };
  const [, tuesday, wednesday] = atLeast(3, base.days);
  const theirs = {
    ...base,
    Description: 'Their words',
    days: [day('mon', lunch(), dinner('fish')), tuesday, day('new', lunch('pie')), wednesday],
  };
  const merged = mergedPlan({ base, mine, theirs });
  expect(merged).toMatchObject({ Name: 'My name', Description: 'Their words' });
  expect(wordsOf(merged)).toEqual([['mon', 'soup', 'fish'], ['tue'], ['new', 'pie'], ['wed']]);
});

test('a meal they added to a day, or removed, stays so beside my change of that day', () => {
  const supper = buildMeal({ key: 'supper', type: 'Snack', entries: [text('fruit')] });
  const mine = { ...base, days: [day('mon', lunch('soup'), dinner()), ...base.days.slice(1)] };
  const merged = (...meals: ReturnType<typeof buildMeal>[]) =>
    mergedPlan({ base, mine, theirs: { ...base, days: [day('mon', ...meals), ...base.days.slice(1)] } });
  expect(wordsOf(merged(lunch(), dinner(), supper))?.[0]).toEqual(['mon', 'soup', 'fruit']);
  expect(given(merged(lunch())?.days[0]).meals.map(({ key }) => key)).toEqual(['lunch']);
});

test('a meal I removed from a day does not return with their change of it', () => {
  const mine = { ...base, days: [day('mon', lunch()), ...base.days.slice(1)] };
  const theirs = { ...base, days: [day('mon', lunch('salad'), dinner()), ...base.days.slice(1)] };
  const merged = mergedPlan({ base, mine, theirs });
  expect(given(merged?.days[0]).meals.map(({ key }) => key)).toEqual(['lunch']);
  expect(wordsOf(merged)?.[0]).toEqual(['mon', 'salad']);
});

test('a meal that both changed is for a person to decide, like a field', () => {
  const mine = { ...base, days: [day('mon', lunch('soup'), dinner()), ...base.days.slice(1)] };
  const theirs = { ...base, days: [day('mon', lunch('salad'), dinner()), ...base.days.slice(1)] };
  expect(mergedPlan({ base, mine, theirs })).toBeNull();
  expect(mergedPlan({ base, mine: { ...base, Name: 'One' }, theirs: { ...base, Name: 'Other' } })).toBeNull();
});

test('a day that one removed and the other changed is for a person to decide', () => {
  const mine = { ...base, days: [day('mon', lunch('soup'), dinner()), ...base.days.slice(1)] };
  expect(mergedPlan({ base, mine, theirs: { ...base, days: base.days.slice(1) } })).toBeNull();
});

test('their new order of days stays, with my change in it', () => {
  const [mon, tue, wed] = atLeast(3, base.days);
  const mine = { ...base, days: [mon, day('tue', lunch('soup')), wed] };
  const merged = mergedPlan({ base, mine, theirs: { ...base, days: [wed, mon, tue] } });
  expect(wordsOf(merged)).toEqual([['wed'], ['mon'], ['tue', 'soup']]);
});

test('without changes of theirs, mine stays identical', () => {
  const mine = { ...base, Name: 'My name' };
  expect(mergedPlan({ base, mine, theirs: { ...base } })).toBe(mine);
});

test('the saved plan reuses the shown days if they are equal', () => {
  const kept = { ...base, days: base.days.map((one) => ({ ...one })) };
  const [monday, , wednesday] = atLeast(3, kept.days);
  expect(reuseUnchangedDays(kept, base).days).toBe(base.days);
  const other = { ...kept, days: [monday, day('tue', lunch('pie')), wednesday] };
  const like = reuseUnchangedDays(other, base);
  expect(like.days.map((one, at) => one === base.days[at])).toEqual([true, false, true]);
});
