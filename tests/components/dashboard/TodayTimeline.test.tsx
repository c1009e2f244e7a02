import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { TodayTimeline } from '@/components/dashboard/TodayTimeline';
import { signInAs } from '../../support/auth';
import { buildItem } from '../../support/mealplan';
import { renderPart } from '../../support/render';
import { answer, api, one, server } from '../../support/server';

test('a line is marked as done at a tap, and the day says so', async () => {
  signInAs();
  answer('/users/me/calendar', {
    data: [buildItem({ key: 'soup', title: 'Lobio', dish: 3, servings: 2.5, share: 0.4, calories: 400 })],
  });
  let sent: unknown;
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(one({ id: 31, state: 'done' }));
    }),
  );
  const { user } = renderPart(<TodayTimeline />);
  const line = (await screen.findByRole('link', { name: 'Lobio' })).closest('li') as HTMLElement;
  expect(within(line).getByRole('link', { name: 'Lobio' })).toHaveAttribute('href', '/dishes/3?servings=2.5');
  await user.click(within(line).getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ data: { kind: 'entry', key: 'soup', mealplan: 5, state: 'done' } }),
  );
  expect(await screen.findByText(/1 of 1 marked/)).toHaveTextContent('400 / 400 kcal');
});

test('a mark that could not be kept is taken back', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ title: 'Lobio' })] });
  server.use(http.post(api('/logs'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderPart(<TodayTimeline />);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'false'),
  );
});

test('an empty day says what it is for and where to begin', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [] });
  renderPart(<TodayTimeline />, { language: 'ka' });
  expect(await screen.findByRole('heading', { name: 'დღეისთვის არაფერია დაგეგმილი' })).toBeInTheDocument();
});
