import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AddEntryDialog } from '@/components/mealplan/planner/dialogs/add/AddEntryDialog';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { signInAs } from '@/tests/support/builders/auth';
import { buildDay, buildMeal, buildPlan } from '@/tests/support/builders/mealplan';
import { renderPart } from '@/tests/support/render';
import { answer, api, many, one, server } from '@/tests/support/servers/server';

const MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;
const plan = buildPlan({
  days: [buildDay({ meals: MEALS.map((type) => buildMeal({ key: type, type, entries: [] })) })],
  parts: { dishes: {}, products: {}, exercises: {}, supplements: {} },
});

function show(meal: string) {
  signInAs();
  answer('/dishes', many([{ id: 7, Name: 'Porridge' }]));
  const saved = vi.fn();
  server.use(
    http.put(api('/mealplans/5'), () => {
      saved();
      return HttpResponse.json(one({ ...plan, parts: undefined }));
    }),
  );
  const [onNext, onClose] = [vi.fn(), vi.fn()];
  const { user, unmount } = renderPart(
    <MealplanProvider>
      <PlanEditorProvider plan={plan}>
        <AddEntryDialog meal={meal} onNext={onNext} onClose={onClose} />
      </PlanEditorProvider>
    </MealplanProvider>,
  );
  /** Leaves the planner, which saves the additions. */
  const leave = async () => {
    unmount();
    await waitFor(() => expect(saved).toHaveBeenCalled());
  };
  return { user, onNext, onClose, leave };
}

test('adding a dish to a meal leads to the day’s next empty one, and names the dish', async () => {
  const { user, onNext, onClose, leave } = show('Breakfast');
  await user.click(await screen.findByRole('button', { name: 'Add Porridge' }));
  expect(onNext).toHaveBeenCalledWith('Lunch');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('Added: Porridge')).toBeInTheDocument();
  await leave();
});

test('the dialog closes after the last meal of the day', async () => {
  const { user, onNext, onClose, leave } = show('Dinner');
  await user.click(await screen.findByRole('button', { name: 'Add Porridge' }));
  expect(onClose).toHaveBeenCalled();
  expect(onNext).not.toHaveBeenCalled();
  await leave();
});
