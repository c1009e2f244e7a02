import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { ReadyWeek } from '@/components/mealplan/plan/ReadyWeek';
import { signInAs } from '../../../support/auth';
import { buildPlanCard } from '../../../support/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, many, one, server } from '../../../support/server';

const PLANS = [
  buildPlanCard({ id: 3, Name: 'Two quick weeks', language: 'en', dayCount: 14 }),
  buildPlanCard({ id: 4, Name: 'A week for everybody', language: 'en', dayCount: 7 }),
  buildPlanCard({ id: 5, Name: 'მთელი ოჯახის კვირა', language: 'ka', dayCount: 7 }),
];

test('a week in the reader’s language is followed from a day of their own, and is offered no more', async () => {
  signInAs();
  answer('/mealplans', many(PLANS));
  const started: unknown[] = [];
  server.use(
    http.post(api('/mealplans/4/subscribe'), async ({ request }) => {
      started.push(((await request.json()) as { data: unknown }).data);
      return HttpResponse.json(one({ id: 4, Name: 'A week for everybody' }));
    }),
  );
  const onDone = vi.fn();
  const { user } = renderPart(<ReadyWeek onDone={onDone} />);
  const week = within(await screen.findByRole('region', { name: 'A week for everybody' }));
  expect(week.getByRole('link', { name: 'Look at it first' })).toHaveAttribute('href', '/mealplan/4');
  await user.click(week.getByRole('button', { name: 'Subscribe' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(started).toEqual([{ startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
});

test('in Georgian it is a Georgian one; where none fits, nothing stands there', async () => {
  signInAs();
  answer('/mealplans', many(PLANS));
  const { unmount } = renderPart(<ReadyWeek onDone={vi.fn()} />, { language: 'ka' });
  expect(await screen.findByRole('heading', { name: 'მთელი ოჯახის კვირა' })).toBeInTheDocument();
  unmount();
  signInAs({ id: 8, diet: ['Vegan'] });
  const { container } = renderPart(<ReadyWeek onDone={vi.fn()} />);
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
