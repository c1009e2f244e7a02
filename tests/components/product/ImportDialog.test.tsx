import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImportDialog } from '@/components/product/ImportDialog';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, dataOf, server, strapiError } from '../../support/servers/server';

const csv = (text: string) => new File([text], 'products.csv', { type: 'text/csv' });
const choose = async (text: string) => {
  const closed = vi.fn();
  const { user } = renderPart(<ImportDialog onClose={closed} />);
  await user.upload(await screen.findByLabelText('Choose a file'), csv(text));
  return { user, closed };
};

beforeEach(() => {
  signInAs({ Rolee: 'Admin' });
});

test('a table is imported whole', async () => {
  let rows: unknown;
  server.use(
    http.post(api('/products/import'), async ({ request }) => {
      rows = (await dataOf<{ rows: unknown }>(request)).rows;
      return HttpResponse.json({ data: { created: 2, updated: 0 } });
    }),
  );
  const { user, closed } = await choose(
    '\uFEFFName,NameKa,calories,allergens\n"Salt, fine",მარილი,0,\nSulguni,,"285,5",milk\n',
  );
  expect(await screen.findByText('products.csv: 2 products are ready to import.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(rows).toEqual([
    { Name: 'Salt, fine', NameKa: 'მარილი', calories: 0, allergens: null },
    { Name: 'Sulguni', NameKa: null, calories: 285.5, allergens: ['milk'] },
  ]);
});

test('a bad line is named before anything is sent', async () => {
  await choose('Name,calories\nSalt,none\n,5\n');
  expect(await screen.findByText('Line 2, calories: Please enter a number')).toBeInTheDocument();
  expect(screen.getByText('Line 3, Name: This field is required')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('the CMS’s faults use the table’s line numbers, and nothing counts as imported', async () => {
  const errors = [
    { path: ['rows', 1, 'calories'], key: 'range', values: { min: 0, max: 1000 }, message: '' },
  ];
  const body = strapiError(400, { errors });
  server.use(http.post(api('/products/import'), () => HttpResponse.json(body, { status: 400 })));
  const { user, closed } = await choose('Name,calories\nSalt,0\nSugar,4000\n');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(
    await screen.findByText('Line 3, calories: Please enter a number from 0 to 1000'),
  ).toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});
