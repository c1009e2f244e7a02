import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { AddToCookbookDialog } from '@/components/cookbook/AddToCookbookDialog';
import { MyDishes } from '@/components/dish/list/MyDishes';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildCard, libraryCounts } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { answer, api, many, server } from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

const asked: URLSearchParams[] = [];
const last = () => at(asked, -1);
const sent: { path: string; body: unknown }[] = [];
const bodies = () => sent.map(({ body }) => body);
/** Answers a bulk call as the CMS would, and records its body. */
const takes = (path: string, data: unknown) =>
  server.use(
    http.post(api(path), async ({ request }) => {
      sent.push({ path, body: await request.json() });
      return HttpResponse.json({ data });
    }),
  );

beforeEach(() => {
  onDesktop();
  signInAs();
  asked.length = 0;
  sent.length = 0;
  answer('/dishes/counts', libraryCounts({}));
  answer('/users/me/tags', { data: [{ name: 'winter', count: 1 }] });
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const dishes = [
        buildCard({ Name: 'Chakhokhbili', myReach: 'own', myRating: 5, cookedLast: '2020-11-22' }),
        buildCard({ id: 8, Name: 'Greek salad', myReach: 'read', visibility: 'public' }),
        buildCard({ id: 9, Name: 'Red bean stew', myReach: 'own', types: [], tags: ['beans'] }),
        buildCard({
          id: 10,
          Name: 'Hazelnut torte',
          myReach: 'edit',
          calories: 0,
          costTetri: null,
          incompleteProducts: ['Hazelnuts'],
        }),
        buildCard({
          id: 11,
          Name: 'Plum sauce',
          myReach: 'own',
          calories: 44,
          incompleteProducts: ['Plums'],
        }),
      ];
      return HttpResponse.json(many(dishes));
    }),
  );
});

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('a desktop shows recipes as rows of facts; one press switches to cards, and the choice is kept', async () => {
  const { user, unmount } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  const row = await rowOf('Chakhokhbili');
  expect(row.getByRole('link', { name: 'Chakhokhbili' })).toHaveAttribute('href', '/dishes/7');
  expect(row.getByText('22 November 2020')).toBeInTheDocument();
  expect([...last().values()]).toEqual(expect.arrayContaining(['myReach', 'cookedLast']));
  expect(last().get('pagination[pageSize]')).toBe('50');
  // an unknown value is a dash and never 0; a partly known one says "at least"
  const unknown = (await rowOf('Hazelnut torte')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(unknown.filter((text) => text === '–')).toHaveLength(3);
  expect((await rowOf('Plum sauce')).getByText('at least 44')).toBeInTheDocument();
  expect((await rowOf('Red bean stew')).getByText('No meal')).toBeInTheDocument();
  expect((await rowOf('Greek salad')).getByText('Saved')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(last().get('pagination[pageSize]')).toBe('24');
  unmount();
  renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a heading sorts the rows and keeps the focus', async () => {
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my?page=2' });
  await rowOf('Chakhokhbili');
  const heading = screen.getByRole('button', { name: 'Rating' });
  await user.click(heading);
  await waitFor(() => expect(last().get('sort')).toBe('rating:desc'));
  expect(currentPath()).toBe('/dishes/my?sort=rating');
  expect(screen.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
  expect(heading).toHaveFocus();
});

test('Shift selects several rows, except those that are not mine, and Escape clears them', async () => {
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await tick('Chakhokhbili'));
  expect(screen.queryByRole('checkbox', { name: 'Select Greek salad' })).not.toBeInTheDocument();
  await user.keyboard('{Shift>}');
  await user.click(await tick('Hazelnut torte'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 recipes chosen')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/recipes chosen/)).not.toBeInTheDocument());
  // by keyboard alone, over the row that is not mine
  (await rowOf('Chakhokhbili')).getByRole('link').focus();
  await user.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await screen.findByText('2 recipes chosen')).toBeInTheDocument();
  expect(await tick('Red bean stew')).toBeChecked();
  expect((await rowOf('Red bean stew')).getByRole('link')).toHaveFocus();
});

test('one press adds a meal to all, and one undoes it', async () => {
  takes('/dishes/types', [
    { dish: 7, added: [], removed: [] },
    { dish: 9, added: ['Dinner'], removed: [] },
  ]);
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await tick('Chakhokhbili'));
  await user.click(await tick('Red bean stew'));
  const meals = within(await screen.findByRole('group', { name: 'Add a meal' }));
  await user.click(meals.getByRole('button', { name: 'Dinner' }));
  expect(await screen.findByText('The meals of 1 recipe are changed.')).toBeInTheDocument();
  expect(bodies()).toEqual([
    { data: { changes: [7, 9].map((dish) => ({ dish, add: ['Dinner'], remove: [] })) } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo: as the meals were before' }));
  await waitFor(() =>
    expect(bodies()[1]).toEqual({ data: { changes: [{ dish: 9, add: [], remove: ['Dinner'] }] } }),
  );
  await waitFor(() => expect(screen.queryByText(/are changed/)).not.toBeInTheDocument());
});

test('ratings of several recipes are set and restored', async () => {
  takes('/dish-notes/rate', [
    { dish: 7, rating: 4, before: 5 },
    { dish: 9, rating: 4, before: null },
  ]);
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await tick('Chakhokhbili'));
  await user.click(await tick('Red bean stew'));
  const bar = await screen.findByText('2 recipes chosen');
  expect(bar).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Rating' }).at(-1)!);
  await user.click(screen.getByRole('button', { name: '4 stars' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: as the ratings were before' }));
  await waitFor(() =>
    expect(bodies()).toEqual([
      { data: { changes: [7, 9].map((dish) => ({ dish, rating: 4 })) } },
      {
        data: {
          changes: [
            { dish: 7, rating: 5 },
            { dish: 9, rating: null },
          ],
        },
      },
    ]),
  );
});

test('tags of several recipes are set in one call; a recipe with too many is named', async () => {
  let isFull = true;
  server.use(
    http.post(api('/dishes/tags'), async ({ request }) => {
      sent.push({ path: 'tags', body: await request.json() });
      const errors = [{ path: ['changes', '1', 'add'], key: 'tooMany', values: { max: 20 }, message: '' }];
      if (isFull)
        return HttpResponse.json(
          { data: null, error: { status: 400, name: 'ValidationError', message: '', details: { errors } } },
          { status: 400 },
        );
      return HttpResponse.json({ data: [{ dish: 9, added: ['winter'], removed: ['beans'] }] });
    }),
  );
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await tick('Chakhokhbili'));
  await user.click(await tick('Red bean stew'));
  await user.click(await screen.findByRole('button', { name: 'Tags…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 recipes' }));
  const set = dialog.getByRole('button', { name: 'Set for 2 recipes' });
  expect(set).toBeDisabled();
  await user.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'winter{Enter}');
  await user.click(dialog.getByRole('checkbox', { name: 'beans' }));
  await user.click(set);
  expect(await dialog.findByRole('alert')).toHaveTextContent('more than 20 tags: Red bean stew');
  expect(dialog.getByRole('button', { name: 'Do not add “winter”' })).toBeInTheDocument();
  isFull = false;
  await user.click(set);
  const changes = [7, 9].map((dish) => ({ dish, add: ['winter'], remove: ['beans'] }));
  expect(await screen.findByText('The tags of 1 recipe are changed.')).toBeInTheDocument();
  expect(bodies()).toEqual([{ data: { changes } }, { data: { changes } }]);
  await user.click(screen.getByRole('button', { name: 'Undo: as the tags were before' }));
  await waitFor(() =>
    expect(bodies()[2]).toEqual({ data: { changes: [{ dish: 9, add: ['beans'], remove: ['winter'] }] } }),
  );
});

test('each part shows its count, and recipes to check are a filter with its count', async () => {
  const counts = {
    mine: { total: 1283, toCheck: 3, noMeal: 12 },
    saved: { total: 31, toCheck: 0, noMeal: 0 },
  };
  answer('/dishes/counts', libraryCounts(counts));
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my?own=mine' });
  expect(await screen.findByRole('link', { name: 'Mine 1,283' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Saved 31' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '3 recipes to check' }));
  await waitFor(() => expect(last().get('toCheck')).toBe('true'));
  expect(currentPath()).toBe('/dishes/my?own=mine&toCheck=1');
  const chip = screen.getByRole('button', { name: '3 recipes to check' });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip);
  expect(currentPath()).toBe('/dishes/my?own=mine');
  await user.click(screen.getByRole('button', { name: '12 recipes have no meal' }));
  await waitFor(() => expect(currentPath()).toBe('/dishes/my?type=none&own=mine'));
});

test('the filter for checks is hidden if there are none or the count is unknown', async () => {
  renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  expect(await screen.findByRole('link', { name: 'All 0' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /to check|no meal/ })).not.toBeInTheDocument();
});

test('one call adds several recipes to a cookbook, and one removes them', async () => {
  answer('/cookbooks', many([{ id: 5, Name: 'Winter' }]));
  takes('/cookbooks/5/dishes', { added: [9], removed: [] });
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await tick('Chakhokhbili'));
  await user.click(await tick('Red bean stew'));
  await user.click(await screen.findByRole('button', { name: 'Cookbook…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 recipes to a cookbook' }));
  await dialog.findByRole('combobox', { name: 'Which cookbook' });
  await user.click(dialog.getByRole('button', { name: 'Add to cookbook' }));
  // one of the two was in it before
  expect(await screen.findByText('1 recipe is put in the cookbook.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: out of the cookbook again' }));
  await waitFor(() => expect(bodies()).toEqual([{ data: { add: [7, 9] } }, { data: { remove: [9] } }]));
  await waitFor(() => expect(screen.queryByText(/put in the cookbook/)).not.toBeInTheDocument());
});
