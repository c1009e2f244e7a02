import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { StockImport } from '@/components/storage/StockImport';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, server, strapiError } from '../../support/servers/server';

const MILK = { id: 3, Name: 'Milk', NameKa: 'რძე', category: 'dairy', pieceName: null };
const open = async (text: string) => {
  const words = { onArrived: vi.fn(), onClose: vi.fn() };
  const { user } = renderPart(<StockImport {...words} />);
  const file = new File([text], 'arrivals.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  return { user, ...words };
};

beforeEach(() => {
  signInAs({ Rolee: 'Courier' });
  server.use(http.get(api('/stocks/products'), () => HttpResponse.json({ data: [MILK] })));
});

test('a product not for sale is named by its line, and nothing can be sent', async () => {
  await open('product,amount,unit\nMilk,1,ml\nStone,1,gr\n');
  expect(
    await screen.findByText('Line 3, product: The shop sells no product of that name'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to storage' })).toBeDisabled();
});

test('the CMS’s refusals appear at the table’s lines; a failed upload can be resent', async () => {
  const errors = [{ path: ['lines', 0, 'place'], key: 'incorrect', message: '' }];
  const refused = () => HttpResponse.json(strapiError(400, { errors }), { status: 400 });
  const broken = () => HttpResponse.json(strapiError(500), { status: 500 });
  let answer = broken;
  server.use(http.post(api('/stocks/arrivals'), () => answer()));
  const { user, onClose } = await open('product,amount,unit\nMilk,1,ml\n');
  const send = screen.getByRole('button', { name: 'Add to storage' });
  expect(await screen.findByText('arrivals.csv: 1 line is ready to import')).toBeInTheDocument();
  await user.click(send);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  expect(send).toBeEnabled();
  answer = refused;
  await user.click(send);
  expect(await screen.findByText(/^Line 2, place: /)).toBeInTheDocument();
  expect(send).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
});
