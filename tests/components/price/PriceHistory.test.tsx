import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PriceHistory } from '@/components/price/PriceHistory';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { answer, api, dataOf, listed, many, server } from '../../support/servers/server';

const price = (id: number, given: object = {}) => ({
  id,
  shop: 'Nikora',
  day: `2026-11-0${id}`,
  tetri: 400,
  amount: 500,
  unit: 'gr',
  ...given,
});
const FLOUR = buildProduct({ id: 9, Name: 'Flour' });

test('a person without recorded prices sees nothing', async () => {
  signInAs();
  const asked = listed('/prices', []);
  const { container } = renderPart(<PriceHistory product={FLOUR} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});

test('prices are in a table by day and shop, per kilogram', async () => {
  signInAs();
  answer('/prices', many([price(1), price(2, { shop: null, tetri: 450 }), price(3, { unit: 'Piece' })]));
  renderPart(<PriceHistory product={{ ...FLOUR, gramsPerPiece: null }} />);
  const table = await screen.findByRole('table', { name: 'What you paid, per kg' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'DayNikoraNo shop given',
    expect.stringMatching(/8\.00.₾–$/),
    expect.stringMatching(/–9\.00.₾$/),
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a price is corrected in a dialog, and deleted after a question', async () => {
  signInAs();
  const sent: unknown[] = [];
  answer('/prices', many([price(1)]));
  server.use(
    http.put(api('/prices/1'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json({ data: { id: 1, attributes: {} } });
    }),
    http.delete(api('/prices/1'), () => {
      sent.push('deleted');
      return HttpResponse.json({ data: { id: 1, attributes: {} } });
    }),
  );
  const { user } = renderPart(<PriceHistory product={FLOUR} />);
  await user.click(await screen.findByRole('button', { name: /^Change the price/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Price paid' }));
  const field = await dialog.findByRole('textbox', { name: /^Price/ });
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await user.type(field, '3.9');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ tetri: 390, shop: 'Nikora', amount: 500, unit: 'gr', day: '2026-11-01' }]),
  );
  await user.click(await screen.findByRole('button', { name: /^Delete the price/ }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete the price/ }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});
