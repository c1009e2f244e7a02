import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AddProduct } from '@/components/mealplan/planner/dialogs/add/AddProduct';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { signInAs } from '@/tests/support/builders/auth';
import { at } from '@/tests/support/at';
import { buildProduct } from '@/tests/support/builders/dish';
import { buildFood, offerOf } from '@/tests/support/builders/food';
import { servePlan } from '@/tests/support/builders/servePlan';
import { buildEntry, buildPlan, dayWith } from '@/tests/support/builders/mealplan';
import { renderPart } from '@/tests/support/render';
import { answer, api, one, server } from '@/tests/support/servers/server';

const plan = buildPlan({ days: [dayWith(buildEntry({ key: 'soup' }))] });

function Desk({ onClose }: { onClose: () => void }) {
  const { values, parts } = usePlanEditor();
  const meal = at(at(values.days, 0).meals, 0);
  return (
    <>
      <p data-testid="kept">{meal.entries.map(({ product, amount }) => `${product}:${amount}`).join()}</p>
      <p data-testid="costs">
        {Object.values(parts.products)
          .map(({ costTetri }) => costTetri)
          .join()}
      </p>
      <AddProduct meal={meal.key} onClose={onClose} />
    </>
  );
}

test('a food is added by its product, even if that takes longer than the form', async () => {
  signInAs();
  const told = servePlan(plan);
  let letAnswer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (letAnswer = resolve));
  answer('/products/offer', offerOf([], [buildFood()]));
  server.use(
    http.post(api('/products/of-food'), async () => {
      await slow;
      return HttpResponse.json(one(buildProduct({ id: 71, Name: 'Tomato' })));
    }),
  );
  const onClose = vi.fn();
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk onClose={onClose} />
    </PlanEditorProvider>,
  );
  await user.type(await screen.findByRole('combobox', { name: 'Product' }), 'tom');
  await user.click(await screen.findByRole('option', { name: 'Tomato from the food table, raw' }));
  await user.type(screen.getByLabelText(/^Amount/), '150');
  await user.selectOptions(screen.getByLabelText(/^Unit/), 'gr');
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  expect(onClose).not.toHaveBeenCalled();
  letAnswer();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.getByTestId('kept')).toHaveTextContent('71:150');
  await waitFor(() => expect(told).toHaveLength(1)); // the plan saves itself
});

test('an added product costs what the household paid', async () => {
  signInAs();
  const told = servePlan(plan);
  answer('/products/offer', offerOf([buildProduct({ id: 71, Name: 'Tomato', costTetri: 30 })]));
  answer('/prices/latest', {
    data: [{ product: 71, shop: null, day: '2026-11-20', tetri: 900, amount: 1000, unit: 'gr' }],
  });
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk onClose={() => undefined} />
    </PlanEditorProvider>,
  );
  await user.type(await screen.findByRole('combobox', { name: 'Product' }), 'tom');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  await user.type(screen.getByLabelText(/^Amount/), '150');
  await user.selectOptions(screen.getByLabelText(/^Unit/), 'gr');
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(screen.getByTestId('costs')).toHaveTextContent('90'));
  await waitFor(() => expect(told).toHaveLength(1));
});

test.each([
  ['pieces of a countable product', buildProduct({ id: 72, Name: 'Egg', gramsPerPiece: 55 }), '72:2'],
  ['nothing for an uncountable one until a unit is chosen', buildProduct({ id: 73, Name: 'Eggnog' }), ''],
])('a bare number is %s', async (_, product, kept) => {
  signInAs();
  const told = servePlan(plan);
  answer('/products/offer', offerOf([product]));
  const onClose = vi.fn();
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk onClose={onClose} />
    </PlanEditorProvider>,
  );
  await user.type(await screen.findByRole('combobox', { name: 'Product' }), 'eg');
  await user.click(await screen.findByRole('option', { name: product.Name }));
  await user.type(screen.getByLabelText(/^Amount/), '2');
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  if (kept) await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  else await waitFor(() => expect(screen.getByLabelText(/^Unit/)).toBeInvalid());
  expect(screen.getByTestId('kept').textContent).toContain(kept);
  expect(onClose).toHaveBeenCalledTimes(kept ? 1 : 0);
  if (kept) await waitFor(() => expect(told).toHaveLength(1)); // the plan saves itself
});
