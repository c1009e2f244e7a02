import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TotalsView } from '@/components/mealplan/TotalsView';
import { renderPart } from '../../support/render';

const totals = {
  calories: 1414,
  fats: 50,
  carbs: 150,
  prots: 60,
  costTetri: 2389,
  incomplete: [],
  countedDays: 2,
};

test('the cost of a week says that it is that of the week, beside the energy of a day', () => {
  renderPart(<TotalsView totals={totals} targets={{}} label="On average a day" isWeek />);
  expect(screen.getByRole('group', { name: 'On average a day' })).toHaveTextContent('1,414 kcal');
  expect(screen.getByText(/Whole week: 23.89 ₾/)).toBeInTheDocument();
});

test('the cost of a day is only the sum', () => {
  renderPart(<TotalsView totals={totals} targets={{}} label="Monday" />);
  expect(screen.getByText(/23.89 ₾/)).toBeInTheDocument();
  expect(screen.queryByText(/Whole week/)).toBeNull();
});
