import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TotalsLine } from '@/components/day/sums/TotalsLine';
import { renderPart } from '../../../support/render';

const totals = {
  calories: 1867,
  fats: 76,
  carbs: 205,
  prots: 77,
  costTetri: 2293,
  incomplete: ['Smoked paprika'],
  priceless: [],
};

test('a day is on one line, names its reader, and opens to everything', async () => {
  const { user } = renderPart(
    <TotalsLine totals={totals} targets={{ calories: 2000 }} label="Monday" isMine isRoomy />,
  );
  const line = screen.getByText('Monday:').closest('summary');
  expect(line).toHaveTextContent(
    'Monday: 1,867 kcal for meProtein 77Carbs 205Fat 76figures are incomplete22.93 ₾ for the table',
  );
  const all = screen.getByRole('group', { name: 'Monday', hidden: true });
  expect(all).not.toBeVisible();
  await user.click(screen.getByText(/1,867 kcal/, { selector: 'strong' }));
  expect(all).toBeVisible();
  expect(all).toHaveTextContent('Smoked paprika');
});

test('a week shows its target and units too', () => {
  renderPart(
    <TotalsLine totals={totals} targets={{ calories: 2000 }} label="The week" isMine isRoomy isWeek />,
  );
  expect(screen.getByText('The week:').closest('summary')).toHaveTextContent(
    'The week: 1,867 / 2,000 kcal a day for meProtein 77 gCarbs 205 gFat 76 g',
  );
});
