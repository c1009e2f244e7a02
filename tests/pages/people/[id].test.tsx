import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import PersonPage from '@/pages/people/[id]';
import { buildCard } from '../../support/builders/dish';
import { buildPlanCard } from '../../support/builders/mealplan';
import { renderApp } from '../../support/render';
import { answer, api, record, server, strapiError } from '../../support/servers/server';

// React itself puts into the head what Next's own component does in a browser.
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const BOOK = { id: 4, Name: 'Feast', Description: '', visibility: 'public', cover: null, recipeCount: 12 };
const NOTHING = { dishes: 0, mealplans: 0, cookbooks: 0 };
const published = (given: object = {}, meta: object = {}) => ({
  data: record({
    id: 7,
    Name: 'Nana Mchedlishvili',
    avatar: { data: null },
    listed: false,
    dishes: [],
    mealplans: [],
    cookbooks: [],
    ...given,
  }),
  meta: { totals: NOTHING, pageCount: 1, ...meta },
});
const open = (query: Record<string, string> = {}) => {
  const search = new URLSearchParams(query).toString();
  return renderApp(<PersonPage />, {
    path: `/people/7${search && `?${search}`}`,
    pathname: '/people/[id]',
    query: { id: '7', ...query },
  });
};
const robots = () => document.querySelector('meta[name="robots"]');

test('a visitor sees who publishes, and each kind with its number and links', async () => {
  answer(
    '/people/7',
    published(
      {
        dishes: [record(buildCard({ id: 1, Name: 'Khachapuri' }))],
        mealplans: [record(buildPlanCard({ id: 2, Name: 'Family week' }))],
        cookbooks: [record(BOOK)],
      },
      { totals: { dishes: 1, mealplans: 1, cookbooks: 1 } },
    ),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nana Mchedlishvili' })).toBeInTheDocument();
  for (const [region, name, href] of [
    ['1 recipe', 'Khachapuri', '/dishes/1'],
    ['1 plan', 'Family week', '/mealplan/2'],
    ['1 cookbook', 'Feast', '/cookbooks/4'],
  ] as const)
    expect(within(screen.getByRole('region', { name: region })).getByRole('link', { name })).toHaveAttribute(
      'href',
      href,
    );
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a kind without records is left out, and other pages have addresses of their own', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(api('/people/7'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(
        published({ dishes: [record(buildCard())] }, { totals: { ...NOTHING, dishes: 30 }, pageCount: 2 }),
      );
    }),
  );
  open({ page: '2' });
  expect(await screen.findByRole('region', { name: '30 recipes' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /plan|cookbook/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/people/7');
  expect(asked).toEqual(['?reader=en&page=2']);
});

test('search engines may keep the page only if the person says so', async () => {
  answer('/people/7', published({ dishes: [record(buildCard())] }, { totals: { ...NOTHING, dishes: 1 } }));
  const { unmount } = open();
  await screen.findByRole('region', { name: '1 recipe' });
  await waitFor(() => expect(robots()).toHaveAttribute('content', 'noindex'));
  unmount();
  answer(
    '/people/8',
    published({ listed: true, dishes: [record(buildCard())] }, { totals: { ...NOTHING, dishes: 1 } }),
  );
  renderApp(<PersonPage />, { path: '/people/8', pathname: '/people/[id]', query: { id: '8' } });
  await screen.findByRole('region', { name: '1 recipe' });
  await waitFor(() => expect(robots()).toBeNull());
});

test('somebody without public records is not there, in Georgian too', async () => {
  answer('/people/7', strapiError(404), 404);
  renderApp(<PersonPage />, {
    path: '/people/7',
    pathname: '/people/[id]',
    query: { id: '7' },
    language: 'ka',
  });
  expect(await screen.findByRole('heading', { name: 'აქ საჯარო არაფერია' })).toBeInTheDocument();
});

test('a page after the last says so and leads back', async () => {
  answer('/people/7', published({}, { totals: { ...NOTHING, dishes: 1 } }));
  open({ page: '9' });
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute('href', '/people/7');
});
