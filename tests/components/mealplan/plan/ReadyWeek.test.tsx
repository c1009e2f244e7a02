import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { ReadyWeek } from '@/components/mealplan/plan/ReadyWeek';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildPlanCard } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { api, dataOf, listed, one, server } from '../../../support/servers/server';

const week = (id: number, Name: string, given = {}) =>
  buildPlanCard({ id, Name, calories: 2000, allergens: [], unknownAllergens: [], ...given });
const PLANS = [
  week(3, 'Two quick weeks', { dayCount: 14 }),
  week(4, 'A week for everybody'),
  week(5, 'მთელი ოჯახის კვირა', { language: 'ka' }),
];

test('a reader follows a week in their language from a day of their choice', async () => {
  signInAs();
  listed('/mealplans', PLANS);
  const started: unknown[] = [];
  server.use(
    http.post(api('/mealplans/4/subscribe'), async ({ request }) => {
      started.push(await dataOf(request));
      return HttpResponse.json(one({ id: 4, Name: 'A week for everybody' }));
    }),
  );
  const onFollowed = vi.fn();
  const { user } = renderPart(<ReadyWeek onFollowed={onFollowed} />);
  const part = within(await screen.findByRole('region', { name: 'A week for everybody' }));
  expect(part.getByRole('link', { name: 'Look at it first' })).toHaveAttribute('href', '/mealplan/4');
  await user.click(part.getByRole('button', { name: 'Subscribe' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(started).toEqual([{ startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]));
  await waitFor(() => expect(onFollowed).toHaveBeenCalledOnce());
});

test('a Georgian reader gets a Georgian week', async () => {
  signInAs();
  listed('/mealplans', PLANS);
  renderPart(<ReadyWeek onFollowed={() => undefined} />, { language: 'ka' });
  expect(await screen.findByRole('heading', { name: 'მთელი ოჯახის კვირა' })).toBeInTheDocument();
});

test('weeks with an allergen, even a possible one, are neither requested nor shown; a link leads to one without', async () => {
  signInAs({ allergens: ['nuts'], diet: ['Vegetarian'] });
  const asked = listed('/mealplans', [
    week(3, 'Nuts every day', { allergens: ['nuts'], dietaryFlags: ['Vegetarian'] }),
    week(4, 'Who knows', { unknownAllergens: ['nuts'], dietaryFlags: ['Vegetarian'] }),
    week(6, 'Meat', {}),
  ]);
  const made: Record<string, unknown>[] = [];
  server.use(
    http.post(api('/mealplans'), async ({ request }) => {
      made.push(await dataOf<Record<string, unknown>>(request));
      return HttpResponse.json(one({ id: 9, Name: 'Week', days: [] }), { status: 201 });
    }),
  );
  const { user } = renderPart(<ReadyWeek onFollowed={() => undefined} />);
  const own = within(await screen.findByRole('region', { name: 'A week that suits you' }));
  await user.click(own.getByRole('button', { name: 'Fill a week of my own' }));
  // one press leads to the dialog that fills it
  await waitFor(() => expect(currentPath()).toBe('/mealplan/9/edit?fill=1'));
  expect(made).toMatchObject([
    { Name: expect.stringMatching(/^Week from /), startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  ]);
  expect(at(made, 0).days).toHaveLength(7);
  for (const name of ['Nuts every day', 'Who knows', 'Meat']) expect(screen.queryByText(name)).toBeNull();
  const filters = [...at(asked, 0).entries()].filter(([key]) => key.includes('$and'));
  expect(filters.map(([key, value]) => `${key.replace(/^.*\$and\]\[\d\]/, '')} ${value}`).sort()).toEqual([
    '[allergens][$notIn][0] nuts',
    '[dietaryFlags][$in][0] Vegetarian',
    '[dietaryFlags][$in][1] Vegan',
    '[unknownAllergens][$notContains] nuts',
  ]);
});

test('a slimming week is offered only to people with a target that low', async () => {
  signInAs();
  const light = week(3, 'Light week', { calories: 1631, targets: { calories: 1600 } });
  listed('/mealplans', [light]);
  const { unmount } = renderPart(<ReadyWeek onFollowed={() => undefined} />);
  await screen.findByRole('heading', { name: 'A week that suits you' });
  expect(screen.queryByText('Light week')).toBeNull();
  unmount();
  signInAs({ id: 8, targets: { calories: 1600 } });
  renderPart(<ReadyWeek onFollowed={() => undefined} />);
  expect(await screen.findByRole('heading', { name: 'Light week' })).toBeInTheDocument();
});
