import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EatersDialog } from '@/components/mealplan/planner/dialogs/PlanSettingsDialog';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import { signInAs } from '../../../../support/builders/auth';
import { servePlan } from '../../../../support/builders/servePlan';
import {
  buildEater,
  buildEntry,
  buildPlan,
  buildPlanDish,
  dayWith,
} from '../../../../support/builders/mealplan';
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
  await user.click(await screen.findByRole('button', { name: 'Scale' }));
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
  await user.click(await screen.findByRole('button', { name: 'Scale' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ eaters: [{ Name: 'Mariam' }, { Name: '', factor: 1 }] });
});

describe('when somebody comes to the table', () => {
  const filled = buildPlan({
    startDate: '2026-11-16', // a Monday
    eaters: [buildEater({ key: 'ana', Name: 'Ana' }), buildEater({ key: 'nika', Name: 'Nika', factor: 1.5 })],
    days: [
      dayWith(
        buildEntry({
          key: 'soup',
          shares: [
            { eater: 'ana', servings: 0.8 },
            { eater: 'nika', servings: 1.2 },
          ],
        }),
        buildEntry({ key: 'salad' }),
      ),
      dayWith(buildEntry({ key: 'khinkali', servings: 6 })),
    ],
    parts: { ...NO_PARTS, dishes: { 1: buildPlanDish({ Name: 'Khinkali' }) } },
  });
  async function addChild() {
    signInAs();
    const told = servePlan(filled);
    const { user } = renderPart(
      <PlanEditorProvider plan={filled}>
        <EatersDialog onClose={vi.fn()} />
      </PlanEditorProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Add a child' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('heading', { name: 'Scale to 3 portions?' })).toBeInTheDocument();
    return { told, user };
  }
  const servedIn = (body: { readonly days: readonly PlanDay[] } | undefined) =>
    body?.days
      .flatMap(({ meals }) => meals.flatMap(({ entries }) => entries))
      .map(({ servings, shares }) => [servings, shares?.map((one) => one.servings)]);

  test('it is asked once, and what somebody typed is named and stays', async () => {
    const { told, user } = await addChild();
    expect(screen.getByText(/Khinkali on Tuesday.* stays at 6 servings\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scale' }));
    await waitFor(() => expect(told).toHaveLength(1));
    expect(servedIn(told[0])).toEqual([
      [null, [0.8, 1.2, 0.4]],
      [null, undefined],
      [6, undefined],
    ]);
  });

  test('a no leaves every dish at the servings it had', async () => {
    const { told, user } = await addChild();
    await user.click(screen.getByRole('button', { name: 'Leave as it is' }));
    await waitFor(() => expect(told).toHaveLength(1));
    expect(servedIn(told[0])).toEqual([
      [null, [0.8, 1.2]],
      [2.5, undefined],
      [6, undefined],
    ]);
    expect(told[0]).toMatchObject({ eaters: [{ Name: 'Ana' }, { Name: 'Nika' }, { factor: 0.5 }] });
  });
});
