import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { SpendingView } from '@/components/price/SpendingView';
import { monthBeside, monthOf } from '@/lib/domain/price/spending';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, dataOf, server } from '../../support/servers/server';

const none = { count: 0, tetri: 0, unknown: 0 };
const NOTHING_THROWN = { dishes: none, things: none, dearest: [] };

function setUp(given: object = {}) {
  const asked: (string | null)[] = [];
  const budgets: unknown[] = [];
  let budgetTetri: number | null = 10_000;
  signInAs();
  server.use(
    http.get(api('/prices/spending'), ({ request }) => {
      const month = new URL(request.url).searchParams.get('month');
      asked.push(month);
      const isNow = month === asked[0];
      const aisles = isNow
        ? [{ category: 'dairy', paidTetri: 820, orderedTetri: 4000 }]
        : [{ category: 'meat', paidTetri: 700, orderedTetri: 0 }];
      const spending = { month, budgetTetri, aisles, feesTetri: 500, thrown: NOTHING_THROWN };
      return HttpResponse.json({ data: { ...spending, ...given } });
    }),
    http.post(api('/prices/budget'), async ({ request }) => {
      const data = await dataOf<{ tetri: number | null }>(request);
      budgets.push(data);
      budgetTetri = data.tetri;
      return HttpResponse.json({ data: { budgetTetri } });
    }),
  );
  return { asked, budgets, ...renderPart(<SpendingView />) };
}

test('a month is shown by aisle against its budget and beside the month before, one tap away', async () => {
  const { user, asked } = setUp();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([
    expect.stringMatching(/^AisleIn shopsOrdersTotal\p{L}+ \d{4}$/u),
    'Dairy and eggs8.20 ₾40.00 ₾48.20 ₾–',
    'Meat and fish–––7.00 ₾',
    'Delivery–5.00 ₾5.00 ₾5.00 ₾',
    'Total53.20 ₾12.00 ₾',
  ]);
  expect(screen.getByText(/Spent: 53\.20.₾ of 100\.00.₾/)).toBeInTheDocument();
  expect(screen.getByText(/46\.80.₾ left/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  const now = monthOf(String(asked[0]));
  const before = monthBeside(now, -1);
  await waitFor(() => expect(asked).toEqual([now, before, monthBeside(before, -1)]));
  expect(screen.getByRole('button', { name: 'Next month' })).toBeEnabled();
});

test('the budget is set, and removed by an empty field', async () => {
  const { user, budgets } = setUp({ aisles: [], feesTetri: 0 });
  const change = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: /budget$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Monthly budget' }));
    const field = await dialog.findByRole('textbox', { name: 'Budget' });
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  expect(await screen.findByText('Nothing this month')).toBeInTheDocument();
  await change('250.50');
  expect(await screen.findByText(/of 250\.50.₾/)).toBeInTheDocument();
  await change('');
  expect(await screen.findByRole('button', { name: 'Set a budget' })).toBeInTheDocument();
  expect(budgets).toEqual([{ tetri: 25_050 }, { tetri: null }]);
});

test('spending over the budget is shown', async () => {
  setUp({ budgetTetri: 5000 });
  expect(await screen.findByText(/3\.20.₾ over the budget/)).toBeInTheDocument();
});

const THROWN = {
  dishes: { count: 3, tetri: 1250, unknown: 1 },
  things: { count: 2, tetri: 0, unknown: 2 },
  dearest: [
    { Name: 'Lobio', NameKa: null, dish: 7, product: null, times: 2, tetri: 1050 },
    { Name: null, NameKa: null, dish: null, product: null, times: 1, tetri: 200 },
  ],
};
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

test('what was thrown away is two figures and the dearest of it; an unknown cost is never 0', async () => {
  setUp({ thrown: THROWN });
  const part = within(await screen.findByRole('region', { name: 'Thrown away' }));
  expect(part.getAllByRole('definition').map(plain)).toEqual([
    '12.50 ₾3 times, for 1 of them the cost is unknown',
    'cost unknown2 times',
  ]);
  expect(part.getAllByRole('listitem').map(plain)).toEqual([
    'Lobio 2 times10.50 ₾',
    'A recipe that is closed to you2.00 ₾',
  ]);
  expect(part.getByRole('link', { name: 'Lobio' })).toHaveAttribute('href', '/dishes/7');
});

test('without anything thrown away the page says where to say so', async () => {
  setUp();
  const part = within(await screen.findByRole('region', { name: 'Thrown away' }));
  expect(part.getByText(/its cost is added up here/)).toBeInTheDocument();
  expect(part.queryByRole('list')).not.toBeInTheDocument();
});
