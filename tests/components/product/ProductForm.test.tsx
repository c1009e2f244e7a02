import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductForm } from '@/components/product/ProductForm';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { api, dataOf, one, server, strapiError } from '../../support/servers/server';

const write = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

beforeEach(() => {
  signInAs();
});

test('a name is enough; empty fields are sent as unknown', async () => {
  let sent: unknown;
  server.use(
    http.post(api('/products'), async ({ request }) => {
      sent = await dataOf(request);
      return HttpResponse.json(one(buildProduct({ id: 12 })));
    }),
  );
  const { user } = renderPart(<ProductForm />);
  write(/^Name \*/, ' Ekala ');
  write(/^Price per 100 gr/, '1,25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentPath()).toBe('/products/12'));
  expect(sent).toMatchObject({
    Name: 'Ekala',
    NameKa: null,
    calories: null,
    costTetri: 125,
    allergens: null,
  });
});

test.each([
  ['en', /^Name \*/, 'Save', 'Product with that name already exists'],
  ['ka', /^დასახელება \*/, 'შენახვა', 'ასეთი დასახელების პროდუქტი უკვე არსებობს'],
] as const)('a taken name is reported at its field (%s)', async (language, label, button, text) => {
  const errors = [{ path: ['Name'], key: 'productExists', message: '' }];
  const body = strapiError(409, { code: 'product.nameTaken', errors });
  server.use(http.post(api('/products'), () => HttpResponse.json(body, { status: 409 })));
  const { user } = renderPart(<ProductForm />, { language });
  write(label, 'Salt');
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  expect(screen.getByLabelText(label)).toHaveValue('Salt');
});

test('borrowed values are grey placeholders and not sent back as the product’s own', async () => {
  const lent = { calories: 18, edibleShare: 0.91, category: 'vegetables', allergens: ['celery'] } as const;
  const food = { id: 900, Name: 'Tomato', NameKa: 'პომიდორი', tableName: 'Tomatoes, red' };
  const product = buildProduct({ id: 12, ...lent, category: 'vegetables', fats: 2, food, lent });
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put(api('/products/12'), async ({ request }) => {
      sent.push(await dataOf<Record<string, unknown>>(request));
      return HttpResponse.json(one(product));
    }),
  );
  const { user } = renderPart(<ProductForm product={product} />);
  expect(screen.getByLabelText(/^Calories/)).toHaveValue('');
  expect(screen.getByLabelText(/^Calories/)).toHaveAttribute('placeholder', '18');
  expect(screen.getByLabelText(/^Edible share/)).toHaveAttribute('placeholder', '91');
  expect(screen.getByLabelText(/^Fats/)).toHaveValue('2');
  expect(screen.getByLabelText(/^Aisle/)).toHaveDisplayValue('From the food table: Vegetables');
  expect(screen.getByText('From the food table: Celery')).toBeInTheDocument();
  expect(screen.getByText(/Tomato \(USDA SR 26: Tomatoes, red\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    calories: null,
    edibleShare: null,
    category: null,
    allergens: null,
    fats: 2,
  });
});

test('a person can state that there are no allergens; otherwise they are unknown', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put(api('/products/12'), async ({ request }) => {
      sent.push(await dataOf<Record<string, unknown>>(request));
      return HttpResponse.json(one(buildProduct({ id: 12 })));
    }),
  );
  const { user } = renderPart(<ProductForm product={buildProduct({ id: 12, allergens: null })} />);
  await user.click(screen.getByRole('checkbox', { name: 'It contains none of these' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ allergens: [] }]));
});

test('impossible figures are refused at their fields', async () => {
  const { user } = renderPart(<ProductForm product={buildProduct()} />);
  write(/^Fats/, '101');
  write(/^Calories/, 'lots');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Fats/)).toBeInvalid());
  expect(screen.getByLabelText(/^Fats/)).toHaveAccessibleDescription('Please enter a number from 0 to 100');
  expect(screen.getByLabelText(/^Calories/)).toBeInvalid();
});

test('a conflict shows both versions, and the choice is saved', async () => {
  const product = buildProduct({ id: 12, updatedAt: '2026-11-01T10:00:00.000Z' });
  const theirs = { ...product, Name: 'Their name', category: 'dairy', updatedAt: '2026-11-02T10:00:00.000Z' };
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put(api('/products/12'), async ({ request }) => {
      sent.push(await dataOf<Record<string, unknown>>(request));
      if (sent.length > 1) return HttpResponse.json(one(theirs));
      const details = { code: 'record.changedSince', present: one(theirs).data };
      return HttpResponse.json(strapiError(409, details), { status: 409 });
    }),
  );
  const { user } = renderPart(<ProductForm product={product} />);
  write(/^Name \*/, 'My name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'This has changed since you opened it' });
  expect(within(dialog).getByText('1 still to choose')).toBeInTheDocument();
  expect(within(dialog).getByRole('group', { name: /^Aisle/ })).toHaveTextContent(/Dairy/);
  const name = within(dialog).getByRole('group', { name: /^Name/ });
  await user.click(within(name).getByRole('radio', { name: /My version/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(currentPath()).toBe('/products/12'));
  expect(sent[1]).toMatchObject({ Name: 'My name', category: 'dairy', updatedAt: theirs.updatedAt });
});
