import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImportScreen } from '@/components/import/ImportScreen';
import * as calls from '@/lib/api/import/imports';
import type { Import } from '@/lib/domain/import/record';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { importedRecipe, importedLine, buildImport } from '../../support/builders/import';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer, api, dataOf, many, one, record, server, strapiError } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

/** Serves one import that the calls change, and records them. */
function serve(first: Import) {
  const calls: { verb: string; body: unknown }[] = [];
  const held = { now: first };
  const note = async (verb: string, request: Request) => {
    const data = await dataOf<Record<string, unknown>>(request);
    calls.push({ verb, body: data });
    return data;
  };
  const whole = () => HttpResponse.json(one(held.now));
  server.use(
    http.get(api('/imports/5'), whole),
    http.put(api('/imports/5'), async ({ request }) => {
      const { recipes } = (await note('change', request)) as { recipes: { key: string }[] };
      const changed = held.now.recipes?.map((recipe) => ({
        ...recipe,
        ...recipes.find(({ key }) => key === recipe.key),
        warnings: [],
      }));
      held.now = { ...held.now, recipes: changed };
      return whole();
    }),
    http.post(api('/imports/5/take'), async ({ request }) => {
      const { recipes } = (await note('take', request)) as { recipes: string[] };
      const taken = held.now.recipes?.map((recipe, at) =>
        recipes.includes(recipe.key) ? { ...recipe, dish: 100 + at } : recipe,
      );
      held.now = { ...held.now, state: 'taken', recipes: taken };
      return whole();
    }),
  );
  return { calls, held };
}
const open = () => renderPart(<ImportScreen />, { path: '/import?id=5' });
const rowOf = async (name: string) =>
  given((await screen.findByRole('heading', { name, level: 3 })).closest('li'));

beforeEach(() => {
  window.sessionStorage.clear();
  signInAs();
  answer('/imports', many([]));
  answer('/products', many([]));
  answer('/foods', many([]));
});

test('a whole recipe is read when it is pasted', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/imports'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one(buildImport()));
    }),
  );
  answer('/imports/5', one(buildImport()));
  const { user } = renderPart(<ImportScreen />, { path: '/import' });
  const text = 'Omelette\n\n2 eggs\n1. Fry them.';
  await user.click(await screen.findByLabelText('Address, page source or text'));
  await user.paste(text);
  await waitFor(() => expect(currentPath()).toBe('/import?id=5'));
  expect(sent).toEqual([{ text }]);
});

test('a text is kept while typing, sent once, and leads to its import', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/imports'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one(buildImport()));
    }),
  );
  const first = renderPart(<ImportScreen />, { path: '/import' });
  const field = await screen.findByLabelText('Address, page source or text');
  fireEvent.change(field, { target: { value: 'Omelette\n2 eggs' } });
  expect(screen.getByText(/This is a text/)).toBeInTheDocument();
  first.unmount();

  const { user } = renderPart(<ImportScreen />, { path: '/import' });
  expect(await screen.findByLabelText('Address, page source or text')).toHaveValue('Omelette\n2 eggs');
  serve(buildImport());
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(currentPath()).toBe('/import?id=5'));
  expect(sent).toEqual([{ text: 'Omelette\n2 eggs' }]);
  expect(await screen.findByRole('heading', { name: 'kitchen.zip' })).toBeInTheDocument();
});

test('a share from another app appears in the field as its address', async () => {
  renderPart(<ImportScreen />, { path: '/import?title=Soup&text=See+https%3A%2F%2Fexample.org%2Fsoup' });
  expect(await screen.findByLabelText('Address, page source or text')).toHaveValue(
    'https://example.org/soup',
  );
  expect(screen.getByText(/This is an address/)).toBeInTheDocument();
});

test('files are sent together; a refused one is reported at its place and can be retried', async () => {
  const sent: number[] = [];
  let isFull = true;
  server.use(
    http.post(api('/imports'), async ({ request }) => {
      sent.push((await request.formData()).getAll('files').length);
      if (isFull) return HttpResponse.json(strapiError(413), { status: 413 });
      return HttpResponse.json(one(buildImport()));
    }),
  );
  const { user } = renderPart(<ImportScreen />, { path: '/import' });
  const files = [new File(['a'], 'a.paprikarecipes'), new File(['b'], 'b.zip')];
  await user.upload(await screen.findByLabelText('Choose files'), files);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  isFull = false;
  serve(buildImport());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(currentPath()).toBe('/import?id=5'));
  expect(sent).toEqual([2, 2]);
});

test('progress is shown while reading, and then the result', async () => {
  const { held } = serve(
    buildImport({ state: 'reading', progress: { done: 40, total: 100 }, recipes: undefined }),
  );
  open();
  expect(await screen.findByRole('progressbar', { name: 'Reading…' })).toHaveAttribute('value', '40');
  expect(screen.getByText('40 of 100')).toBeInTheDocument();
  held.now = buildImport();
  expect(await rowOf('Plain omelette')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('everything is selected at first except known recipes and those with faults; tags come along', async () => {
  const { calls } = serve(
    buildImport({
      recipes: [
        importedRecipe(),
        importedRecipe({ key: 'here', Name: 'Known soup', duplicateOf: 7 }),
        importedRecipe({ key: 'short', Name: 'Pie', warnings: [{ path: ['Name'], key: 'nameShort' }] }),
      ],
    }),
  );
  const { user } = open();
  const short = await rowOf('Pie');
  expect(short).toHaveTextContent('The name needs at least 5 characters');
  expect(within(short).getByRole('checkbox')).toBeDisabled();
  const here = await rowOf('Known soup');
  expect(within(here).getByRole('link', { name: 'Open my recipe' })).toHaveAttribute('href', '/dishes/7');
  expect(within(here).getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByText('2 recipes are left out:').parentElement).toHaveTextContent(
    '1 is here already · 1 must be fixed first',
  );
  await user.click(within(here).getByRole('checkbox'));
  expect(screen.getByText('1 recipe is left out:').parentElement).toHaveTextContent(
    /: 1 must be fixed first$/,
  );
  await user.type(screen.getByLabelText('Tags for all'), 'quick, eggs');
  await user.selectOptions(screen.getByLabelText('Who sees them'), 'Everyone');
  await user.click(screen.getByRole('button', { name: 'Add 2 recipes' }));
  expect(await screen.findByRole('link', { name: 'Plain omelette' })).toHaveAttribute('href', '/dishes/100');
  expect(calls).toEqual([
    {
      verb: 'take',
      body: { recipes: ['one', 'here'], visibility: 'public', tags: ['quick', 'eggs'] },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Added 2' }));
  expect(screen.queryByRole('heading', { name: 'Pie' })).not.toBeInTheDocument();
});

test('many recipes are taken in the background: first their progress shows, and then each recipe', async () => {
  const { held } = serve(buildImport());
  server.use(
    http.post(api('/imports/5/take'), () => {
      held.now = { ...held.now, state: 'taking', progress: { done: 1, total: 40 } };
      return HttpResponse.json(one(held.now));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add 1 recipe' }));
  expect(await screen.findByRole('progressbar', { name: 'Adding…' })).toHaveAttribute('value', '1');
  expect(await screen.findByText('The recipes are being added')).toBeInTheDocument();
  expect(screen.queryByText('The recipes are added')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  held.now = buildImport({
    state: 'taken',
    counts: { recipes: 40, taken: 40 },
    recipes: [importedRecipe({ dish: 9 })],
  });
  expect(await screen.findByText('Added to your recipes: 40')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Plain omelette' })).toHaveAttribute('href', '/dishes/9');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a picture is loaded through the authorized call when its row comes near, and released with the row', async () => {
  const near = vi.fn<(callback: IntersectionObserverCallback) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        near(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  const made = vi.fn(() => 'blob:of-this-test');
  const released = vi.fn();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: released });
  // jsdom's requests cannot return blobs
  const read = vi.spyOn(calls, 'readPicture').mockResolvedValue(new Blob(['webp']));
  serve(
    buildImport({
      recipes: [importedRecipe({ images: [{ entry: '0/a.jpg' }] }), importedRecipe({ key: 'none' })],
    }),
  );
  const { unmount, container } = open();
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(read).not.toHaveBeenCalled();
  expect(near).toHaveBeenCalledOnce();
  const [comesNear] = near.mock.lastCall ?? [];
  act(() => comesNear?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', 'blob:of-this-test'));
  expect(read.mock.calls).toEqual([[5, 'one', { signal: expect.any(AbortSignal) }]]);
  expect(made).toHaveBeenCalledOnce();
  unmount();
  expect(released.mock.calls).toEqual([['blob:of-this-test']]);
});

test('recipes to check come first, and can be shown alone', async () => {
  const remark = importedRecipe({
    key: 'b',
    Name: 'Soup of the day',
    warnings: [{ path: ['Steps'], key: 'stepsNone' }],
  });
  serve(buildImport({ recipes: [importedRecipe({ ingredients: [importedLine({ product: 1 })] }), remark] }));
  const { user } = open();
  expect(await screen.findByText(/^2 recipes are read/)).toBeInTheDocument();
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'Understood 1' });
  expect(names()).toEqual(['Soup of the day', 'Plain omelette']);
  await user.click(screen.getByRole('button', { name: 'Look at 1 first' }));
  expect(screen.queryByRole('heading', { name: 'Plain omelette' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /Check and fix/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Look at 1 first' })).not.toBeInTheDocument();
});

test('a desktop shows the viewed recipe beside the list, with the way to correct it', async () => {
  onDesktop();
  answer('/products', many([buildProduct({ id: 1, Name: 'Egg' })]));
  const soup = importedRecipe({ key: 'b', Name: 'Plum soup' });
  serve(buildImport({ recipes: [importedRecipe({ ingredients: [importedLine({ product: 1 })] }), soup] }));
  const { user } = open();
  const first = await screen.findByRole('complementary', { name: 'Plain omelette' });
  expect(await within(first).findByText('Egg')).toBeInTheDocument();
  expect(first).toHaveTextContent('2 eggs');
  await user.click(screen.getByRole('button', { name: 'Plum soup' }));
  const other = await screen.findByRole('complementary', { name: 'Plum soup' });
  expect(screen.getByRole('button', { name: 'Plum soup' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(other).getByRole('button', { name: /Check and fix/ }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('all, none, and those without warnings are selected at once', async () => {
  const remark = importedRecipe({
    key: 'b',
    Name: 'Soup of the day',
    warnings: [{ path: ['Steps'], key: 'stepsNone' }],
  });
  serve(buildImport({ recipes: [importedRecipe(), remark] }));
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Add 2 recipes' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Without warnings' }));
  expect(screen.getByRole('button', { name: 'Add 1 recipe' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'None' }));
  expect(screen.getByRole('button', { name: 'Add 0 recipes' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('button', { name: 'Add 2 recipes' })).toBeEnabled();
});

test('a recipe is corrected: a name, and a line that is parsed and matched again', async () => {
  const { calls } = serve(
    buildImport({
      recipes: [
        importedRecipe({
          Name: 'Pie',
          ingredients: [importedLine({ product: 1 })],
          warnings: [{ path: ['Name'], key: 'nameShort' }],
        }),
      ],
    }),
  );
  answer('/products', many([buildProduct({ id: 1, Name: 'Egg' })]));
  server.use(
    http.post(api('/products/match'), () =>
      HttpResponse.json({
        data: [
          {
            name: 'walnuts',
            product: record(buildProduct({ id: 3, Name: 'Walnut kernels' })),
            food: null,
            proposals: [],
          },
        ],
      }),
    ),
  );
  const { user } = open();
  await user.click(within(await rowOf('Pie')).getByRole('button', { name: /Check and fix/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Egg')).toBeInTheDocument();
  expect(within(dialog).getByText('The name needs at least 5 characters')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Name/), ' of walnuts');
  const line = within(dialog).getByLabelText('Line 1 of the source');
  fireEvent.change(line, { target: { value: '200 g walnuts' } });
  fireEvent.blur(line);
  expect(await within(dialog).findByText('Walnut kernels')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await rowOf('Pie of walnuts')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toEqual([
    {
      verb: 'change',
      body: {
        recipes: [
          {
            key: 'one',
            Name: 'Pie of walnuts',
            ingredients: [
              expect.objectContaining({ text: '200 g walnuts', amount: 200, unit: 'gr', product: 3 }),
            ],
          },
        ],
      },
    },
  ]);
});

test('a line is added to its section, or outside of all only if there is one outside', async () => {
  const recipe = importedRecipe({
    sections: [{ title: 'Dough' }, { title: 'Filling' }],
    ingredients: [importedLine({ section: 0 }), importedLine({ text: '1 plum', section: 1 })],
  });
  serve(buildImport({ recipes: [recipe] }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Check and fix/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('button', { name: 'Add ingredient' })).toHaveLength(2);
});

test('an import is undone, or the recipes that prevent it are named', async () => {
  const { held } = serve(buildImport({ state: 'taken', recipes: [importedRecipe({ dish: 9 })] }));
  let isEdited = true;
  server.use(
    http.post(api('/imports/5/undo'), async () => {
      const edited = [{ key: 'one', dish: 9, Name: 'My own omelette' }];
      if (isEdited)
        return HttpResponse.json(strapiError(409, { code: 'import.edited', edited }), { status: 409 });
      held.now = { ...held.now, state: 'undone' };
      return HttpResponse.json(one(held.now));
    }),
  );
  const { user } = open();
  const undo = async () => {
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  };
  await undo();
  expect(await screen.findByRole('link', { name: 'My own omelette' })).toHaveAttribute('href', '/dishes/9');
  isEdited = false;
  await undo();
  expect(await screen.findAllByText('Undone')).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Plain omelette' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

test('faults are listed, also under an unknown key', async () => {
  serve(
    buildImport({
      faults: [
        { where: 'soup.json', key: 'notJson', message: 'x' },
        { where: 'a.txt', key: 'someNewKey', message: 'y' },
      ],
    }),
  );
  open();
  expect(await screen.findByText('This JSON cannot be read.')).toBeInTheDocument();
  expect(screen.getByText('It could not be read.')).toBeInTheDocument();
  expect(screen.getByText('2 things could not be imported exactly')).toBeInTheDocument();
});

test('nothing is shown about other records if there are none', async () => {
  serve(
    buildImport({ state: 'failed', recipes: [], faults: [{ where: '', key: 'noRecipe', message: 'x' }] }),
  );
  open();
  expect(await screen.findByText('There is no recipe in it.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing could be read/)).toBeInTheDocument();
  expect(screen.queryByText(/could not be imported exactly/)).not.toBeInTheDocument();
});

test('a number and its word stay on one line', async () => {
  serve(
    buildImport({
      recipes: [importedRecipe({ key: 'k', Name: 'Plum tart', servingAmount: 8, TimeToCook: 65 })],
    }),
  );
  open();
  const said = (await rowOf('Plum tart')).querySelector('small')?.textContent;
  expect(said).toMatch(/^8\u00A0servings · 1\u00A0h\u00A05\u00A0min · \d+\u00A0ingredient/);
});

test('preparation is shown beside the time, and corrected with the recipe', async () => {
  const { calls } = serve(
    buildImport({ recipes: [importedRecipe({ key: 'k', Name: 'Plum tart', TimeToCook: 65, prepTime: 25 })] }),
  );
  const { user } = open();
  const row = await rowOf('Plum tart');
  expect(row.querySelector('small')).toHaveTextContent(/1 h 5 min · 25 min prep/);
  await user.click(within(row).getByRole('button', { name: /Check and fix/ }));
  const box = within(await screen.findByRole('dialog'));
  const prep = box.getByLabelText('Of which prep, minutes');
  expect(prep).toHaveValue('25');
  await user.clear(prep);
  await user.type(prep, '70');
  await user.click(box.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(prep).toHaveAccessibleDescription('Prep cannot take longer than the whole recipe'),
  );
  await user.clear(prep);
  await user.type(prep, '20');
  await user.click(box.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(at(calls, 0).body).toEqual({ recipes: [{ key: 'k', prepTime: 20 }] });
});

test('fifty of a thousand recipes are rendered, more on request', async () => {
  const recipes = Array.from({ length: 1000 }, (_, at) =>
    importedRecipe({ key: `k${at}`, Name: `Recipe ${at}` }),
  );
  serve(buildImport({ recipes }));
  const { user } = open();
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show 950 more' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(100);
  expect(screen.getByText(/^Add 1/)).toHaveTextContent('Add 1000 recipes');
});

test('other records show their state, and taken ones are not taken again', async () => {
  const { calls } = serve(
    buildImport({
      state: 'taken',
      extras: [
        { key: 'p1', collection: 'mealplans', Name: 'Week one', count: 12, state: 'taken' },
        { key: 's1', collection: 'shoplists', Name: 'Feast', count: 3, state: 'partly' },
        { key: 's2', collection: 'shoplists', Name: 'Picnic', count: 3, state: 'left' },
      ],
    }),
  );
  const { user } = open();
  await user.click(await screen.findByText('3 things besides the recipes'));
  const said = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('li');
  expect(said(/Week one/)).toHaveTextContent(/Added$/);
  expect(said(/Feast/)).toHaveTextContent(/Added in part$/);
  expect(said(/Picnic/)).toHaveTextContent(/Could not be added$/);
  expect(screen.getByRole('checkbox', { name: /Week one/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Add 1 recipe' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(at(calls, 0).body).toMatchObject({ extras: ['s1', 's2'] });
});

test('other records are folded, and unsupported ones are named', async () => {
  const { calls } = serve(
    buildImport({
      extras: [
        { key: 'p1', collection: 'mealplans', Name: 'Week one', count: 12 },
        { key: 's1', collection: 'shoplists', Name: '', count: 3 },
      ],
      leftOut: [{ collection: 'orders', count: 4 }],
    }),
  );
  const { user } = open();
  await user.click(await screen.findByText('2 things besides the recipes'));
  expect(screen.getByText('Orders: 4')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Shopping list/ }));
  await user.click(screen.getByRole('button', { name: 'Add 1 recipe' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(at(calls, 0).body).toMatchObject({ extras: ['p1'] });
});

test('meals and diets are shown, guesses as guesses, and set for the whole selection at once', async () => {
  const guessed = importedRecipe({ types: ['Breakfast'], typesGuessed: true, dietaryFlags: ['Vegetarian'] });
  const { calls: sent } = serve(
    buildImport({ recipes: [guessed, importedRecipe({ key: 'two', Name: 'For Tuesday' })] }),
  );
  const { user } = open();
  expect(
    within(await rowOf('Plain omelette')).getByText('For: Breakfast (guess) · Vegetarian'),
  ).toBeVisible();
  expect(within(await rowOf('For Tuesday')).getByText(/Meal unknown/)).toBeVisible();
  const bar = within(screen.getByRole('group', { name: 'Meals for all chosen' }));
  expect(bar.getByRole('button', { name: 'Set for 2 recipes' })).toBeDisabled();
  await user.click(bar.getByRole('checkbox', { name: 'Dinner' }));
  await user.click(bar.getByRole('checkbox', { name: 'Lunch' }));
  await user.click(bar.getByRole('button', { name: 'Set for 2 recipes' }));
  const types = ['Lunch', 'Dinner'];
  await waitFor(() =>
    expect(sent).toEqual([
      {
        verb: 'change',
        body: {
          recipes: [
            { key: 'one', types },
            { key: 'two', types },
          ],
        },
      },
    ]),
  );
  expect(await within(await rowOf('For Tuesday')).findByText('For: Lunch, Dinner')).toBeVisible();
});

test('meals and diets of one recipe are corrected with it', async () => {
  const { calls: sent } = serve(
    buildImport({ recipes: [importedRecipe({ types: ['Breakfast'], typesGuessed: true })] }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Check and fix/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Our guess from the dish/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Snack' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      recipes: [{ key: 'one', types: ['Breakfast', 'Snack'], dietaryFlags: ['Vegan'] }],
    }),
  );
});

test('a largely undone import says so until it is gone', async () => {
  serve(
    buildImport({
      state: 'undoing',
      progress: { done: 10, total: 40 },
      recipes: [importedRecipe({ dish: 9 })],
    }),
  );
  open();
  expect(await screen.findAllByText('Undoing…')).not.toHaveLength(0);
  expect(screen.queryByText('Undone')).not.toBeInTheDocument();
});
