import { DndContext } from '@dnd-kit/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlannerDay } from '@/components/mealplan/planner/week/PlannerDay';
import { usePlannerSensors } from '@/components/mealplan/planner/week/plannerDnd';
import { TakenOutProvider } from '@/components/mealplan/planner/week/TakenOut';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildEntry, buildPlan, dayWith } from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';

const TODAY = '2026-11-26';
const day = dayWith(buildEntry({ key: 'soup', kind: 'text', text: 'Soup', dish: undefined }));
const plan = buildPlan({ days: [day], parts: NO_PARTS });
const table = { days: [day], parts: NO_PARTS, eaters: [], targets: undefined };

function Column({ date }: { readonly date: string }) {
  return (
    <DndContext sensors={usePlannerSensors()}>
      <PlannerDay
        at={{ index: 0, day, date }}
        table={table}
        targets={{}}
        isMine={false}
        today={TODAY}
        kcal={new Map()}
        rows={at(day.meals, 0).type}
      />
    </DndContext>
  );
}
const show = (date: string) => {
  signInAs();
  renderPart(
    <PlanEditorProvider plan={plan}>
      <MealplanProvider>
        <TakenOutProvider>
          <Column date={date} />
        </TakenOutProvider>
      </MealplanProvider>
    </PlanEditorProvider>,
  );
};

test('today is named on the same line as every day of the week', async () => {
  show(TODAY);
  expect(await screen.findByRole('heading', { name: 'Thursday 26 November' })).toHaveTextContent(/^Today 26/);
  expect(screen.getByText('Today')).toHaveClass('visually-hidden');
});

test('other days show their weekday', async () => {
  show('2026-11-27');
  expect(await screen.findByRole('heading', { name: 'Friday 27 November' })).toHaveTextContent(/^Fri 27/);
  expect(screen.queryByText('Today')).toBeNull();
});
