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

const asked: URLSearchParams[] = [];
const last = () => at(asked, -1);
beforeEach(() => {
  signInAs();
  asked.length = 0;
  answer('/dishes/counts', libraryCounts({}));
  answer('/users/me/tags', {
    data: [
      { name: 'სწრაფი', count: 2 },
      { name: 'winter', count: 1 },
    ],
  });
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(many([buildCard({ myRating: 4, visibility: 'private' })]));
    }),
  );
});

test('the library holds my, shared and saved recipes, in both languages, with my ratings', async () => {
  renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  const card = await screen.findByRole('article');
  expect(last().get('own')).toBe('mine,shared,saved');
  expect(last().get('reader')).toBe('en');
  expect([...last().values()]).toContain('myRating');
  expect([...last().keys()].filter((key) => /visibility|language/.test(key))).toEqual([]);
  expect(within(card).getByText('Private')).toBeInTheDocument();
  expect(await within(card).findByText('My rating: 4 of 5')).toBeInTheDocument();
});

test('the library filters by part, tags and rating, and sorts, all through the address', async () => {
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, {
    path: '/dishes/my?part=saved',
  });
  await screen.findByRole('article');
  expect(screen.getByRole('link', { name: /^Saved/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Mine/ })).toHaveAttribute('href', '/dishes/my?own=mine');
  await user.click(await screen.findByRole('checkbox', { name: 'სწრაფი' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'My rating' }), '4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'rating');
  const query = new URLSearchParams({ tags: 'სწრაფი', own: 'saved', rating: '4', sort: 'rating' });
  expect(decodeURIComponent(currentPath())).toBe(decodeURIComponent(`/dishes/my?${query.toString()}`));
  await waitFor(() => expect(last().get('sort')).toBe('rating:desc'));
  expect([last().get('own'), last().get('tags'), last().get('rating')]).toEqual(['saved', 'სწრაფი', '4']);
});

test('tags are renamed and merged in one place', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/me/tags'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: [] });
    }),
  );
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await screen.findByRole('button', { name: 'Rename or merge tags' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the tag “winter”' });
  await user.clear(field);
  await user.type(field, 'სწრაფი');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent).toEqual([{ data: { from: ['winter'], to: 'სწრაფი' } }]));
});

test('one call sets meals of several recipes, and one undoes it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const dishes = [
        buildCard(),
        buildCard({ id: 8, Name: 'Red bean stew', types: [] }),
        buildCard({ id: 9, Name: 'Plum sauce', types: [] }),
      ];
      return HttpResponse.json(many(dishes));
    }),
    http.post(api('/dishes/types'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        data: [
          { dish: 8, added: ['Dinner'], removed: [] },
          { dish: 9, added: ['Dinner'], removed: ['Snack'] },
        ],
      });
    }),
  );
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await screen.findByRole('button', { name: 'Choose several' }));
  // a merely saved recipe is not one's own to change
  await waitFor(() => expect(last().get('own')).toBe('mine,shared'));
  const stew = await screen.findByRole('checkbox', { name: 'Red bean stew' });
  expect(stew).toHaveAccessibleDescription('No meal');
  expect(screen.getByRole('checkbox', { name: 'Imeretian khachapuri' })).toHaveAccessibleDescription('Lunch');
  const open = await screen.findByRole('button', { name: 'Meals…' });
  expect(open).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'All on this page' }));
  expect(screen.getByText('3 recipes chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Without a meal' }));
  expect(screen.getByText('2 recipes chosen')).toBeInTheDocument();

  await user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Meals for 2 recipes' });
  const set = within(dialog).getByRole('button', { name: 'Set for 2 recipes' });
  expect(set).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Dinner' }));
  const before = within(dialog).getByRole('group', { name: 'The meals they already have' });
  expect(within(before).getByRole('radio', { name: 'Stay' })).toBeChecked();
  await user.click(within(before).getByRole('radio', { name: 'Are replaced' }));
  await user.click(set);
  const remove = ['Breakfast', 'Lunch', 'Snack', 'Dessert'];
  await waitFor(() =>
    expect(sent).toEqual([{ data: { changes: [8, 9].map((dish) => ({ dish, add: ['Dinner'], remove })) } }]),
  );
  expect(await screen.findByText('The meals of 2 recipes are changed.')).toBeInTheDocument();
  expect(screen.getByText('0 recipes chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(sent[1]).toEqual({
      data: {
        changes: [
          { dish: 8, add: [], remove: ['Dinner'] },
          { dish: 9, add: ['Snack'], remove: ['Dinner'] },
        ],
      },
    }),
  );
  await waitFor(() =>
    expect(screen.queryByText('The meals of 2 recipes are changed.')).not.toBeInTheDocument(),
  );
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await user.click(done);
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: 'Red bean stew' })).not.toBeInTheDocument(),
  );
});

test('merely saved recipes cannot be selected', async () => {
  renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my?own=saved' });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Choose several' })).not.toBeInTheDocument();
});

test('the selection stays if the meals could not be set', async () => {
  server.use(http.post(api('/dishes/types'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await screen.findByRole('button', { name: 'Choose several' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Imeretian khachapuri' }));
  await user.click(await screen.findByRole('button', { name: 'Meals…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Meals for 1 recipe' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Snack' }));
  await user.click(within(dialog).getByRole('button', { name: 'Set for 1 recipe' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Set for 1 recipe' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  expect(within(dialog).getByRole('checkbox', { name: 'Snack' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Imeretian khachapuri' })).toBeChecked();
});

test('recipes without a meal are found', async () => {
  const { user } = renderPart(<MyDishes BookDialog={AddToCookbookDialog} />, { path: '/dishes/my' });
  await user.click(await screen.findByRole('checkbox', { name: 'No meal' }));
  await waitFor(() => expect(last().get('filters[types][$notIn][0]')).toBe('Breakfast'));
  expect(currentPath()).toBe('/dishes/my?type=none');
});
