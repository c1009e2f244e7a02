import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { MealsKept } from '@/components/import/preview/MealsKept';
import { signInAs } from '../../../support/builders/auth';
import { buildImport, importedRecipe, importedLine } from '../../../support/builders/import';
import { renderPart } from '../../../support/render';
import { api, dataOf, one, server } from '../../../support/servers/server';

const known = [importedLine({ product: 1 })];
const recipes = [
  importedRecipe({ key: 'a', types: ['Lunch', 'Dinner'], typesGuessed: true, ingredients: known }),
  importedRecipe({
    key: 'b',
    types: ['Dinner'],
    typesGuessed: true,
    dietaryFlags: ['Vegan'],
    ingredients: known,
  }),
  importedRecipe({ key: 'c', types: ['Snack'], ingredients: known }),
  importedRecipe({ key: 'd' }),
];

let sent: unknown[] = [];
let isBroken = false;
beforeEach(() => {
  signInAs();
  [sent, isBroken] = [[], false];
  server.use(
    http.put(api('/imports/5'), async ({ request }) => {
      if (isBroken) return HttpResponse.json({}, { status: 500 });
      sent.push(await dataOf(request));
      const kept = recipes.map((recipe) => ({ ...recipe, typesGuessed: false }));
      return HttpResponse.json(one(buildImport({ recipes: kept })));
    }),
  );
});

function Held() {
  const [now, setNow] = useState<typeof recipes>(recipes);
  return <MealsKept importId={5} recipes={now} onSet={(next) => setNow([...(next.recipes ?? [])])} />;
}
const meals = () => screen.getByRole('group', { name: 'Meals' });

test('guessed meals are saved at once, each recipe its own; stated ones are left alone', async () => {
  const { user } = renderPart(<Held />);
  expect(await screen.findByRole('group', { name: 'Meals' })).toHaveTextContent(
    /Snack 1Lunch\? 1Dinner\? 2None: lunch or dinner 1/,
  );
  await user.click(screen.getByRole('button', { name: 'Keep all 2 guesses' }));
  await waitFor(() => expect(meals()).toHaveTextContent(/Lunch 1Dinner 2Snack 1/));
  expect(sent).toEqual([
    {
      recipes: [
        { key: 'a', types: ['Lunch', 'Dinner'] },
        { key: 'b', types: ['Dinner'] },
      ],
    },
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(meals()).toHaveFocus();
});

test('failed guesses stay guesses, with a message', async () => {
  isBroken = true;
  const { user } = renderPart(<Held />);
  await user.click(await screen.findByRole('button', { name: 'Keep all 2 guesses' }));
  await waitFor(() => expect(meals().querySelector('[role=alert]')).not.toBeEmptyDOMElement());
  expect(meals()).toHaveTextContent('Dinner? 2');
});

test('diets are counted, and so are recipes with open words', async () => {
  renderPart(<Held />);
  const diets = await screen.findByRole('group', { name: 'Diets' });
  expect(diets).toHaveTextContent(/Vegan 1Open until settled 1/);
});
