import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { RecipeForm } from '@/components/dish/form/RecipeForm';
import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildProduct } from '../../../../support/builders/dish';
import { buildFood, offerOf } from '../../../../support/builders/food';
import { renderPart } from '../../../../support/render';
import { answer, api, dataOf, one, record, server } from '../../../../support/servers/server';
import { write } from '../../../../support/write';

beforeEach(() => void signInAs());

const ONION = buildProduct({ id: 4, Name: 'Onion', NameKa: 'ხახვი', gramsPerPiece: 110, portions: [] });
const MILK = buildProduct({ id: 8, Name: 'Milk', NameKa: 'რძე', gramsPerMl: 1.03, portions: [] });
const TOMATO = buildFood();

/** Answers the certain matches of names, and records the names. */
function means(known: Readonly<Record<string, { product?: Product; food?: OfferedFood }>>) {
  const asked: string[] = [];
  server.use(
    http.post(api('/products/match'), async ({ request }) => {
      const { names } = await dataOf<{ names: string[] }>(request);
      asked.push(...names);
      const found = names.map((name) => ({
        name,
        product: known[name]?.product ? record(known[name].product) : null,
        food: known[name]?.food ? record(known[name].food) : null,
      }));
      return HttpResponse.json({ data: found });
    }),
  );
  return asked;
}

const lines = () => screen.getAllByRole('group', { name: /^(Ingredient|ინგრედიენტი) \d+$/ });
/** Reads the fields of a line: amount, name and note. */
const inLine = (at: number) => {
  const line = within(given(lines()[at]));
  const [amount, note] = line.getAllByRole<HTMLInputElement>('textbox');
  const name = line.getAllByRole<HTMLInputElement>('combobox').find((one) => one.tagName === 'INPUT');
  return [amount, name, note].map((one) => given(one).value);
};
const nameField = () => at(screen.getAllByRole('combobox', { name: /^(Ingredient|ინგრედიენტი)$/ }), 0);
/** Sets a line's text at once, because each key rerenders the whole form, and ends it with Enter. */
const enter = async (user: ReturnType<typeof renderPart>['user'], text: string) => {
  await user.click(nameField());
  write(nameField(), text);
  await user.keyboard('{Enter}');
};
const ready = () => screen.findAllByRole('group', { name: /^(Ingredient|ინგრედიენტი) \d+$/ });

test('Enter splits a whole line into its fields, and the next line appears', async () => {
  answer('/products/offer', offerOf());
  means({ onions: { product: ONION } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await enter(user, '2 large onions, diced');
  await waitFor(() => expect(inLine(0)).toEqual(['2 large', 'Onion', 'diced']));
  expect(lines()).toHaveLength(2);
  expect(within(at(lines(), 1)).getByLabelText('Amount')).toHaveFocus();
});

test('lines typed in sequence without a pause all arrive', async () => {
  answer('/products/offer', offerOf());
  means({ onions: { product: ONION }, milk: { product: MILK } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(nameField());
  await user.keyboard('2 onions{Enter}½ cup milk, warm{Enter}');
  await waitFor(() =>
    expect([inLine(0), inLine(1)]).toEqual([
      ['2', 'Onion', ''],
      ['½ cup', 'Milk', 'warm'],
    ]),
  );
  expect(lines()).toHaveLength(3);
  expect(screen.queryByText(/We cannot tell which food/)).not.toBeInTheDocument();
});

test('Georgian lines work too, with foods from the table', async () => {
  answer('/products/offer', offerOf());
  server.use(http.post(api('/products/of-food'), () => HttpResponse.json(one(MILK))));
  means({ ხახვი: { product: ONION }, რძე: { food: { ...TOMATO, id: 901, Name: 'Milk', NameKa: 'რძე' } } });
  const { user } = renderPart(<RecipeForm dish={null} />, { language: 'ka' });
  await ready();
  await user.click(nameField());
  await user.keyboard('2 დიდი ხახვი, დაჭრილი{Enter}½ ჭიქა რძე{Enter}');
  await waitFor(() =>
    expect([inLine(0), inLine(1)]).toEqual([
      ['2 დიდი', 'ხახვი', 'დაჭრილი'],
      ['½ ჭიქა', 'რძე', ''],
    ]),
  );
});

test('only the name is searched while typing, and Enter takes an exact match without asking', async () => {
  const looked: string[] = [];
  server.use(
    http.get(api('/products/offer'), ({ request }) => {
      looked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json(offerOf([ONION]));
    }),
  );
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(nameField());
  write(nameField(), '3 onions, sliced');
  await screen.findByRole('option', { name: 'Onion' });
  expect(looked.at(-1)).toBe('onions');
  await user.keyboard('{Enter}'); // POST products/match would fail the test
  expect(inLine(0)).toEqual(['3', 'Onion', 'sliced']);
  expect(lines()).toHaveLength(2);
  expect(screen.queryByText(/We cannot tell which food/)).not.toBeInTheDocument();
});

test('a row chosen by mouse brings amount and note along', async () => {
  answer('/products/offer', offerOf([buildProduct({ id: 9, Name: 'Red onion', portions: [] })]));
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  write(nameField(), '300 g onions, sliced');
  await user.click(await screen.findByRole('option', { name: 'Red onion' }));
  expect(inLine(0)).toEqual(['300', 'Red onion', 'sliced']);
});

test('an uncertain name stays, with its possible matches', async () => {
  answer('/products/offer', offerOf([buildProduct({ id: 10, Name: 'Sirloin steak' })]));
  const asked = means({});
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(nameField());
  write(nameField(), '2 swordfish steaks, skinned');
  await screen.findByRole('option', { name: 'Sirloin steak' });
  await user.keyboard('{Enter}');
  expect(inLine(0)).toEqual(['2', 'swordfish steaks', 'skinned']);
  await waitFor(() => expect(asked).toEqual(['swordfish steaks']));
  expect(nameField()).toHaveFocus();
  expect(await screen.findByRole('option', { name: 'Sirloin steak' })).toBeVisible();
  expect(inLine(0)[1]).toBe('swordfish steaks');
});

test('a number in the amount belongs to the words of the name; leaving the field is enough', async () => {
  answer('/products/offer', offerOf());
  means({ onions: { product: ONION } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.type(screen.getByLabelText('Amount'), '2');
  await user.click(nameField());
  write(nameField(), 'large onions, diced');
  await user.tab();
  await waitFor(() => expect(inLine(0)).toEqual(['2 large', 'Onion', 'diced']));
});

test('a line typed into the amount is split too', async () => {
  answer('/products/offer', offerOf());
  means({ onions: { product: ONION } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(screen.getByLabelText('Amount'));
  write(screen.getByLabelText('Amount'), '2 onions, diced');
  await user.tab();
  await waitFor(() => expect(inLine(0)).toEqual(['2', 'Onion', 'diced']));
});

test('two ingredients on a line become two lines', async () => {
  answer('/products/offer', offerOf());
  means({ milk: { product: MILK }, onions: { product: ONION } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await enter(user, '3 onions and 1 cup milk');
  await waitFor(() =>
    expect([inLine(0), inLine(1)]).toEqual([
      ['3', 'Onion', ''],
      ['1 cup', 'Milk', ''],
    ]),
  );
});

test('a pasted list becomes lines with its own sections and steps; all names are requested at once', async () => {
  answer('/products/offer', offerOf());
  const asked = means({ onions: { product: ONION }, milk: { product: MILK } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(nameField());
  await user.paste('2 onions, diced\n- 1 cup milk\n100 g swordfish\n\nFor the sauce:\n200 ml milk');
  await waitFor(() =>
    expect([0, 1, 2, 3].map(inLine)).toEqual([
      ['2', 'Onion', 'diced'],
      ['1 cup', 'Milk', ''],
      ['100', 'swordfish', ''],
      ['200', 'Milk', ''],
    ]),
  );
  expect(screen.getByLabelText(/^Section name/)).toHaveValue('Sauce');
  expect(asked).toEqual(['onions', 'milk', 'swordfish', 'milk']);
});

test('a list without headings is inserted between existing lines', async () => {
  answer('/products/offer', offerOf());
  means({});
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(screen.getByRole('button', { name: 'Add an ingredient' }));
  await user.type(at(screen.getAllByLabelText('Amount'), 1), '7 g');
  await user.click(nameField());
  await user.paste('2 ხახვი\n3 კვერცხი');
  expect([0, 1, 2].map((at) => inLine(at)[0])).toEqual(['2', '3', '7 g']);
});

test('one pasted line is text, until Enter', async () => {
  answer('/products/offer', offerOf());
  means({ onions: { product: ONION } });
  const { user } = renderPart(<RecipeForm dish={null} />);
  await ready();
  await user.click(nameField());
  await user.paste('2 onions, diced\n');
  expect(inLine(0)).toEqual(['', '2 onions, diced', '']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(inLine(0)).toEqual(['2', 'Onion', 'diced']));
});
