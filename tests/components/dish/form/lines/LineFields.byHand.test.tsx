import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { RecipeForm } from '@/components/dish/form/RecipeForm';
import type { Product } from '@/lib/domain/product/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildDish, buildProduct } from '../../../../support/builders/dish';
import { offerOf } from '../../../../support/builders/food';
import { renderPart } from '../../../../support/render';
import { answer, api, dataOf, many, one, server } from '../../../../support/servers/server';
import { write } from '../../../../support/write';

beforeEach(() => void signInAs());

const product = () => screen.findByRole('combobox', { name: 'Ingredient' });
const amount = () => screen.findByLabelText('Amount');
const unit = () => screen.getByLabelText('Unit');

const ONION = buildProduct({ id: 4, Name: 'Onion', NameKa: 'ხახვი', gramsPerPiece: 110, portions: [] });
const GARLIC = buildProduct({ id: 5, Name: 'Garlic', gramsPerPiece: 5, pieceName: 'clove', portions: null });
const FLOUR = buildProduct({ id: 6, Name: 'Flour', gramsPerPiece: null, portions: [] });
const BUTTER = buildProduct({
  id: 7,
  Name: 'Butter',
  gramsPerPiece: 113,
  portions: [{ label: 'stick', labelKa: 'ფილა', grams: 113 }],
});

const offers = (of: Product) => answer('/products/offer', offerOf([of]));
const keeps = () => {
  const sent: { ingredients: unknown[] }[] = [];
  server.use(
    http.post(api('/dishes'), async ({ request }) => {
      sent.push(await dataOf<{ ingredients: unknown[] }>(request));
      return HttpResponse.json(one(buildDish()));
    }),
  );
  return sent;
};

test.each([
  ['2', ONION, 'Piece', '= 220\u00A0g'],
  ['½', ONION, 'Piece', '= 55\u00A0g'],
  ['2–3', GARLIC, 'Piece', 'counts as 13\u00A0g, a shopping list buys 3\u00A0cloves'],
  ['3', GARLIC, 'Piece', '= 15\u00A0g'],
])('%s before the name, chosen by mouse, are pieces', async (typed, of, pieces, said) => {
  offers(of);
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.type(await amount(), typed);
  await user.type(await product(), of.Name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: of.Name }));
  expect(unit()).toHaveValue(pieces);
  expect(await amount()).toHaveAccessibleDescription(said);
});

test('a number after the name, by keyboard, means pieces too, and is sent that way', async () => {
  const sent = keeps();
  offers(ONION);
  const { user } = renderPart(<RecipeForm dish={null} />);
  write(await screen.findByLabelText(/^Name/), 'Onion soup');
  write(screen.getByLabelText(/^Preparation time/), '5');
  await user.type(await product(), 'onio');
  await screen.findByRole('option', { name: 'Onion' });
  await user.keyboard('{Enter}');
  await user.type(await amount(), '2');
  expect(unit()).toHaveValue('Piece');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(sent, 0).ingredients).toMatchObject([{ amount: 2, unit: 'Piece', product: 4 }]);
});

test.each([
  ['2', FLOUR],
  ['200', ONION],
  ['1', BUTTER],
])('%s of an uncountable food asks for the unit and saves nothing', async (typed, of) => {
  const sent = keeps();
  offers(of);
  const { user } = renderPart(<RecipeForm dish={null} />);
  write(await screen.findByLabelText(/^Name/), 'Some dish');
  write(screen.getByLabelText(/^Preparation time/), '5');
  await user.type(await amount(), typed);
  await user.type(await product(), of.Name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: of.Name }));
  await waitFor(() => expect(unit()).toBeInvalid());
  expect(unit()).toHaveAccessibleDescription(/^In which unit\?/);
  expect(unit()).toHaveDisplayValue('unit');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(unit()).toBeInvalid();
  await user.selectOptions(unit(), 'gr');
  await waitFor(() => expect(unit()).toBeValid());
  expect(await amount()).toHaveValue(typed);
  expect(sent).toEqual([]);
});

test('nothing is asked before the food is known, nor while the amount is typed', async () => {
  offers(FLOUR);
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.type(await amount(), '2');
  await user.tab();
  expect(unit()).toBeValid();
  await user.clear(await amount());
  await user.type(await product(), 'flou');
  await user.click(await screen.findByRole('option', { name: 'Flour' }));
  await user.type(await amount(), '200 g');
  expect(unit()).toBeValid();
  expect(unit()).toHaveValue('gr');
});

test('the name of a piece decides whether the food is counted: missing weights are read', async () => {
  answer('/products', many([BUTTER]));
  offers({ ...BUTTER, portions: undefined });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.type(await amount(), '2');
  await user.type(await product(), 'butt');
  await user.click(await screen.findByRole('option', { name: 'Butter' }));
  await waitFor(() => expect(unit()).toBeInvalid());
});
