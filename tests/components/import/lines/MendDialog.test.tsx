import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { MendDialog } from '@/components/import/lines/MendDialog';
import type { ImportLine, ImportQuestion, ImportRecipe } from '@/lib/domain/import/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildProduct } from '../../../support/builders/dish';
import { buildImport, importedRecipe, importedLine, HAZELNUT_FLOUR } from '../../../support/builders/import';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, record, server } from '../../../support/servers/server';

const HAZELNUT: ImportQuestion = { ...HAZELNUT_FLOUR, name: 'Hazelnut flour', recipes: ['one'] };
const flour = (text: string, given: Partial<ImportLine> = {}) =>
  importedLine({ text, name: 'hazelnut flour', ...given });

let sent: { ingredients?: ImportLine[] }[];
/** Changes the sent lines as the CMS does. */
let read: (lines: readonly ImportLine[]) => ImportLine[];
beforeEach(() => {
  signInAs();
  sent = [];
  read = (lines) => [...lines];
  answer('/products', many([]));
  answer('/foods', many([]));
  server.use(
    http.put(api('/imports/5'), async ({ request }) => {
      const data = await dataOf<{ recipes: { ingredients?: ImportLine[] }[] }>(request);
      sent.push(at(data.recipes, 0));
      const ingredients = read(at(data.recipes, 0).ingredients ?? []);
      return HttpResponse.json(one(buildImport({ recipes: [importedRecipe({ ingredients })] })));
    }),
  );
});
async function opened(recipe: ImportRecipe) {
  const { user } = renderPart(
    <MendDialog
      id={5}
      recipe={recipe}
      questions={[HAZELNUT]}
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  );
  const dialog = await screen.findByRole('dialog');
  const line = (number: number) => within(dialog).findByRole('group', { name: `Ingredient ${number}` });
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { user, line, save };
}

test('an unknown line offers its meanings, none chosen; one answer counts for the same words', async () => {
  const ingredients = [
    flour('150 g hazelnut flour'),
    flour('2 tbsp hazelnut flour'),
    importedLine({ product: 1 }),
  ];
  const { user, line, save } = await opened(importedRecipe({ ingredients }));
  const first = await line(1);
  expect(first).toHaveTextContent('To settle');
  expect(within(first).getByRole('button', { name: /Wheat flour/ })).toHaveTextContent('loses Nuts');
  expect(within(first).queryByText('New product', { selector: '.tag *' })).not.toBeInTheDocument();
  // a known line asks nothing
  expect(within(await line(3)).queryByRole('button', { name: 'New product' })).not.toBeInTheDocument();
  await user.click(within(first).getByRole('button', { name: 'Ground hazelnuts' }));
  for (const number of [1, 2]) {
    expect(await line(number)).toHaveTextContent('Ground hazelnuts');
    expect(within(await line(number)).queryByRole('button', { name: /Wheat flour/ })).not.toBeInTheDocument();
  }
  await waitFor(() => expect(within(first).getByRole('button', { name: /^Another/ })).toHaveFocus());
  await save();
  await waitFor(() => expect(sent[0]?.ingredients?.map(({ product }) => product)).toEqual([31, 31, 1]));
});

test('a line marked as its own product can get another answer', async () => {
  const ingredients = [flour('150 g hazelnut flour'), flour('2 tbsp hazelnut flour', { own: true })];
  const { user, line, save } = await opened(importedRecipe({ ingredients }));
  await user.click(within(await line(1)).getByRole('button', { name: 'New product' }));
  expect(await line(1)).not.toHaveTextContent('To settle');
  expect(await line(1)).toHaveTextContent('New product');
  answer('/products/offer', {
    data: { products: [record(buildProduct({ id: 9, Name: 'Almond flour' }))], foods: [], guessed: false },
  });
  await user.click(within(await line(2)).getByRole('button', { name: /^Another/ }));
  await user.click(within(await line(2)).getByRole('combobox', { name: 'What is meant' }));
  await user.click(await screen.findByRole('option', { name: /Almond flour/ }));
  await save();
  await waitFor(() =>
    expect(sent[0]?.ingredients?.map(({ product, own }) => ({ product, own }))).toEqual([
      { product: null, own: true },
      { product: 9, own: undefined },
    ]),
  );
});

test('a changed line offers new matches, and keeps its answer', async () => {
  server.use(
    http.post(api('/products/match'), () =>
      HttpResponse.json({
        data: [
          {
            name: 'almond flour',
            product: null,
            food: null,
            proposals: [
              {
                product: record(buildProduct({ id: 9, Name: 'Ground almonds' })),
                food: null,
                loses: { allergens: [], origin: null, gains: [] },
              },
            ],
          },
        ],
      }),
    ),
  );
  const { user, line, save } = await opened(importedRecipe({ ingredients: [importedLine({ product: 1 })] }));
  const field = within(await line(1)).getByLabelText('Line 1 of the source');
  fireEvent.change(field, { target: { value: '100 g almond flour' } });
  fireEvent.blur(field);
  expect(await within(await line(1)).findByRole('button', { name: /^Ground almonds/ })).toBeInTheDocument();
  await user.click(within(await line(1)).getByRole('button', { name: 'New product' }));
  // the CMS reads a changed text again, without the answer given here
  read = (lines) => lines.map(({ own: _own, ...rest }) => rest);
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(at(sent, 1).ingredients).toEqual([
    expect.objectContaining({ text: '100 g almond flour', product: null, food: null, own: true }),
  ]);
});
