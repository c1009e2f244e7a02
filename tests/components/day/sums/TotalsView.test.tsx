import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TotalsView } from '@/components/day/sums/TotalsView';
import { renderPart } from '../../../support/render';

const totals = {
  calories: 1414,
  fats: 50,
  carbs: 150,
  prots: 60,
  costTetri: 2389,
  incomplete: [],
  priceless: [],
  countedDays: 2,
};

test('the cost is labelled as the week’s, beside the daily energy', () => {
  renderPart(<TotalsView totals={totals} targets={{}} label="The week" isMine isWeek />);
  const week = screen.getByRole('group', { name: 'The week' });
  expect(week).toHaveTextContent('1,414 kcal a day for me');
  expect(week).toHaveTextContent('23.89 ₾ the week, for the table');
});

test('a day says whose energy and money it shows', () => {
  renderPart(<TotalsView totals={totals} targets={{}} label="Monday" isMine={false} />);
  const monday = screen.getByRole('group', { name: 'Monday' });
  expect(monday).toHaveTextContent('1,414 kcal for one');
  expect(monday).toHaveTextContent('23.89 ₾ for the table');
});
