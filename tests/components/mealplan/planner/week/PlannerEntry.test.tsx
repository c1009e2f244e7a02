import { DndContext } from '@dnd-kit/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlannerEntry } from '@/components/mealplan/planner/week/PlannerEntry';
import { usePlannerSensors } from '@/components/mealplan/planner/week/plannerDnd';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { signInAs } from '../../../../support/builders/auth';
import {
  buildEater,
  buildEntry,
  buildPlan,
  buildPlanDish,
  dayWith,
} from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';

const eaters = [buildEater({ key: 'ana', Name: 'Ana' }), buildEater({ key: 'nika', Name: 'Nika' })];
const parts = { ...NO_PARTS, dishes: { 1: buildPlanDish() } };

function Entry({ entry }: { entry: PlanEntry }) {
  const table = { days: [dayWith(entry)], parts, eaters };
  return (
    <DndContext sensors={usePlannerSensors()}>
      <PlannerEntry entry={entry} table={table} mealName="Lunch" kcal={480} isRow={false} />
    </DndContext>
  );
}

const shares = [
  { eater: 'ana', servings: 0.8 },
  { eater: 'nika', servings: 1.2 },
];
test.each([
  [{ shares }, '480 kcal · Ana\u00a00.8 · Nika\u00a01.2'],
  [{ shares, servings: 4 }, '480 kcal · 4 servings · Ana\u00a00.8 · Nika\u00a01.2'],
  [{}, '480 kcal'],
])('an entry shows the plates of those who eat it: %j', async (given, facts) => {
  signInAs();
  const entry = buildEntry(given);
  renderPart(
    <PlanEditorProvider plan={buildPlan({ eaters, parts, days: [dayWith(entry)] })}>
      <MealplanProvider>
        <Entry entry={entry} />
      </MealplanProvider>
    </PlanEditorProvider>,
  );
  const found = await screen.findByText(/480/);
  expect(found.textContent?.replaceAll('480\u00a0', '480 ').replaceAll('4\u00a0servings', '4 servings')).toBe(
    facts,
  );
});
