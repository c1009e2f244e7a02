import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { WeightCard } from '@/components/day/weight/WeightCard';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { answer, api, many, one, server } from '../../../support/servers/server';

const TODAY = '2026-11-22';
const WEIGHTS = [
  { id: 3, day: '2026-11-20', kilograms: 70.5 },
  { id: 2, day: '2026-11-01', kilograms: 72 },
  { id: 1, day: '2025-01-01', kilograms: 80 },
];
let sent: unknown[];
beforeEach(() => {
  signInAs();
  sent = [];
  answer('/weights', many(WEIGHTS));
  const expenditure = { state: 'minor', target: null, reasons: [], days: 0, daysNeeded: 10 };
  answer('/users/me/expenditure', { data: expenditure });
  server.use(
    http.post(api('/weights'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(one({ id: 4, day: TODAY, kilograms: 70.2 }));
    }),
    http.delete(api('/weights/:id'), ({ params }) => {
      sent.push(`delete ${String(params.id)}`);
      return HttpResponse.json(one(at(WEIGHTS, 0)));
    }),
  );
});

test('the day’s weight is typed with a comma and saved; other text is refused at its field', async () => {
  const { user } = renderPart(<WeightCard day={TODAY} today={TODAY} />);
  expect(await screen.findByText('Last: 70.5 kg, 20 Nov')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Weight, kg' });
  await user.type(field, '702');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a number from 1 to 500')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, '70,2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ data: { day: TODAY, kilograms: 70.2 } }]));
  expect(await screen.findByText('The weight is saved')).toBeInTheDocument();
});

test('a chart covers a range, and its weights can be corrected and removed', async () => {
  const { user } = renderPart(<WeightCard day={TODAY} today={TODAY} />);
  await user.click(await screen.findByRole('button', { name: 'Over time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My weight' }));
  const table = await dialog.findByRole('table', { name: 'Weight, kg' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(dialog.getByText('1.5 kg less than on 1 November 2026')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'All' }));
  expect(within(dialog.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  await user.click(dialog.getByRole('button', { name: 'Change: 20\u00A0November 2026' }));
  expect(dialog.getByLabelText('Day')).toHaveValue('2026-11-20');
  expect(dialog.getByRole('textbox', { name: 'Weight, kg' })).toHaveValue('70.5');
  await user.click(dialog.getByRole('button', { name: 'Remove: 20\u00A0November 2026' }));
  const question = within(await screen.findByRole('dialog', { name: /Remove the weight of/ }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent).toEqual(['delete 3']));
});
