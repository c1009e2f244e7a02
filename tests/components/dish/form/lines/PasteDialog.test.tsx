import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { RecipeForm } from '@/components/dish/form/RecipeForm';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildDish, buildProduct } from '../../../../support/builders/dish';
import { buildFood, offerOf } from '../../../../support/builders/food';
import { renderPart } from '../../../../support/render';
import { currentPath } from '../../../../support/router';
import { answer, api, dataOf, many, one, record, server } from '../../../../support/servers/server';
import { write } from '../../../../support/write';

const EGG = buildProduct({ id: 1, Name: 'Egg', NameKa: 'კვერცხი' });
const TEXT =
  'Omelette of mine\nServes 2\n4 eggs\n1 tbsp magic dust\n1. Beat the eggs.\n2. Fry for 5 minutes.';

async function paste(text: string) {
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.click(await screen.findByRole('button', { name: 'Paste a recipe' }));
  write(await screen.findByLabelText('Text of the recipe'), text);
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  return user;
}

/** Answers `POST products/match` with the given product or food for each name. */
function matches(
  products: Readonly<Record<string, unknown>>,
  foods: Readonly<Record<string, unknown>> = {},
  proposals: Readonly<Record<string, unknown>> = {},
) {
  server.use(
    http.post(api('/products/match'), async ({ request }) => {
      const { names } = await dataOf<{ names: string[] }>(request);
      const data = names.map((name) => ({
        name,
        product: products[name] ?? null,
        food: foods[name] ?? null,
        proposals: proposals[name] ?? [],
      }));
      return HttpResponse.json({ data });
    }),
  );
}

beforeEach(() => {
  signInAs();
  matches({ eggs: record(EGG) });
  answer('/products/offer', offerOf());
  server.use(
    http.get(api('/products'), ({ request }) => {
      const q = new URL(request.url).searchParams.get('_q') ?? '';
      return HttpResponse.json(many(/egg/i.test(q) ? [EGG] : []));
    }),
  );
});

test('each line is matched or created, and the form is filled', async () => {
  const made: unknown[] = [];
  server.use(
    http.post(api('/products'), async ({ request }) => {
      made.push(await dataOf(request));
      return HttpResponse.json(one(buildProduct({ id: 9, Name: 'magic dust', NameKa: null })));
    }),
  );
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  const egg = given((await within(box).findByRole('checkbox', { name: '4 eggs' })).closest('li'));
  await waitFor(() => expect(egg).toHaveTextContent('Recognised'));
  const dust = given(within(box).getByRole('checkbox', { name: '1 tbsp magic dust' }).closest('li'));
  expect(dust).toHaveTextContent('New product');
  await user.click(within(box).getByRole('button', { name: 'Create 1 product and edit' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Omelette of mine'));
  expect(made).toEqual([{ Name: 'magic dust' }]);
  expect(screen.getAllByLabelText('Amount').map((input) => (input as HTMLInputElement).value)).toEqual([
    '4',
    '1',
  ]);
  expect(screen.getByLabelText(/^Servings/)).toHaveValue('2');
  expect(screen.getByLabelText('Step 2', { selector: 'textarea' })).toHaveValue('Fry for 5 minutes.');
});

test('a food’s name takes the food, whose product is made when the recipe is taken', async () => {
  const flour = buildFood({ id: 40, Name: 'Wheat flour', NameKa: 'ხორბლის ფქვილი' });
  const asked: unknown[] = [];
  matches({}, { 'plain flour': record(flour) });
  server.use(
    http.post(api('/products/of-food'), async ({ request }) => {
      asked.push(await dataOf(request));
      return HttpResponse.json(one(buildProduct({ id: 12, Name: 'Wheat flour', NameKa: 'ხორბლის ფქვილი' })));
    }),
  );
  const user = await paste('Bread of mine\nServes 2\n4 cups plain flour, sifted\n1. Knead and bake.');
  const box = await screen.findByRole('dialog');
  const line = given(
    (await within(box).findByRole('checkbox', { name: /^4 cups plain flour, sifted/ })).closest('li'),
  );
  await waitFor(() => expect(line).toHaveTextContent('From the food table'));
  expect(line).toHaveTextContent('counted as Wheat flour');
  await user.click(within(line).getByRole('button', { name: /^Change/ }));
  expect(within(line).getByRole('combobox', { name: 'Ingredient' })).toHaveValue('Wheat flour');
  expect(within(line).getByLabelText('Amount')).toHaveValue('4 cups');
  expect(asked).toEqual([]);
  await user.click(within(box).getByRole('button', { name: 'Edit it first' }));
  await waitFor(() => expect(asked).toEqual([{ food: 40 }]));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Ingredient' })).toHaveValue('Wheat flour'),
  );
  expect(screen.queryByText(/could not be taken/)).not.toBeInTheDocument();
});

test('name, time and servings are corrected before the recipe is taken, and new products are announced', async () => {
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  expect(await within(box).findByText(/These will be created: magic dust/)).toBeInTheDocument();
  const name = within(box).getByLabelText('Name');
  expect(name).toHaveValue('Omelette of mine');
  write(name, 'Omelette of Sundays');
  write(within(box).getByLabelText('Preparation time, minutes'), '15');
  write(within(box).getByLabelText('Servings'), '3');
  await user.click(within(box).getByRole('checkbox', { name: /1 tbsp magic dust/ }));
  expect(within(box).queryByText(/Using this recipe will create/)).not.toBeInTheDocument();
  const confirm = within(box).getByRole('button', { name: 'Edit it first' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Omelette of Sundays'));
  expect(screen.getByLabelText(/^Servings/)).toHaveValue('3');
  expect(screen.getByLabelText(/^Preparation time/)).toHaveValue('15');
});

test('an uncertain name proposes its meanings, none chosen; one answer counts for all its lines', async () => {
  const ground = buildProduct({ id: 31, Name: 'Ground hazelnuts', NameKa: 'დაფქული თხილი' });
  const wheat = buildFood({ id: 40, Name: 'Wheat flour', NameKa: 'ხორბლის ფქვილი' });
  const proposals = [
    { product: record(ground), food: null, loses: { allergens: [], origin: null, gains: [] } },
    { product: null, food: record(wheat), loses: { allergens: ['nuts'], origin: null, gains: ['gluten'] } },
  ];
  matches({}, {}, { 'hazelnut flour': proposals });
  const user = await paste(
    'Torte of mine\nServes 2\n100 g hazelnut flour\n50 g hazelnut flour, for dusting\n1. Bake it well.',
  );
  const box = await screen.findByRole('dialog');
  const asked = await within(box).findByRole('group', { name: '“hazelnut flour”: what is it?' });
  expect(within(asked).getByRole('button', { name: /Wheat flour/ })).toHaveTextContent('loses Nuts');
  expect(within(box).queryByText('Recognised')).not.toBeInTheDocument();
  await user.click(within(asked).getByRole('button', { name: /^Ground hazelnuts/ }));
  expect(within(box).getAllByText('Recognised')).toHaveLength(2);
  expect(within(box).queryByRole('group', { name: /what is it/ })).not.toBeInTheDocument();
  expect(within(box).getAllByText(/counted as Ground hazelnuts/)).toHaveLength(2);
});

test('a name marked as its own product, or left open, is created in its own words', async () => {
  const made: unknown[] = [];
  matches({}, {}, { 'magic dust': [] });
  server.use(
    http.post(api('/products'), async ({ request }) => {
      made.push(await dataOf(request));
      return HttpResponse.json(one(buildProduct({ id: 9, Name: 'magic dust', NameKa: null })));
    }),
  );
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  const asked = await within(box).findByRole('group', { name: '“magic dust”: what is it?' });
  await user.click(within(asked).getByRole('button', { name: 'New product' }));
  expect(within(box).queryByRole('group', { name: '“magic dust”: what is it?' })).not.toBeInTheDocument();
  await user.click(within(box).getByRole('button', { name: /^Create/ }));
  await waitFor(() => expect(made).toContainEqual({ Name: 'magic dust' }));
});

/** Records the recipes sent; a new product gets the name that was sent. */
function savedDishes() {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/products'), () =>
      HttpResponse.json(one(buildProduct({ id: 9, Name: 'magic dust', NameKa: null }))),
    ),
    http.post(api('/dishes'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one(buildDish({ id: 5 })));
    }),
  );
  return sent;
}

test('a new recipe is saved from the parsed text, without its form', async () => {
  const sent = savedDishes();
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  write(await within(box).findByLabelText('Preparation time, minutes'), '15');
  const save = within(box).getByRole('button', { name: 'Save the recipe' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await user.click(save);
  await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ Name: 'Omelette of mine', TimeToCook: 15, servingAmount: 2 });
  expect(sent[0]).toHaveProperty('ingredients.length', 2);
  expect(sent[0]).toHaveProperty('Steps.length', 2);
});

test('missing required fields are asked for there, not in the form', async () => {
  const sent = savedDishes();
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  expect(box).toHaveTextContent('2 ingredients · 2 steps · only you see it');
  const save = await within(box).findByRole('button', { name: 'Save the recipe' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await user.click(save);
  const time = within(box).getByLabelText('Preparation time, minutes');
  await waitFor(() => expect(time).toHaveAccessibleDescription('Please enter a valid time'));
  expect(time).toHaveFocus();
  expect(sent).toEqual([]);
  write(time, '15');
  expect(time).not.toHaveAttribute('aria-invalid');
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await user.click(save);
  await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
  expect(sent[0]).toMatchObject({ TimeToCook: 15 });
});

test('an uncertain name shows its possible foods with allergens and prices', async () => {
  const ground = buildProduct({
    id: 31,
    Name: 'Ground hazelnuts',
    allergens: ['nuts'],
    calories: 628,
    costTetri: 320,
  });
  const proposals = [{ product: record(ground), food: null, loses: { allergens: [], origin: null } }];
  matches({}, {}, { 'hazelnut flour': proposals });
  await paste('Torte of mine\nServes 2\n100 g hazelnut flour\n1. Bake it well.');
  const choice = await screen.findByRole('button', { name: /^Ground hazelnuts/ });
  expect(choice).toHaveTextContent('Nuts · 100 g: 628 kcal, 3.20 ₾');
});

test('a line can be left out', async () => {
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  await user.click(await within(box).findByRole('checkbox', { name: /1 tbsp magic dust/ }));
  const confirm = await within(box).findByRole('button', { name: 'Edit it first' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);
  await waitFor(() => expect(screen.getAllByLabelText('Amount')).toHaveLength(1));
});

test('a text without a recipe says so', async () => {
  await paste('Hello');
  expect(await screen.findByText(/No ingredients or steps were recognised/)).toBeInTheDocument();
});

test('a whole recipe is read as soon as it is pasted; one line is not, nor a paste beside existing text', async () => {
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.click(await screen.findByRole('button', { name: 'Paste a recipe' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Text of the recipe');
  await user.click(field);
  await user.paste('Omelette of mine');
  expect(field).toHaveValue('Omelette of mine');
  await user.paste(TEXT);
  expect(field.value).toContain('Omelette of mineOmelette of mine');
  await user.clear(field);
  await user.paste(TEXT);
  expect(await screen.findByRole('dialog', { name: 'Is this right?' })).toBeInTheDocument();
});
