import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { PlanView } from '@/components/mealplan/plan/PlanView';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import type { Plan } from '@/lib/domain/mealplan/record';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import {
  buildEater,
  buildEntry,
  buildPlan,
  buildPlanDish,
  dayWith,
} from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, many, server } from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

function show(given: Partial<Plan>) {
  const me = signInAs();
  answer('/logs', many([]));
  answer('/memberships', many([]));
  answer('/dishes', many([])); // the week loads what must begin the evening before
  const plan = buildPlan(given);
  const { user, unmount } = renderPart(
    <MealplanProvider>
      <PlanView plan={plan} onChanged={vi.fn()} />
    </MealplanProvider>,
  );
  return { me, user, unmount };
}
const open: Partial<Plan> = { visibility: 'public', version: 1, published: { version: 1, at: null } };
const button = (name: string) => screen.queryByRole('button', { name });
const head = () => within(given(screen.getByRole('heading', { level: 1 }).closest('header')));

test('the header shows the figures of the days below it, whatever version the CMS stored', async () => {
  const dish = buildPlanDish({ calories: 500, costTetri: 1000 });
  const days = [dayWith(buildEntry({ servings: 1 })), dayWith(buildEntry({ servings: 1 }))];
  const parts = { ...buildPlan().parts, dishes: { 1: dish } };
  show({ ...open, days, parts, calories: 1074, costTetri: 1249, dayCount: 7 });
  expect(head().getByText(/500 kcal a day/)).toBeInTheDocument();
  expect(head().getByText(/10\.00 ₾ a day for the table/)).toBeInTheDocument();
  expect(head().getByText('2 days')).toBeInTheDocument();
  const week = await screen.findByRole('region', { name: 'The week' });
  expect(within(week).getByText(/^500 kcal/)).toBeInTheDocument();
  expect(within(week).getByText(/20\.00 ₾/)).toBeInTheDocument();
});

test('a reader among the eaters sees their own share in the header and in the week', () => {
  const me = signInAs();
  const eaters = [buildEater({ factor: 0.5, user: me.id }), buildEater({ Name: 'Nika', factor: 1.5 })];
  show({ myRole: 'viewer', eatsAlong: true, eaters });
  // half of 400 kcal per portion
  expect(head().getByText('200 kcal a day for me')).toBeInTheDocument();
});

test('a private plan shows nothing about publishing except the way to open it', async () => {
  const { user } = show({ members: [{ id: 2, Name: 'Ana' }] });
  expect(screen.getByText('Saved · Ana sees it')).toBeInTheDocument();
  expect(button('Publish')).toBeNull();
  expect(screen.queryByText(/not published|version/i)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Followers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(button('Publish')).toBeNull();
  expect(button('Make public…')).toBeInTheDocument();
});

test('an author is offered to publish if followers see less than the saved plan', () => {
  show({ ...open, unpublished: true, followerCount: 14 });
  expect(screen.getByText(/14 followers see version 1/)).toBeInTheDocument();
  expect(button('Publish')).toBeInTheDocument();
});

test('a member who eats along is not asked to subscribe, nor shown the author’s notes', async () => {
  const { user } = show({ ...open, myRole: 'viewer', eatsAlong: true });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(button('Leave plan')).toBeInTheDocument();
  expect([button('Subscribe'), button('Publish')]).toEqual([null, null]);
  expect(screen.queryByText(/publish/i)).toBeNull();
});

test.each(['reader', 'viewer'] as const)(
  'a %s who does not eat along may follow a public plan',
  async (myRole) => {
    const { user } = show({ ...open, myRole, eatsAlong: myRole === 'viewer' ? false : null });
    expect(button('Subscribe') === null).toBe(myRole === 'viewer');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(button('Subscribe')).toBeInTheDocument();
  },
);

test('a follower of a plan that is now private learns that their copy stays', () => {
  show({ myRole: 'viewer', subscription: 9 });
  expect(screen.getByText(/which nothing changes any more/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open my copy' })).toBeInTheDocument();
});

test('a desktop lets a member eat along and print from the header, and a reader copy', async () => {
  onDesktop();
  const heard = vi.fn();
  server.use(
    http.post(api('/mealplans/5/eat-along'), async ({ request }) => {
      heard(await request.json());
      return HttpResponse.json({ data: { id: 5, attributes: {} } });
    }),
  );
  const { user, unmount } = show({ ...open, myRole: 'viewer', eatsAlong: true });
  expect(head().getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(head().queryByRole('button', { name: 'Copy to mine' })).toBeNull();
  await user.click(await head().findByRole('checkbox', { name: /^I eat along/, checked: true }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ data: { eatsAlong: false } }));
  unmount();
  show({ ...open, myRole: 'reader', eatsAlong: null });
  expect(await head().findByRole('button', { name: 'Copy to mine' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Copy to mine' })).toHaveLength(1);
  expect(screen.queryByRole('checkbox', { name: /^I eat along/ })).toBeNull();
});
