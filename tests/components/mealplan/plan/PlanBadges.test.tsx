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

test('among public plans nothing is said of it', () => {
  renderPart(<PlanBadges plan={left} />);
  expect(screen.queryByText('Author has left')).toBeNull();
});

test('what is hidden says so in every list, to those who are told', () => {
  renderPart(<PlanBadges plan={buildPlanCard({ hidden: true })} />);
  expect(screen.getByText('Hidden by an Admin')).toBeInTheDocument();
});

test('only what is public can wait for its publishing; paper says nothing of either', () => {
  const { unmount } = renderPart(<PlanBadges plan={buildPlanCard()} showsState />);
  expect(screen.getByText('Private').closest('li')).toHaveClass('d-print-none');
  expect(screen.queryByText(/not published/i)).toBeNull();
  unmount();
  renderPart(<PlanBadges plan={buildPlanCard({ visibility: 'public', unpublished: true })} showsState />);
  expect(screen.getByText('Not published yet').closest('li')).toHaveClass('d-print-none');
});
