import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { DayNutrients } from '@/components/dashboard/day/DayNutrients';
import { invalidate } from '@/lib/remote/cache';
import { signInAs } from '../../../support/builders/auth';
import { buildPerson } from '../../../support/builders/builders';
import { renderPart } from '../../../support/render';
import { answer, api, server, strapiError } from '../../../support/servers/server';

/** Fixed noon, so that a run that begins at midnight sees the same day. */
const NOON = new Date('2026-11-25T12:00:00+04:00');
const today = '2026-11-25';
beforeEach(() => void vi.setSystemTime(NOON));
const details = (iron: number) => ({ of: 3, amounts: { iron }, known: { iron: 3 } });
const iron = async () => (await screen.findByText('Iron')).closest('li');

test('the table shows the day as planned and as eaten; a new mark counts', async () => {
  signInAs();
  answer('/users/me', buildPerson());
  let eaten = 3.5;
  const asked: (string | null)[] = [];
  server.use(
    http.get(api('/users/me/nutrients'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('day'));
      return HttpResponse.json({ data: { planned: details(14), eaten: details(eaten) } });
    }),
  );
  const { user } = renderPart(<DayNutrients />);
  expect(await iron()).toHaveTextContent('14 of 14 mg 100%');
  await user.click(screen.getByRole('button', { name: 'Eaten so far' }));
  expect(screen.getByRole('button', { name: 'Eaten so far' })).toHaveAttribute('aria-pressed', 'true');
  expect(await iron()).toHaveTextContent('3.5 of 14 mg 25%');
  eaten = 7;
  invalidate({ collection: 'logs' });
  await waitFor(async () => expect(await iron()).toHaveTextContent('7 of 14 mg 50%'));
  expect(asked).toEqual([today, today]);
});

test('a failed read can be retried', async () => {
  signInAs();
  answer('/users/me', buildPerson());
  answer('/users/me/nutrients', strapiError(500), 500);
  renderPart(<DayNutrients />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
