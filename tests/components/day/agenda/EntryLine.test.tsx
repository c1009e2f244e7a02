import { expect, test } from 'vitest';
import { EntryLine } from '@/components/day/agenda/EntryLine';
import { signInAs } from '../../../support/builders/auth';
import { buildEater, buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

test.each([
  [1, '2 servings'],
  [0.5, '1.5 servingsmy portion: 0.5'],
])('a portion of %d hides the obvious', async (factor, said) => {
  const me = signInAs();
  const entry = buildEntry();
  const eaters = [buildEater({ factor, user: me.id }), buildEater({ key: 'other', Name: 'Nika' })];
  const parts = {
    dishes: { 1: buildPlanDish({ calories: null }) },
    products: {},
    exercises: {},
    supplements: {},
  };
  const table = { days: [dayWith(entry)], eaters, parts };
  const { findByText } = renderPart(<EntryLine entry={entry} table={table} />);
  const served = await findByText(/servings$/);
  expect(served.parentElement?.textContent).toBe(said);
});
