import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductList } from '@/components/product/ProductList';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer, api, listedIn, one, server } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

let asked: URLSearchParams[];
const PRODUCTS = [
  buildProduct({ id: 3, Name: 'Milk', verified: true }),
  buildProduct({ id: 4, Name: 'Walnuts', salt: null, fats: null, costTetri: null, verified: false }),
];

const DAY = { unassigned: 0, late: 0, open: 0, unconfirmed: 0, reports: 0, low: [], expiring: [] };

beforeEach(() => {
  onDesktop();
  asked = listedIn('/products', PRODUCTS, (given) => {
    if (given.has('filters[verified][$eq]')) return 1204;
    if (given.has('filters[sold][$eq]')) return 3;
    return given.has('filters[id][$in][0]') ? 1 : 2000;
  });
  answer('/shop/day', { data: { ...DAY, lacking: [{ id: 4, Name: 'Walnuts', NameKa: null }] } });
});
const open = (path = '/products', role: 'Admin' | 'User' = 'Admin') => {
  signInAs({ Rolee: role });
  return renderPart(<ProductList />, { path });
};

test('an Admin sorts by a heading; the address keeps it, and the rows stay until the next arrive', async () => {
  const { user } = open('/products?category=dairy');
  await user.click(await screen.findByRole('button', { name: 'Calories' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('calories:asc'));
  expect(screen.getByRole('rowheader', { name: 'Milk' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Calories' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('calories:desc'));
  expect(currentPath()).toBe('/products?category=dairy&sort=-calories');
  expect(asked.at(-1)?.get('filters[category][$eq]')).toBe('dairy');
});

test.each([
  ['Fats', 'fats'],
  ['Carbs', 'carbs'],
  ['Protein', 'prots'],
])('products are sorted by %s', async (heading, sort) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: heading }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe(`${sort}:asc`));
});

test('the day’s note finds products for sale with incomplete figures, and names the gaps', async () => {
  open('/products?state=lacking');
  const row = given((await screen.findByRole('rowheader', { name: 'Walnuts' })).closest('tr'));
  expect(within(row).getByText('Fats, Price')).toBeVisible();
  expect(asked.map((one) => one.get('filters[id][$in][0]'))).toEqual(['4']);
});

test('several are verified at once, verified ones are skipped, and it can be undone', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/products/:id/verify'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return HttpResponse.json(one(at(PRODUCTS, 1)));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select every row of this page' }));
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByText('Verify: 1 row done');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(sent).toEqual([
    ['4', { data: { verified: true } }],
    ['4', { data: { verified: false } }],
  ]);
});

test('a table has one file, the page’s', async () => {
  open();
  await screen.findByRole('rowheader', { name: 'Milk' });
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

test('others see the list unchanged', async () => {
  open('/products', 'User');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('the views show their counts for the search, and lead there', async () => {
  open('/products?category=dairy&page=2');
  expect(await screen.findByRole('link', { name: 'All products 2,000' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Not sold 3' })).toHaveAttribute(
    'href',
    '/products?category=dairy&state=notSold',
  );
  expect(screen.getByRole('link', { name: 'On sale, data missing 1' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Not verified 1,204' })).toBeInTheDocument();
});
