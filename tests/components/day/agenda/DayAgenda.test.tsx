import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayAgenda } from '@/components/day/agenda/DayAgenda';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import type { Marks } from '@/components/day/agenda/useMarks';
import type { LogState, PlanEntry } from '@/lib/domain/mealplan/types';
import { signInAs } from '../../../support/builders/auth';
import { buildEater, buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

const DAY = '2026-11-20';

function setUp(entry: PlanEntry, state: LogState | null, said: ReturnType<Marks['outcomeOf']> = {}) {
  signInAs();
  const set = vi.fn<Marks['set']>(() => Promise.resolve());
  const day = dayWith(entry);
  const parts = { dishes: { 1: buildPlanDish() }, products: {}, exercises: {}, supplements: {} };
  const table = { days: [day], eaters: [buildEater(), buildEater({ key: 'other' })], parts };
  const marks: Marks = { stateOf: () => state, outcomeOf: () => said, isWaiting: () => false, set };
  const at = { day, date: DAY, index: 0 };
  const shown = renderPart(
    <MealplanProvider>
      <DayAgenda at={at} table={table} marks={marks} today={DAY} isLarge />
    </MealplanProvider>,
  );
  return { set, part: { kind: 'entry', key: entry.key, day: DAY }, ...shown };
}

test('a dish of the plan that was eaten can be thrown away, in part of what was cooked for the table', async () => {
  const entry = buildEntry({ dish: 1 });
  const { user, set, part } = setUp(entry, 'done', { outcome: 'thrownAway', outcomeServings: null });
  await user.click(await screen.findByRole('button', { name: 'Half' }));
  expect(set).toHaveBeenCalledWith(part, 'done', { outcome: 'thrownAway', outcomeServings: 1 });
  await user.click(screen.getByRole('button', { name: /^Left over: / }));
  expect(set).toHaveBeenLastCalledWith(part, 'done', { outcome: 'leftOver', outcomeServings: null });
});

test.each<[string, Partial<PlanEntry>, LogState | null]>([
  ['not eaten', { dish: 1 }, null],
  ['skipped', { dish: 1 }, 'skipped'],
  ['a mere text', { kind: 'text', dish: null, text: 'Bread' }, 'done'],
])('what is %s cannot', async (_, given, state) => {
  setUp(buildEntry(given), state);
  expect(await screen.findByRole('button', { name: /^(I ate it|Eaten): / })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Thrown away: / })).not.toBeInTheDocument();
});
