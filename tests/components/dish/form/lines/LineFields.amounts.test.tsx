import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { RecipeForm } from '@/components/dish/form/RecipeForm';
import type { Ingredient } from '@/lib/domain/dish/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildDish, buildIngredient, buildProduct } from '../../../../support/builders/dish';
import { offerOf } from '../../../../support/builders/food';
import { renderPart } from '../../../../support/render';
import { answer, api, dataOf, many, one, server } from '../../../../support/servers/server';
import { write } from '../../../../support/write';

const product = () => screen.findByRole('combobox', { name: 'Ingredient' });
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => void signInAs());

const FLOUR = buildProduct({
  id: 2,
  portions: [{ label: 'cup', labelKa: null, grams: 125 }],
  gramsPerMl: 1,
  gramsPerPiece: null,
});
const BUTTER = buildProduct({
  id: 3,
  Name: 'Butter',
  portions: [{ label: 'cup', labelKa: null, grams: 227 }],
});
const OLD = 'a0000000-0000-4000-8000-000000000001';
const amount = () => screen.findByLabelText('Amount');
const unit = () => screen.getByLabelText('Unit');
const kept = (parts: Partial<Ingredient>) =>
  buildDish({
    id: 5,
    owner: { id: 7, Name: 'Mariam' },
    ingredients: [buildIngredient({ key: OLD, ...parts })],
  });

/** Records the bodies in which the saved recipe's lines are sent. */
function puts() {
  const sent: { ingredients?: unknown[] }[] = [];
  server.use(
    http.put(api('/dishes/5'), async ({ request }) => {
      sent.push(await dataOf<{ ingredients?: unknown[] }>(request));
      return HttpResponse.json(one(buildDish({ id: 5 })));
    }),
  );
  return sent;
}

test.each([
  ['1½ cups', '= 188 g', { amount: 187.5, unit: 'gr', text: '1½ cups' }],
  ['8 oz', '= 227 g', { amount: 226.8, unit: 'gr', text: '8 oz' }],
  ['½ ჭიქა', '= 52 g', { unit: 'gr', text: '½ ჭიქა' }],
  ['a pinch', '', { amount: 1, unit: 'Pinch', text: 'a pinch' }],
  ['400 g can', '', { amount: 400, unit: 'gr', text: '400 g can' }],
  ['2 x 400 g', '= 800 g', { amount: 800, unit: 'gr', text: '2 x 400 g' }],
  ['2 tbsp', '= 30 g', { amount: 2, unit: 'Table Spoon', text: '2 tbsp' }],
  ['0.2 kg', '= 200 g', { amount: 200, unit: 'gr', text: '0.2 kg' }],
  ['2–3', 'counts as 2.5 g, a shopping list buys 3 g', { amount: 2, amountTo: 3, unit: 'gr' }],
  ['to taste', 'No amount: counts as nothing', { amount: null, unit: null, text: 'to taste' }],
  ['', 'No amount: counts as nothing', { amount: null, unit: null }],
])('"%s" shows its meaning and is sent that way', async (typed, said, wanted) => {
  const sent = puts();
  const { user } = renderPart(<RecipeForm dish={kept({ product: FLOUR })} />);
  const field = await amount();
  write(field, typed);
  expect(field).toHaveAccessibleDescription(said.replaceAll(/(\d) g/g, '$1\u00A0g'));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(sent, 0).ingredients).toMatchObject([wanted]);
});

test('a product’s own word for a piece is understood', async () => {
  const garlic = buildProduct({ id: 4, Name: 'Garlic', pieceName: 'clove', gramsPerPiece: 3, portions: [] });
  const { user } = renderPart(<RecipeForm dish={kept({ product: garlic })} />);
  await user.clear(await amount());
  await user.type(await amount(), '3 cloves');
  expect(await amount()).toHaveAccessibleDescription('= 9\u00A0g');
  expect(unit()).toHaveValue('Piece');
});

test('a unit chosen by hand replaces the written one, and the number stays', async () => {
  const sent = puts();
  const { user } = renderPart(<RecipeForm dish={kept({ product: FLOUR, amount: 227, text: '8 oz' })} />);
  expect(await amount()).toHaveValue('8 oz');
  expect(unit()).toHaveDisplayValue('as written');
  await user.selectOptions(unit(), 'ml');
  expect(await amount()).toHaveValue('8');
  expect(await amount()).toHaveAccessibleDescription('Now 8\u00A0ml (8\u00A0g), before 8 oz (227\u00A0g).');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(sent, 0).ingredients).toEqual([expect.objectContaining({ amount: 8, unit: 'ml' })]);
  expect(at(sent, 0).ingredients).not.toEqual([expect.objectContaining({ text: '8 oz' })]);
});

test('a written amount becomes grams if grams are chosen, and says so', async () => {
  const { user } = renderPart(<RecipeForm dish={kept({ product: FLOUR, amount: 227, text: '8 oz' })} />);
  await user.selectOptions(await screen.findByLabelText('Unit'), 'gr');
  expect(await amount()).toHaveValue('227');
  expect(await amount()).toHaveAccessibleDescription('8 oz is 227\u00A0g.');
  write(await amount(), '250');
  expect(await amount()).toHaveAccessibleDescription('');
});

test('no other unit multiplies: a stick of butter chosen as a piece is one piece, and its weight is one tap away', async () => {
  const stick = { label: 'stick', labelKa: 'ფილა', grams: 113 };
  const butter = buildProduct({
    id: 3,
    Name: 'Butter',
    gramsPerPiece: 113,
    gramsPerMl: 0.95,
    portions: [stick],
  });
  const line = { product: butter, amount: 113, unit: 'gr' as const, text: '1 stick' };
  const { user } = renderPart(<RecipeForm dish={kept(line)} />);
  await user.selectOptions(await screen.findByLabelText('Unit'), 'Piece');
  expect(await amount()).toHaveValue('1');
  expect(await amount()).toHaveAccessibleDescription(
    'Now 1\u00A0piece (113\u00A0g), before 1 stick (113\u00A0g).',
  );
  await user.selectOptions(unit(), 'Table Spoon');
  expect(await amount()).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: /^Make it 7.93.tbsp$/ }));
  expect(await amount()).toHaveValue('7.93');
  expect(unit()).toHaveValue('Table Spoon');
});

test('a written amount is converted again for another product', async () => {
  const sent = puts();
  answer('/products/offer', offerOf([BUTTER]));
  const line = { product: FLOUR, amount: 125, unit: 'gr' as const, text: '1 cup' };
  const { user } = renderPart(<RecipeForm dish={kept(line)} />);
  expect(await amount()).toHaveAccessibleDescription('= 125\u00A0g');
  write(await product(), 'butt');
  await user.click(await screen.findByRole('option', { name: 'Butter' }));
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription('= 227\u00A0g'));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(sent, 0).ingredients).toMatchObject([{ amount: 227, unit: 'gr', text: '1 cup', product: 3 }]);
});

test('the weights of a saved line’s product are read once, when an amount needs them', async () => {
  const asked: string[] = [];
  server.use(
    http.get(api('/products'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.get('filters[id][$in][0]') ?? '');
      return HttpResponse.json(many([FLOUR]));
    }),
  );
  const bare = buildProduct({ id: 2 });
  const { user } = renderPart(<RecipeForm dish={kept({ product: bare })} />);
  await user.type(await amount(), '0');
  expect(asked).toEqual([]);
  write(await amount(), '2 cups');
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription('= 250\u00A0g'));
  expect(asked).toEqual(['2']);
});

test.each([
  ['en', 'Amount', 'Save', /Please enter a valid amount/],
  ['ka', 'რაოდენობა', 'შენახვა', /მიუთითეთ სწორი რაოდენობა/],
] as const)(
  'an invalid amount is reported at the field and stays there (%s)',
  async (language, label, button, text) => {
    const { user } = renderPart(<RecipeForm dish={kept({ product: FLOUR })} />, { language });
    const field = await screen.findByLabelText(label);
    write(field, 'lots');
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('lots');
  },
);
