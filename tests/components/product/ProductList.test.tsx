import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductGaps } from '@/components/dashboard/kitchen/ProductGaps';
import { ProductList } from '@/components/product/ProductList';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { api, many, server } from '../../support/servers/server';

let asked: URLSearchParams[];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(api('/products'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(many([buildProduct()]));
    }),
  );
});

test.each([
  ['unverified', 'Not verified', 'filters[verified][$eq]'],
  ['notSold', 'Not sold', 'filters[sold][$eq]'],
])('an Admin filters products that are %s', async (state, name, filter) => {
  signInAs({ Rolee: 'Admin' });
  const { user } = renderPart(<ProductList />, { path: '/products' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(at(asked, 0).get(filter)).toBeNull();
  const choice = screen.getByRole('combobox', { name: 'State' });
  await user.selectOptions(choice, name);
  await waitFor(() => expect(asked.at(-1)?.get(filter)).toBe('false'));
  expect(choice).toHaveValue(state);
});

test('others do not see the filter', async () => {
  signInAs();
  renderPart(<ProductList />, { path: '/products' });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
});

test('the day’s note on unverified products leads to them', async () => {
  signInAs({ Rolee: 'Admin' });
  renderPart(<ProductGaps />);
  const link = await screen.findByRole('link', { name: '1 product has not been verified yet' });
  expect(link).toHaveAttribute('href', '/products?state=unverified');
});
