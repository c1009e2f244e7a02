import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlannerMenu } from '@/components/mealplan/planner/PlannerMenu';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { signInAs } from '../../../support/builders/auth';
import { buildPlan } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

const show = (myRole: 'owner' | 'editor') => {
  const onInvite = vi.fn();
  signInAs();
  const { user } = renderPart(
    <MealplanProvider>
      <PlanEditorProvider plan={buildPlan({ myRole })}>
        <PlannerMenu view="columns" onView={vi.fn()} onPublish={vi.fn()} onInvite={onInvite} />
      </PlanEditorProvider>
    </MealplanProvider>,
  );
  return { user, onInvite };
};

test('the owner invites from the planner too', async () => {
  const { user, onInvite } = show('owner');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(onInvite).toHaveBeenCalledOnce();
});

test('an editor cannot invite', async () => {
  const { user } = show('editor');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
});
