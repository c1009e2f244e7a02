import { expect, test } from 'vitest';
import { planDifferences, resolvedPlan } from '@/lib/forms/mealplan/conflict';
import { valuesOfPlan } from '@/lib/forms/mealplan/values';
import { proposedSides } from '@/lib/forms/versions/fields';
import { buildDay, buildPlan } from '../../../support/builders/mealplan';

const day = (key: string, title = '') => buildDay({ key, title });
const base = valuesOfPlan(buildPlan({ days: [day('mon'), day('tue'), day('wed')] }));
const mine = { ...base, Name: 'My name', days: [day('mon', 'mine'), day('tue'), day('wed', 'my wed')] };
const theirs = {
  ...base,
  Description: 'Their words',
  days: [day('mon'), day('new', 'theirs'), day('tue', 'theirs'), day('wed', 'their wed')],
};
const versions = { base, mine, theirs };

test('both versions are compared field by field and day by day', () => {
  expect(planDifferences(versions).map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ['Name', 'me'],
    ['Description', 'them'],
    ['mon', 'me'],
    ['tue', 'them'],
    ['wed', 'both'],
    ['new', 'them'],
  ]);
});

test('a one-sided change is proposed; if both changed, the person chooses', () => {
  const proposed = proposedSides(planDifferences(versions));
  expect(proposed).toEqual({
    Name: 'mine',
    Description: 'theirs',
    mon: 'mine',
    tue: 'theirs',
    new: 'theirs',
  });
  const resolved = resolvedPlan(versions, { ...proposed, wed: 'theirs' });
  expect(resolved).toMatchObject({ Name: 'My name', Description: 'Their words' });
  expect(resolved.days.map(({ key, title }) => [key, title])).toEqual([
    ['mon', 'mine'],
    ['new', 'theirs'],
    ['tue', 'theirs'],
    ['wed', 'their wed'],
  ]);
});

test('a day that they removed goes if their side is chosen', () => {
  const without = { ...base, days: [day('mon'), day('wed')] };
  const found = planDifferences({ base, mine: base, theirs: without });
  expect(found.map(({ field, changedBy }) => [field, changedBy])).toEqual([['tue', 'them']]);
  const resolved = resolvedPlan({ base, mine: base, theirs: without }, { tue: 'theirs' });
  expect(resolved.days.map(({ key }) => key)).toEqual(['mon', 'wed']);
});

test('the same change on both sides is no difference', () => {
  expect(planDifferences({ base, mine: { ...base, Name: 'New' }, theirs: { ...base, Name: 'New' } })).toEqual(
    [],
  );
});
