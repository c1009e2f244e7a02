import type { ReadExtra, ReadMeal } from '../../types';

const MONTH = 'yyyy-MM'.length;

/** Groups meals into monthly plans, because a plan has at most sixty days; `of` distinguishes a source's plans. */
export function plansByMonth(app: string, of: string, meals: readonly ReadMeal[]): ReadExtra[] {
  const months = [...new Set(meals.map(({ day }) => day.slice(0, MONTH)))].sort();
  return months.map((month) => ({
    collection: 'mealplans',
    uid: [of, month].filter(Boolean).join(' '),
    Name: `${app} ${month}`,
    data: {
      meals: meals
        .filter(({ day }) => day.startsWith(month))
        .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
    },
  }));
}
