import { expect, test } from 'vitest';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import {
  dayDetails,
  detailIds,
  type DetailSources,
  entryDetails,
  meanDetails,
} from '@/lib/domain/mealplan/details';
import type { Eater, PlanDay, PlanEntry } from '@/lib/domain/mealplan/types';
import { at } from '@/tests/support/at';

const lobio: DetailTotals = { of: 4, amounts: { iron: 3, zinc: 1 }, known: { iron: 4, zinc: 2 } };
const sources: DetailSources = {
  dish: (id) => (id === 1 ? lobio : undefined),
  product: (id) => (id === 7 ? { Name: 'Apple', fibre: 2, nutrients: { vitaminC: 5 } } : undefined),
};
const eaters: Eater[] = [
  { key: 'me', Name: 'Me', factor: 1, user: 7 },
  { key: 'kid', Name: 'Kid', factor: 0.5 },
];
const dish = (entry: Partial<PlanEntry> = {}): PlanEntry => ({
  key: 'soup',
  kind: 'dish',
  dish: 1,
  ...entry,
});
const day = (...entries: PlanEntry[]): PlanDay => ({
  key: 'mon',
  meals: [{ key: 'm', type: 'Lunch', entries }],
  exercises: [],
  supplements: [],
  appointments: [],
});
const of = (entry: PlanEntry, days = [day(entry)]) => entryDetails(entry, days, { eaters, sources, user: 7 });

test('a dish counts one serving for the reader, whatever the others eat', () => {
  expect(of(dish())).toEqual({ of: 4, amounts: { iron: 3, zinc: 1 }, known: { iron: 4, zinc: 2 } });
  expect(of(dish({ servings: 3 })).amounts.iron).toBeCloseTo(6);
});

test('meals that the reader sits out and free texts are left out', () => {
  expect(of(dish({ out: ['me'] })).of).toBe(0);
  expect(of({ key: 't', kind: 'text', text: 'At my aunt’s' }).of).toBe(0);
});

test('a product counts by its weight and the reader’s share', () => {
  const apple = of({ key: 'a', kind: 'product', product: 7, amount: 300, unit: 'gr' });
  expect(apple.of).toBe(1);
  expect(apple.amounts.vitaminC).toBeCloseTo(10);
  expect(apple.amounts.fibre).toBeCloseTo(4);
});

test('an unreadable dish or product counts as unknown', () => {
  expect(of(dish({ dish: 2 }))).toEqual({ of: 1, amounts: {}, known: {} });
  expect(of({ key: 'a', kind: 'product', product: 9, amount: 1, unit: 'gr' }).of).toBe(1);
});

test('leftovers count as their dish', () => {
  const cooked = dish({ servings: 3 });
  const left: PlanEntry = { key: 'left', kind: 'leftovers', of: 'soup' };
  const days = [day(cooked), { ...day(left), key: 'tue' }];
  expect(of(left, days).amounts.iron).toBeCloseTo(3);
  expect(of(cooked, days).amounts.iron).toBeCloseTo(3);
});

test('a day adds up its entries, and the mean leaves out empty days', () => {
  const days = [day(dish(), { key: 'a', kind: 'product', product: 7, amount: 150, unit: 'gr' }), day()];
  const each = days.map((one) => dayDetails(one, days, { eaters, sources, user: 7 }));
  expect(each[0]).toMatchObject({ of: 5, known: { iron: 4, vitaminC: 1 } });
  expect(at(each, 0).amounts.vitaminC).toBeCloseTo(5);
  expect(meanDetails([...each, at(each, 0)]).amounts.iron).toBeCloseTo(3);
  expect(meanDetails([])).toEqual({ of: 0, amounts: {}, known: {} });
});

test('the ids are those of the shown days and of their leftovers’ dishes, each once', () => {
  const first = day(dish({ dish: 4 }), dish({ key: 'b', dish: 4 }));
  const second = {
    ...day(
      { key: 'left', kind: 'leftovers', of: 'soup' },
      { key: 'a', kind: 'product', product: 7, amount: 1, unit: 'gr' },
      dish({ key: 'c', dish: 2 }),
      { key: 't', kind: 'text', text: 'Out' },
    ),
    key: 'tue',
  };
  expect(detailIds([second], [first, second])).toEqual({ dishes: [2, 4], products: [7] });
});
