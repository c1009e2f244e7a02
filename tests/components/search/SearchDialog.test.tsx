import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import '@/components/search/SearchDialog'; // loaded before the clock runs, as a busy machine takes its time
import { switchOff } from '@/lib/offline/mode';
import { signInAs } from '../../support/auth';
import { renderApp } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer, api, many, one, server } from '../../support/server';

const LISTS = [{ id: 4, Name: 'Weekend shopping', total: 6, done: 2 }];
const FOUND = {
  dishes: [
    { id: 12, Name: 'ხაჭაპური', language: 'ka' },
    { id: 11, Name: 'Imeretian khachapuri', language: 'en', TimeToCook: 100, calories: 1067.4 },
  ],
  plans: [{ id: 21, Name: 'Khachapuri week', language: 'en', dayCount: 7 }],
};

beforeEach(() => {
  answer('/shoplists', many(LISTS));
  answer('/dishes', many(FOUND.dishes));
  answer('/mealplans', many(FOUND.plans));
  answer('/products/offer', {
    data: {
      products: [{ id: 31, attributes: { Name: 'Khachapuri cheese', calories: 240 } }],
      foods: [{ id: 41, attributes: { Name: 'Khachapuri, frozen' } }],
    },
  });
});

const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const kinds = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => group.textContent);

test('"/" opens it, and what was typed is found of every kind, own language first', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'khacha');
  expect(await option(/Imeretian khachapuri\s1\sh\s40\smin · 1,067\skcal/)).toBeInTheDocument();
  await option(/Khachapuri week 7 days/);
  await option(/Khachapuri cheese\s240\skcal per 100\sg/);
  await option(/Khachapuri, frozen/);
  const names = screen.getAllByRole('option').map((row) => row.textContent?.trim());
  expect(names.indexOf('ხაჭაპური')).toBe(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/dishes/11'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('arrows go through all of it while the focus stays in the field, and readers hear which and how many', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  await user.type(input, 'khacha');
  const [first, second] = [await option(/Imeretian/), await option('ხაჭაპური')];
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const all = screen.getAllByRole('option');
  expect(all.at(-1)).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByText(`${all.length} results`)).toHaveAttribute('role', 'status'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

test('a food is opened as the product that is made of it', async () => {
  signInAs();
  server.use(http.post(api('/products/of-food'), () => HttpResponse.json(one({ id: 77, Name: 'Frozen' }))));
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  await user.type(await field(), 'khacha');
  await user.click(await option(/frozen/));
  await waitFor(() => expect(currentPath()).toBe('/products/77'));
});

test('actions and places are found by other words too, and a list is made of what was typed', async () => {
  signInAs();
  server.use(http.post(api('/shoplists'), () => HttpResponse.json(one({ id: 9, Name: 'Picnic' }))));
  answer('/dishes', many([]));
  answer('/mealplans', many([]));
  answer('/products/offer', { data: { products: [], foods: [] } });
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  const input = await field();
  await user.type(input, 'create rec');
  expect(await option('New recipe')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'exam');
  expect(await option('Examinations')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'weekend');
  expect(await option(/Weekend shopping 2 of 6/)).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'Picnic');
  await user.click(await option('New list called “Picnic”'));
  await waitFor(() => expect(currentPath()).toBe('/shoplist/9'));
});

test('without network it shows what was looked at last, and asks nobody', async () => {
  const { id } = signInAs();
  window.localStorage.setItem(`recent:${id}`, JSON.stringify([{ path: '/dishes/5', name: 'Lobio' }]));
  switchOff(true);
  const { user } = renderApp(<p>page</p>, { path: '/dashboard', language: 'ka' });
  await user.click(await screen.findByRole('button', { name: 'ძებნა ყველგან' }));
  const input = await screen.findByRole('combobox');
  expect(await screen.findByText(/ინტერნეტი არ არის\. აქაა/)).toBeInTheDocument();
  await user.type(input, 'ლობ');
  expect(kinds()[0]).toMatch(/^ბოლოს ნანახი/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
  switchOff(false);
});

test('"/" that is typed into a field is a letter, and a visitor finds only what visitors may open', async () => {
  const { user } = renderApp(<input aria-label="a field" />, { path: '/' });
  await user.type(screen.getByLabelText('a field'), '1/2');
  expect(screen.getByLabelText('a field')).toHaveValue('1/2');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  await field();
  const options = await screen.findAllByRole('option');
  expect(options.map((row) => row.textContent?.trim())).toEqual([
    'Follow a ready week',
    'All Recipes',
    'Cookbooks',
  ]);
});
