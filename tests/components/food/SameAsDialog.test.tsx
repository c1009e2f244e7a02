import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { SameAsDialog } from '@/components/food/SameAsDialog';
import type { Product } from '@/lib/domain/product/record';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { buildFood } from '../../support/builders/food';
import { renderPart } from '../../support/render';
import { api, dataOf, many, one, server, strapiError } from '../../support/servers/server';

const PASTE = buildFood({
  id: 901,
  Name: 'Tomato paste',
  NameKa: 'ტომატის პასტა',
  state: 'tinned',
  calories: 82,
});
const TOMATO = buildFood();
let sent: unknown[];

beforeEach(() => {
  signInAs();
  sent = [];
  server.use(
    http.get(api('/foods'), ({ request }) => {
      const q = new URL(request.url).searchParams.get('_q') ?? '';
      return HttpResponse.json(many(/paste/i.test(q) ? [PASTE] : /^tomato/i.test(q) ? [TOMATO, PASTE] : []));
    }),
    http.post(api('/products/44/same-as'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one(buildProduct({ id: 44, Name: 'my tomatoes', calories: 18 })));
    }),
  );
});

function open(parts: Partial<Product> = {}) {
  const onLinked = vi.fn();
  const onClose = vi.fn();
  const product = buildProduct({ id: 44, Name: 'canned tomatoes', NameKa: null, verified: false, ...parts });
  const { user } = renderPart(<SameAsDialog {...{ product, onLinked, onClose }} />);
  return { user, onLinked, onClose };
}

test('the best guess is there without typing, and one tap links it', async () => {
  const { user, onLinked, onClose } = open();
  const guess = await screen.findByRole('button', { name: /^Tomato\s?18\skcal per 100\sg/ });
  expect(guess).toHaveTextContent('Tomatoes, red, ripe, raw, year round average');
  await user.click(guess);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ food: 900 }]);
  expect(onLinked).toHaveBeenCalledWith(expect.objectContaining({ id: 44, calories: 18 }));
  expect(await screen.findByText('The product has its figures from the food table')).toBeInTheDocument();
});

test('another word finds another food, or says that there is none', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search the food table' }), 'paste');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /^Tomato paste/ })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), '{Control>}a{/Control}xyz');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('No food found')).toBeInTheDocument();
});

test('a linked food is shown and can be unlinked', async () => {
  const { user, onClose } = open({
    food: { id: 900, Name: 'Tomato', NameKa: 'პომიდორი', tableName: 'Tomatoes' },
  });
  expect(await screen.findByRole('button', { name: /^Tomato\s?18/, pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unlink from “Tomato”' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ food: null }]);
});

test('a refusal is reported and the dialog stays', async () => {
  server.use(
    http.post(api('/products/44/same-as'), () => HttpResponse.json(strapiError(403), { status: 403 })),
  );
  const { user, onClose } = open();
  await user.click(await screen.findByRole('button', { name: /^Tomato\s?18/ }));
  expect(await screen.findByText('The product could not be linked to the food')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
