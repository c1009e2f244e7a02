import { DndContext } from '@dnd-kit/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShownDay } from '@/components/day/week/useShownDay';
import { EntryDialog } from '@/components/mealplan/planner/dialogs/EntryDialog';
import { PlannerMeal } from '@/components/mealplan/planner/week/PlannerMeal';
import { usePlannerSensors } from '@/components/mealplan/planner/week/plannerDnd';
import { TakenOutProvider } from '@/components/mealplan/planner/week/TakenOut';
import { MealplanProvider, useMealplan } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { servePlan } from '../../../../support/builders/servePlan';
import { buildEntry, buildPlan, dayWith } from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';

const textOf = (text: string) => buildEntry({ key: text, kind: 'text', text, dish: undefined });
const plan = buildPlan({ days: [dayWith(textOf('Soup'), textOf('Bread'))], parts: NO_PARTS });

function Meal() {
  const { values } = usePlanEditor();
  const { modal, openModal } = useMealplan();
  const { days } = values;
  const shown = useShownDay(days, { startDate: null, repeat: 'none' });
  const table = { days, parts: NO_PARTS, eaters: [], targets: undefined };
  return (
    <DndContext sensors={usePlannerSensors()}>
      <PlannerMeal
        meal={at(at(days, 0).meals, 0)}
        table={table}
        dayName="Monday"
        kcal={new Map()}
        isRow
        isNamed
      />
      {modal?.name === 'entry' && (
        <EntryDialog entryKey={modal.key} shown={shown} onClose={() => openModal(null)} />
      )}
    </DndContext>
  );
}

function show() {
  signInAs();
  const told = servePlan(plan);
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <MealplanProvider>
        <TakenOutProvider>
          <Meal />
        </TakenOutProvider>
      </MealplanProvider>
    </PlanEditorProvider>,
  );
  const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');
  return { user, told, lines };
}

test('one click removes a dish from its meal, without a question; “Undo” takes its place', async () => {
  const { user, told, lines } = show();
  await user.click(await screen.findByRole('button', { name: /^Remove: Soup/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(lines()[0]).toHaveTextContent('Removed: Soup');
  expect(lines()[1]).toHaveTextContent('Bread');
  await waitFor(() => expect(told).toHaveLength(1)); // saved automatically, but still undoable
  await user.click(screen.getByRole('button', { name: 'Undo: Soup' }));
  expect(screen.queryByText('Removed: Soup')).toBeNull();
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Soup'),
    expect.stringContaining('Bread'),
  ]);
  await waitFor(() => expect(told).toHaveLength(2));
});

test('the dialog removes it at once too, and its message goes with the next step', async () => {
  const { user, lines } = show();
  await user.click(await screen.findByRole('button', { name: 'Bread' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines()[1]).toHaveTextContent('Removed: Bread');
  await user.click(screen.getByRole('button', { name: /^Remove: Soup/ }));
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toHaveTextContent('Removed: Soup');
});
