import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { NewPlan } from '@/components/mealplan/plan/NewPlan';
import { signInAs } from '../../../support/builders/auth';
import { buildPlan } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { api, dataOf, one, server } from '../../../support/servers/server';

/** Renders the form; returns the start date of each plan that it makes. */
async function show() {
  signInAs();
  const starts: unknown[] = [];
  server.use(
    http.post(api('/mealplans'), async ({ request }) => {
      starts.push((await dataOf<{ startDate: unknown }>(request)).startDate);
      return HttpResponse.json(one(buildPlan()), { status: 201 });
    }),
  );
  const { user } = renderPart(<NewPlan />);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  const start = screen.getByLabelText<HTMLInputElement>(/^Start date/);
  const call = async (text: string) => {
    await user.clear(name);
    await user.type(name, text);
  };
  const create = () => user.click(screen.getByRole('button', { name: 'Create and plan' }));
  return { user, name, start, call, create, starts };
}

test('a plan named after a week begins with it', async () => {
  const { name, start, call, create, starts } = await show();
  expect(name.value).toMatch(/^Week from /);
  const today = start.value;
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  const year = Number(today.slice(0, 4)) + 1;
  await call(`Week of 4 May ${year}`);
  await waitFor(() => expect(start).toHaveValue(`${year}-05-04`));
  await create();
  await waitFor(() => expect(starts).toEqual([`${year}-05-04`]));
});

test('another name makes it a template, and a day chosen by hand stays', async () => {
  const { user, start, call } = await show();
  await call('For the summer house');
  await waitFor(() => expect(start).toHaveValue(''));
  await user.type(start, '2030-06-03');
  await call('Week of 4 May 2030');
  expect(start).toHaveValue('2030-06-03');
});
