import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { RecipeForm } from '@/components/dish/form/RecipeForm';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildDish, buildProduct } from '../../../../support/builders/dish';
import { buildFood, offerOf } from '../../../../support/builders/food';
import { renderPart } from '../../../../support/render';
import { answer, api, dataOf, one, server, strapiError } from '../../../../support/servers/server';
import { write } from '../../../../support/write';

const TOMATO = buildFood();
const MADE = buildProduct({ id: 71, Name: 'Tomato', NameKa: 'პომიდორი', calories: 18 });
const product = () => screen.findByRole('combobox', { name: 'Ingredient' });
const save = () => screen.getByRole('button', { name: 'Save' });

/** Answers the creation of a food's product, after `when`. */
function makes(when?: Promise<void>) {
  const asked: unknown[] = [];
  server.use(
    http.post(api('/products/of-food'), async ({ request }) => {
      asked.push(await dataOf(request));
      await when;
      return HttpResponse.json(one(MADE));
    }),
  );
  return asked;
}

function keeps() {
  const sent: { ingredients: unknown[] }[] = [];
  server.use(
    http.post(api('/dishes'), async ({ request }) => {
      sent.push(await dataOf<{ ingredients: unknown[] }>(request));
      return HttpResponse.json(one(buildDish()));
    }),
  );
  return sent;
}

beforeEach(() => void signInAs());

test('one letter searches nothing, the second searches products and foods in one list', async () => {
  const asked: string[] = [];
  server.use(
    http.get(api('/products/offer'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json(
        offerOf([buildProduct({ id: 3, Name: 'Tomato paste', calories: 82 })], [TOMATO]),
      );
    }),
  );
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.type(await product(), 'to');
  const food = await screen.findByRole('option', { name: 'Tomato from the food table, raw' });
  expect(food).toHaveAccessibleDescription(/18\skcal/);
  expect(screen.getByRole('option', { name: 'Tomato paste' })).toHaveAccessibleDescription(/82\skcal/);
  expect(screen.getByText('2 ingredients found')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Add “to” as a product of your own' })).toBeInTheDocument();
  expect(asked).toEqual(['to']);
});

test('a food’s product is made silently, and the line uses it', async () => {
  answer('/products/offer', offerOf([], [TOMATO]));
  const asked = makes();
  const { user } = renderPart(<RecipeForm dish={null} />);
  write(await screen.findByLabelText('Amount'), '1000 g');
  write(await product(), 'tom');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  expect(await product()).toHaveValue('Tomato');
  const figures = screen.getByRole('complementary', { name: 'Nutrition and cost' });
  await waitFor(() => expect(figures).toHaveTextContent('45kcal')); // 180 kcal over four servings
  expect(asked).toEqual([{ food: 900 }]);
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
});

test('a slow network does not block typing, and saving waits for the product', async () => {
  answer('/products/offer', offerOf([], [TOMATO]));
  let letAnswer: () => void = () => undefined;
  makes(new Promise<void>((resolve) => (letAnswer = resolve)));
  const sent = keeps();
  const { user } = renderPart(<RecipeForm dish={null} />);
  write(await screen.findByLabelText(/^Name/), 'Tomato salad');
  write(screen.getByLabelText(/^Preparation time/), '5');
  write(screen.getByLabelText('Amount'), '300 g');
  write(await product(), 'tom');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  expect(await screen.findByText('“Tomato” is taken from the food table…')).toBeInTheDocument();
  await user.click(save());
  letAnswer();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(sent, 0).ingredients).toMatchObject([{ amount: 300, unit: 'gr', product: 71 }]);
});

test('a failed product of a food is reported at its line, and retried', async () => {
  answer('/products/offer', offerOf([], [TOMATO]));
  server.use(http.post(api('/products/of-food'), () => HttpResponse.json(strapiError(500), { status: 500 })));
  const { user } = renderPart(<RecipeForm dish={null} />);
  write(await product(), 'tom');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  expect(await screen.findByText('“Tomato” could not be taken from the food table yet.')).toBeInTheDocument();
  expect(await product()).toHaveValue('Tomato');
  makes();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/food table yet/)).toBeNull());
  expect(await product()).toHaveValue('Tomato');
});

test('text typed instead is not overwritten by the product of an abandoned food', async () => {
  answer('/products/offer', offerOf([], [TOMATO]));
  let letAnswer: () => void = () => undefined;
  makes(new Promise<void>((resolve) => (letAnswer = resolve)));
  const { user } = renderPart(<RecipeForm dish={null} />);
  write(await product(), 'tom');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  answer('/products/offer', offerOf());
  write(await product(), 'Tomato soup');
  letAnswer();
  await screen.findByRole('option', { name: 'Add “Tomato soup” as a product of your own' });
  expect(await product()).toHaveValue('Tomato soup');
});

test('Enter on an unknown word makes no product', async () => {
  answer('/products/offer', offerOf());
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.type(await product(), 'Ekala');
  const row = await screen.findByRole('option', { name: 'Add “Ekala” as a product of your own' });
  await user.keyboard('{Enter}'); // POST /products would fail the test
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(await product()).toHaveValue('Ekala');
  expect(screen.getAllByLabelText('Amount')).toHaveLength(1);
});
