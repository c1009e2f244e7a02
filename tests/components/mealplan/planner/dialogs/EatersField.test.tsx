import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EatersDialog } from '@/components/mealplan/planner/dialogs/PlanSettingsDialog';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { signInAs } from '../../../../support/builders/auth';
import { servePlan } from '../../../../support/builders/servePlan';
import { buildEater, buildPlan } from '../../../../support/builders/mealplan';
import { buildHousehold } from '../../../../support/builders/pantry';
import { renderPart } from '../../../../support/render';
import { answer, many } from '../../../../support/servers/server';

test('a tap adds people of the household, and present ones are not offered', async () => {
  signInAs({ id: 1, Name: 'Mariam' });
  answer('/households', many([buildHousehold()]));
  const plan = buildPlan({
    eaters: [buildEater({ key: 'm', Name: 'Mariam', user: 1 }), buildEater({ key: 'a', Name: 'ანა' })],
  });
  const told = servePlan(plan);
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <EatersDialog onClose={vi.fn()} />
    </PlanEditorProvider>,
  );
  const group = await screen.findByRole('group', { name: 'From your household' });
  expect(within(group).getAllByRole('button')).toHaveLength(1);
  await user.click(within(group).getByRole('button', { name: 'Add: Giorgi' }));
  expect(within(group).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    eaters: [{ user: 1 }, { Name: 'ანა' }, { Name: 'Giorgi', factor: 1, user: 21 }],
  });
});

test('a name is optional: an unnamed eater is shown by their place', async () => {
  signInAs();
  const plan = buildPlan({ eaters: [buildEater({ key: 'm', Name: 'Mariam' })] });
  const told = servePlan(plan);
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <EatersDialog onClose={vi.fn()} />
    </PlanEditorProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add an adult' }));
  expect(screen.getByPlaceholderText('Guest 2')).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Remove ?Guest 2$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ eaters: [{ Name: 'Mariam' }, { Name: '', factor: 1 }] });
});
