import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EntryDialog } from '@/components/mealplan/planner/dialogs/EntryDialog';
import { useShownDay } from '@/components/day/week/useShownDay';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { NO_PARTS, type Plan } from '@/lib/domain/mealplan/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { servePlan } from '../../../../support/builders/servePlan';
import {
  buildEater,
  buildEntry,
  buildPlan,
  buildPlanDish,
  dayWith,
} from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';

const plan = buildPlan({
  days: [dayWith(buildEntry({ key: 'soup' }))],
  eaters: [buildEater({ key: 'nino', Name: 'Nino' }), buildEater({ key: 'nika', Name: 'Nika' })],
  parts: { ...NO_PARTS, dishes: { 1: buildPlanDish() } },
});

function Desk({ onClose }: { onClose: () => void }) {
  const { values } = usePlanEditor();
  const shown = useShownDay(values.days, { startDate: null, repeat: 'none' });
  const { out, servings, shares } = at(at(at(values.days, 0).meals, 0).entries, 0);
  return (
    <>
      <p data-testid="kept">{`${servings ?? 'all'} without ${(out ?? []).join() || 'nobody'}`}</p>
      <p data-testid="plates">{shares?.map((one) => `${one.eater} ${one.servings}`).join() ?? 'by factor'}</p>
      <EntryDialog entryKey="soup" shown={shown} onClose={onClose} />
    </>
  );
}

test('eaters and servings apply together on "Apply"; closing before asks', async () => {
  signInAs();
  const told = servePlan(plan);
  const onClose = vi.fn();
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk onClose={onClose} />
    </PlanEditorProvider>,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Nika' }));
  await user.type(screen.getByLabelText('Servings'), '3');
  expect(screen.getByTestId('kept')).toHaveTextContent('all without nobody');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent('3 without nika'));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(told).toHaveLength(1)); // the plan saves itself
});

const showPlates = async (shown: Plan) => {
  signInAs();
  const told = servePlan(shown);
  const { user } = renderPart(
    <PlanEditorProvider plan={shown}>
      <Desk onClose={vi.fn()} />
    </PlanEditorProvider>,
  );
  await screen.findByRole('group', { name: 'What each eats, in servings' });
  return { told, user };
};

test('plates are stepped and typed person by person, and the servings follow them', async () => {
  const { told, user } = await showPlates(plan);
  await user.click(screen.getByRole('button', { name: 'Less for Nino' }));
  const nika = screen.getByRole('textbox', { name: 'Portion of Nika' });
  await user.clear(nika);
  await user.type(nika, '1,2');
  await user.keyboard('{ArrowUp}');
  expect(nika).toHaveValue('1.3');
  expect(screen.getByLabelText('Servings')).toHaveAttribute('placeholder', '2.25');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByTestId('plates')).toHaveTextContent('nino 0.95,nika 1.3'));
  await waitFor(() => expect(told).toHaveLength(1)); // the plan saves itself
});

test('plates go back to the portions at the table', async () => {
  const shares = [
    { eater: 'nino', servings: 0.8 },
    { eater: 'nika', servings: 1.2 },
  ];
  const { told, user } = await showPlates({ ...plan, days: [dayWith(buildEntry({ key: 'soup', shares }))] });
  expect(screen.getByRole('textbox', { name: 'Portion of Nika' })).toHaveValue('1.2');
  await user.click(screen.getByRole('button', { name: 'As the portions at the table' }));
  expect(screen.getByRole('textbox', { name: 'Portion of Nika' })).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByTestId('plates')).toHaveTextContent('by factor'));
  await waitFor(() => expect(told).toHaveLength(1));
});
