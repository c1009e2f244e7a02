import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductForm } from '@/components/product/ProductForm';
import type { Product } from '@/lib/domain/product/record';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { buildFood } from '../../support/builders/food';
import { renderPart } from '../../support/render';
import { answer, api, dataOf, many, one, server, strapiError } from '../../support/servers/server';
import { buildSubstitute } from '../../support/builders/substitutes';

beforeEach(() => {
  signInAs({ Rolee: 'Admin' });
  answer('/foods', many([buildFood({ id: 900 })]));
});

/** Opens the form of a product; returns its requests, the first of which is refused with `fault` if given. */
function open(given: Partial<Product>, language?: 'ka', fault?: object) {
  const product = buildProduct({ id: 12, ...given });
  const sent: unknown[] = [];
  server.use(
    http.put(api('/products/12'), async ({ request }) => {
      sent.push((await dataOf<{ substitutes: unknown }>(request)).substitutes);
      if (fault && sent.length === 1)
        return HttpResponse.json(strapiError(400, { errors: [fault] }), { status: 400 });
      return HttpResponse.json(one(product));
    }),
  );
  return { ...renderPart(<ProductForm product={product} />, { language }), sent };
}
const save = () => screen.getByRole('button', { name: /^(Save|შენახვა)$/ });

test('untouched substitutes of its food stay the food’s', async () => {
  const { user, sent } = open({ substitutes: [buildSubstitute({ ratio: 0.13 })] });
  expect(await screen.findByRole('group', { name: 'Sunflower seeds' })).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([null]));
});

test('a food is found by name, added with ratio and notes, and another is removed', async () => {
  const { user, sent } = open({ substitutes: [buildSubstitute({ lent: false })] });
  await user.type(await screen.findByRole('combobox', { name: 'Add a food' }), 'tom');
  await user.click(await screen.findByRole('option', { name: 'Tomato' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Sunflower seeds' }));
  const row = within(screen.getByRole('group', { name: 'Tomato' }));
  const ratio = row.getByRole('textbox', { name: /^Grams for 1/ });
  await user.clear(ratio);
  await user.type(ratio, '0');
  await user.click(save());
  await waitFor(() => expect(ratio).toHaveAccessibleDescription('Please enter a number from 0.01 to 20'));
  expect(sent).toEqual([]);
  await user.clear(ratio);
  await user.type(ratio, '1,5');
  await user.type(row.getByRole('textbox', { name: 'Note in Georgian' }), ' დაჭერით. ');
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([[{ food: 900, ratio: 1.5, note: null, noteKa: 'დაჭერით.' }]]));
});

test('removing the last one states that there are none', async () => {
  const { user, sent } = open({ substitutes: [buildSubstitute()] });
  await user.click(await screen.findByRole('button', { name: 'Remove: Sunflower seeds' }));
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([[]]));
});

test.each([
  [undefined, 'Sunflower seeds', 'This is the product itself'],
  ['ka', 'მზესუმზირის გული', 'ეს თავად ეს პროდუქტია'],
] as const)('a refusal by the CMS appears at its food (%s)', async (language, name, text) => {
  const fault = { path: ['substitutes', 0, 'food'], key: 'substituteSelf', message: '' };
  const { user } = open({ substitutes: [buildSubstitute({ lent: false })] }, language, fault);
  const row = await screen.findByRole('group', { name });
  await user.click(save());
  await waitFor(() => expect(row).toHaveAccessibleDescription(text));
});
