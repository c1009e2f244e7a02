import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import DishPage from '@/pages/dishes/[id]';
import PlanPage from '@/pages/mealplan/[id]';
import { signInAs } from '../support/builders/auth';
import { renderApp } from '../support/render';
import { answer, api, many, server, strapiError } from '../support/servers/server';

const PAGES = {
  dish: {
    page: <DishPage />,
    at: { path: '/dishes/7', pathname: '/dishes/[id]', query: { id: '7' } },
    title: 'This recipe is private, or has been removed',
    list: ['All Recipes', '/dishes'],
  },
  mealplan: {
    page: <PlanPage />,
    at: { path: '/mealplan/7', pathname: '/mealplan/[id]', query: { id: '7' } },
    title: 'This plan is private, or has been removed',
    list: ['Our Mealplans', '/mealplan/list'],
  },
} as const;

function closed(status: number) {
  for (const path of ['/dishes/7', '/mealplans/7'])
    server.use(http.get(api(path), () => HttpResponse.json(strapiError(status), { status })));
  for (const path of ['/saves', '/memberships', '/logs']) answer(path, many([]));
}
const main = () => screen.getByRole('main');
const link = (name: string) => [...main().querySelectorAll('a')].find((at) => at.textContent === name);

test.each(['dish', 'mealplan'] as const)(
  'a visitor who follows a link to a closed %s learns so, and is led to sign in or up and back',
  async (kind) => {
    closed(404);
    const { page, at, title } = PAGES[kind];
    renderApp(page, at);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    const next = encodeURIComponent(at.path);
    expect(link('Sign in')).toHaveAttribute('href', `/user/login?next=${next}`);
    expect(link('Sign up')).toHaveAttribute('href', `/user/signup?next=${next}`);
    expect(main().querySelector('.error-note')).toBeNull();
  },
);

test.each([
  ['dish', 404],
  ['dish', 403],
  ['mealplan', 404],
] as const)('a signed-in person who may not see the %s (%d) learns whom to ask', async (kind, status) => {
  signInAs();
  closed(status);
  const { page, at, title, list } = PAGES[kind];
  renderApp(page, at);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(/^Ask whoever sent you the link/)).toBeInTheDocument();
  expect(link('Sign in')).toBeUndefined();
  expect(link(list[0])).toHaveAttribute('href', list[1]);
});
