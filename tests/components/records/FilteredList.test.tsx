import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ExerciseList } from '@/components/exercise/ExerciseList';
import { PlanList } from '@/components/mealplan/plan/PlanList';
import { signInAs } from '../../support/builders/auth';
import { buildPlanCard } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { api, many, server } from '../../support/servers/server';

let asked: URLSearchParams[];
const asking = (path: string, all: Parameters<typeof many>[0]) =>
  http.get(api(path), ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(many(all));
  });

beforeEach(() => {
  asked = [];
  signInAs();
});

test('search, filters and order are in the address, and filters return to the first page', async () => {
  server.use(asking('/mealplans', [buildPlanCard({ Name: 'A week of lobio' })]));
  const query = { kcal: '2000', page: '3' };
  const { user } = renderPart(<PlanList />, { path: '/mealplan/list?kcal=2000&page=3', query });
  expect(await screen.findByText('A week of lobio')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Up to 7 days');
  await waitFor(() => expect(currentPath()).toBe('/mealplan/list?kcal=2000&days=7'));
  await user.click(screen.getByRole('button', { name: 'Clear 2 filters' }));
  await waitFor(() => expect(currentPath()).toBe('/mealplan/list'));
});

test('an empty result suggests alternatives', async () => {
  server.use(asking('/mealplans', []));
  const { user } = renderPart(<PlanList />, { path: '/mealplan/list?q=lobio', query: { q: 'lobio' } });
  expect(await screen.findByText('Nothing found for “lobio”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('No plans yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show both languages' }));
  await waitFor(() => expect(currentPath()).toBe('/mealplan/list?language=all'));
});

test('a library shows mine or everybody’s, and says if a tag finds nothing', async () => {
  server.use(asking('/exercises', []));
  const path = '/exercises?part=mine&tag=Cardio';
  renderPart(<ExerciseList />, { path, query: { part: 'mine', tag: 'Cardio' } });
  expect(await screen.findByRole('link', { name: 'New exercise' })).toBeVisible();
  expect(asked.map((one) => one.get('filters[tag][$eq]'))).toContain('Cardio');
  expect(screen.getByRole('combobox')).toHaveValue('Cardio');
});
