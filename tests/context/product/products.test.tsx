import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useDish } from '@/context/dish/dish';
import { useProduct, useProductCalls } from '@/context/product/products';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, server } from '../../support/servers/server';

function Screen() {
  const into = useProduct(2).remote;
  const dish = useDish(5).remote;
  const { merge } = useProductCalls();
  return (
    <>
      <output>{into.status === 'ready' && into.data.Name}</output>
      <output>{dish.status === 'ready' && dish.data.Name}</output>
      <button onClick={() => merge(1, 2)}>merge</button>
    </>
  );
}

test('a merge rereads the remaining product and the records of the other', async () => {
  signInAs({ id: 7, Rolee: 'Admin' });
  const reads = { product: 0, dish: 0 };
  server.use(
    http.get(api('/products/2'), () => {
      reads.product += 1;
      return HttpResponse.json({ data: { id: 2, Name: `Flour ${reads.product}` } });
    }),
    http.get(api('/dishes/5'), () => {
      reads.dish += 1;
      return HttpResponse.json({ data: { id: 5, Name: `Bread ${reads.dish}` } });
    }),
    http.post(api('/products/1/merge'), () => HttpResponse.json({ data: { id: 2, Name: 'Flour' } })),
  );
  renderPart(<Screen />);
  await screen.findByText('Flour 1');
  await screen.findByText('Bread 1');
  await userEvent.click(screen.getByText('merge'));
  expect(await screen.findByText('Flour 2')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Bread 2')).toBeInTheDocument());
});
