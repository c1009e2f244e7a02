import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanBadges } from '@/components/mealplan/plan/PlanBadges';
import { buildPlanCard } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

const left = buildPlanCard({ offeredUntil: '2026-12-06T00:00:00.000Z', myRole: 'viewer' });

test('a member sees on the card that its author has left', () => {
  renderPart(<PlanBadges plan={left} showsState />);
  expect(screen.getByText('Author has left')).toBeInTheDocument();
});

test('public plans do not mention it', () => {
  renderPart(<PlanBadges plan={left} />);
  expect(screen.queryByText('Author has left')).toBeNull();
});

test('a hidden record says so in every list, to people who may know', () => {
  renderPart(<PlanBadges plan={buildPlanCard({ hidden: true })} />);
  expect(screen.getByText('Hidden by an Admin')).toBeInTheDocument();
});

test('only public plans can wait for publishing; paper shows neither', () => {
  const { unmount } = renderPart(<PlanBadges plan={buildPlanCard()} showsState />);
  expect(screen.getByText('Private').closest('li')).toHaveClass('d-print-none');
  expect(screen.queryByText(/not published/i)).toBeNull();
  unmount();
  renderPart(<PlanBadges plan={buildPlanCard({ visibility: 'public', unpublished: true })} showsState />);
  expect(screen.getByText('Not published yet').closest('li')).toHaveClass('d-print-none');
});
