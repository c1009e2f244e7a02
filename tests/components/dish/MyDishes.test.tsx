import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { MyDishes } from '@/components/dish/MyDishes';
import { signInAs } from '../../support/auth';
import { buildCard } from '../../support/dish';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer, api, many, server } from '../../support/server';

const asked: URLSearchParams[] = [];
const last = () => asked[asked.length - 1];
beforeEach(() => {
  signInAs();
  asked.length = 0;
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

test('the library is what is mine, shared and saved, in both languages, with my ratings', async () => {
  renderPart(<MyDishes />, { path: '/dishes/my' });
  const card = await screen.findByRole('article');
  expect(last().get('own')).toBe('mine,shared,saved');
  expect(last().get('reader')).toBe('en');
  expect([...last().values()]).toContain('myRating');
  expect([...last().keys()].filter((key) => /visibility|language/.test(key))).toEqual([]);
  expect(within(card).getByText('Private')).toBeInTheDocument();
  expect(await within(card).findByText('My rating: 4 of 5')).toBeInTheDocument();
});

test('it is narrowed by part, words and rating, and put in order, all of it in the address', async () => {
  const { user } = renderPart(<MyDishes />, { path: '/dishes/my?part=saved' });
  await screen.findByRole('article');
  expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/dishes/my?own=mine');
  await user.click(await screen.findByRole('checkbox', { name: 'სწრაფი' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'My rating' }), '4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'rating');
  const query = new URLSearchParams({ tags: 'სწრაფი', own: 'saved', rating: '4', sort: 'rating' });
  expect(decodeURIComponent(currentPath())).toBe(decodeURIComponent(`/dishes/my?${query.toString()}`));
  await waitFor(() => expect(last().get('sort')).toBe('rating:desc'));
  expect([last().get('own'), last().get('tags'), last().get('rating')]).toEqual(['saved', 'სწრაფი', '4']);
});

test('words are renamed and merged in one place', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/me/tags'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: [] });
    }),
  );
  const { user } = renderPart(<MyDishes />, { path: '/dishes/my' });
  await user.click(await screen.findByRole('button', { name: 'Rename or merge tags' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the tag “winter”' });
  await user.clear(field);
  await user.type(field, 'სწრაფი');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent).toEqual([{ data: { from: ['winter'], to: 'სწრაფი' } }]));
});
