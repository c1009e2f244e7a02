import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { DishList } from '@/components/dish/list/DishList';
import { at, atLeast } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildCard, buildProduct } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { answer, api, many, server } from '../../../support/servers/server';

/** Records the queries of the list. */
function recordLists(cards = [buildCard()], pagination = {}) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(many(cards, pagination));
    }),
  );
  return asked;
}
const last = (asked: URLSearchParams[]) => at(asked, -1);

beforeEach(() => {
  signInAs();
});

test('the list shows recipes with time, servings, energy and price per serving', async () => {
  recordLists([buildCard(), buildCard({ id: 8, Name: 'Secret soup', incompleteProducts: ['Stock'] })]);
  renderPart(<DishList />, { path: '/dishes' });
  const [whole, partly] = atLeast(1, await screen.findAllByRole('article'));
  expect(within(whole).getByRole('link', { name: 'Imeretian khachapuri' })).toHaveAttribute(
    'href',
    '/dishes/7',
  );
  expect(whole).toHaveTextContent('1 h 40 min');
  expect(whole).toHaveTextContent('4 servings');
  expect(whole).toHaveTextContent('455 kcal');
  expect(whole).toHaveTextContent('0.31 ₾');
  expect(partly).toHaveTextContent('at least 455 kcal');
  expect(screen.getByText('2 recipes')).toBeInTheDocument();
});

test('the address determines the query and the fields', async () => {
  const asked = recordLists();
  answer('/products', many([buildProduct({ id: 12, Name: 'Walnuts' })]));
  renderPart(<DishList />, {
    path: '/dishes?q=lobio&type=Lunch&fasting=1&time=30&contains=12&sort=kcal&page=2',
  });
  await screen.findByText('1 recipe');
  expect(last(asked).get('_q')).toBe('lobio');
  expect(last(asked).get('filters[types][$contains]')).toBe('Lunch');
  expect(last(asked).get('filters[fasting][$eq]')).toBe('true');
  expect(last(asked).get('contains')).toBe('12');
  expect(last(asked).get('sort')).toBe('calories:asc');
  expect(last(asked).get('pagination[page]')).toBe('2');
  expect(screen.getByRole('searchbox')).toHaveValue('lobio');
  expect(screen.getByRole('checkbox', { name: 'Lunch' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Time' })).toHaveValue('30');
  expect(await screen.findByRole('button', { name: 'Remove Walnuts' })).toBeInTheDocument();
});

test('filters change the address, return to the first page, and can be cleared', async () => {
  recordLists();
  const { user } = renderPart(<DishList />, { path: '/dishes?q=soup&page=3' });
  await screen.findByText('1 recipe');
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(currentPath()).toBe('/dishes?q=soup&diet=Vegan');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price per serving' }), '2');
  expect(currentPath()).toBe('/dishes?q=soup&diet=Vegan&cost=2');
  await user.click(screen.getByRole('button', { name: 'Clear 2 filters' }));
  expect(currentPath()).toBe('/dishes?q=soup');
});

test('a search is sent once, shortly after the last key', async () => {
  const asked = recordLists();
  const { user } = renderPart(<DishList />, { path: '/dishes' });
  await screen.findByText('1 recipe');
  await user.type(screen.getByRole('searchbox'), 'khachapuri');
  await waitFor(() => expect(currentPath()).toBe('/dishes?q=khachapuri'));
  await waitFor(() => expect(last(asked).get('_q')).toBe('khachapuri'));
  expect(asked.map((query) => query.get('_q'))).toEqual([null, 'khachapuri']);
  expect(last(asked).has('sort')).toBe(false);
});

test('a card warns of the reader’s allergens, and "fits me" hides it', async () => {
  signInAs({ allergens: ['nuts', 'egg'], diet: ['Vegan'] });
  const asked = recordLists([
    buildCard({ allergens: ['milk', 'nuts'] }),
    buildCard({ id: 8, Name: 'Lobio' }),
  ]);
  const { user } = renderPart(<DishList />, { path: '/dishes' });
  const [warned, fine] = atLeast(1, await screen.findAllByRole('article'));
  expect([...last(asked).values()]).toContain('allergens');
  expect(await within(warned).findByText(/Contains Nuts/)).toBeInTheDocument();
  expect(fine).not.toHaveTextContent('Contains');
  await user.click(screen.getByRole('checkbox', { name: 'Fits me' }));
  expect(currentPath()).toBe('/dishes?fits=1');
  await waitFor(() => expect(last(asked).getAll('filters[$and][0][allergens][$notIn][0]')).toEqual(['nuts']));
  expect(last(asked).get('filters[$and][1][unknownAllergens][$notContains]')).toBe('nuts');
  expect(last(asked).get('filters[$and][3][dietaryFlags][$in][0]')).toBe('Vegan');
  expect(last(asked).get('filters[$and][4][unknownFacts][$notContains]')).toBe('allergens');
});

test('a person without food settings is led to them, and a shared "fits me" hides nothing', async () => {
  const asked = recordLists();
  renderPart(<DishList />, { path: '/dishes?fits=1' });
  await screen.findByText('1 recipe');
  expect([...last(asked).keys()].filter((name) => name.includes('allergens]'))).toEqual([]);
  expect(screen.getByRole('link', { name: /^Tell us what you don’t eat/ })).toHaveAttribute(
    'href',
    '/settings#settings-food',
  );
  expect(screen.queryByRole('checkbox', { name: 'Fits me' })).not.toBeInTheDocument();
});

test('a visitor uses filters that need no account, and is led to sign in and back for the rest', async () => {
  window.localStorage.clear();
  const asked = recordLists();
  const { user } = renderPart(<DishList />, { path: '/dishes?contains=12' });
  await screen.findByText('1 recipe');
  expect(last(asked).get('contains')).toBe('12');
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(currentPath()).toBe('/dishes?diet=Vegan&contains=12');
  expect(screen.getByRole('link', { name: /^Sign in to choose by products/ })).toHaveAttribute(
    'href',
    '/user/login?next=%2Fdishes%3Fdiet%3DVegan%26contains%3D12',
  );
});

test('an empty result suggests alternatives, and applies them', async () => {
  recordLists([]);
  const { user } = renderPart(<DishList />, { path: '/dishes?q=zzz&type=Snack' });
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(currentPath()).toBe('/dishes?type=Snack');
  await user.click(await screen.findByRole('button', { name: 'Look in both languages' }));
  expect(currentPath()).toBe('/dishes?type=Snack&language=all');
});

test('a list that fails to load says so and retries', async () => {
  server.use(http.get(api('/dishes'), () => new HttpResponse('', { status: 502 })));
  const { user } = renderPart(<DishList />, { path: '/dishes' });
  await screen.findByText('This could not be shown');
  recordLists();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 recipe')).toBeInTheDocument();
});

test('a Georgian list requests Georgian recipes and counts them so', async () => {
  const asked = recordLists();
  renderPart(<DishList />, { path: '/dishes', language: 'ka' });
  expect(await screen.findByText('1 რეცეპტი')).toBeInTheDocument();
  expect(last(asked).get('filters[language][$eq]')).toBe('ka');
});

test('the list by pantry shows what is missing on each card and what it uses up', async () => {
  const cream = { Name: 'Cream', NameKa: null };
  server.use(http.get(api('/live'), () => new HttpResponse(null, { status: 503 })));
  const asked = recordLists([
    buildCard({
      fromHome: { missing: 0, lacks: [], short: 0, shortOf: [], usesUp: [{ ...cream, until: '2020-01-02' }] },
    }),
    buildCard({
      id: 8,
      Name: 'Lobio',
      fromHome: {
        missing: 4,
        lacks: [cream, { Name: 'Parsley', NameKa: null }],
        short: 0,
        shortOf: [],
        usesUp: [],
      },
    }),
    buildCard({
      id: 9,
      Name: 'Mchadi',
      fromHome: { missing: 0, lacks: [], short: 2, shortOf: [cream], usesUp: [] },
    }),
  ]);
  const { user } = renderPart(<DishList />, { path: '/dishes' });
  await screen.findByText('3 recipes');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'What I can cook now');
  expect(currentPath()).toBe('/dishes?sort=home');
  await waitFor(() => expect(last(asked).get('sort')).toBe('missing'));
  expect([...last(asked).values()]).toContain('fromHome');
  const [whole, partly, little] = atLeast(3, await screen.findAllByRole('article'));
  expect(await within(whole).findByText('Nothing missing')).toBeInTheDocument();
  expect(within(whole).getByText(/Uses up: cream \(until .+\)/)).toBeInTheDocument();
  expect(within(partly).getByText('4 missing: cream, parsley …')).toBeInTheDocument();
  expect(within(little).getByText('All there, but too little of: cream …')).toBeInTheDocument();
  expect(within(little).queryByText('Nothing missing')).not.toBeInTheDocument();
});
