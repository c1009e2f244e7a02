import { expect, test } from 'vitest';
import { weekTotals } from '@/lib/domain/mealplan/figures/sums';

const day = (calories: number, costTetri: number, incomplete: string[] = []) => ({
  calories,
  fats: 0,
  carbs: 0,
  prots: 0,
  costTetri,
  incomplete,
  priceless: [],
});

test('nutrition is averaged over days with content, cost is summed over the week', () => {
  const week = weekTotals([day(2000, 1000), day(1000, 500, ['Salt']), day(0, 0)]);
  expect(week).toMatchObject({ calories: 1500, costTetri: 1500, countedDays: 2, incomplete: ['Salt'] });
  expect(weekTotals([])).toMatchObject({ calories: 0, costTetri: 0, countedDays: 0 });
});
