import { expect, test } from 'vitest';
import { byTime, eaten, nextItem } from '@/lib/domain/mealplan/timeline';
import { buildItem } from '../../../support/mealplan';

const lunch = buildItem({ key: 'lunch', calories: 500, prots: 20 });
const run = buildItem({ key: 'run', kind: 'exercises', type: null, time: '07:00' });
const visit = buildItem({ key: 'visit', kind: 'appointments', type: null, time: '18:15' });
const pill = buildItem({ key: 'pill', kind: 'supplements', type: null });
const late = buildItem({ key: 'late', time: '21:00', calories: 300, prots: 10 });

test('the day is in order: what has no time first, meals at their usual hour', () => {
  expect(byTime([late, visit, lunch, run, pill]).map(({ key }) => key)).toEqual([
    'pill',
    'run',
    'lunch',
    'visit',
    'late',
  ]);
});

test('what comes next is the first line that is not marked and not past', () => {
  expect(nextItem([lunch, visit, late], '12:30')?.key).toBe('lunch');
  expect(nextItem([{ ...lunch, state: 'done' }, visit], '12:30')?.key).toBe('visit');
  expect(nextItem([lunch], '23:30')).toBeUndefined();
});

test('what is eaten is counted when it is marked, what is planned until it is skipped', () => {
  const total = eaten([{ ...lunch, state: 'done' }, late, { ...late, state: 'skipped' }, run]);
  expect(total).toMatchObject({ calories: 500, prots: 20, fats: 0, planned: 800 });
});
