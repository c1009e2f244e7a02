import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Greeting } from '@/components/dashboard/Greeting';
import { useDay } from '@/context/dashboard/day';
import { signInAs } from '../../support/builders/auth';
import { buildItem } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';
import { answer, many } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

const Head = () => <Greeting day={useDay()} />;
const today = '2026-11-25';
beforeEach(() => {
  vi.setSystemTime(new Date(`${today}T12:00:00+04:00`));
  onDesktop();
  signInAs();
  for (const path of ['/intakes', '/orders', '/visits', '/logs', '/shoplists']) answer(path, many([]));
  answer('/users/me/expiring', { data: { today, things: [], dish: null } });
});

test.each([
  ['en', 'Wednesday 25 November', '1 of 3 done · 1 skipped'],
  ['ka', 'ოთხშაბათი, 25 ნოემბერი', 'შესრულებულია 1 / 3 · გამოტოვებულია 1'],
] as const)('the title is the day, with its progress (%s)', async (language, title, done) => {
  const of = (key: string, state?: 'done' | 'skipped') => buildItem({ day: today, key, state });
  const order = buildItem({ day: today, source: { type: 'order', id: 1, Name: '1' } });
  const other = buildItem({ day: '2026-11-26', key: 'tomorrow' });
  answer('/users/me/calendar', { data: [of('a', 'done'), of('b', 'skipped'), of('c'), order, other] });
  renderPart(<Head />, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText((text) => text.endsWith(done))).toBeInTheDocument();
});

test('the title leads to logging food outside the plan', async () => {
  answer('/users/me/calendar', { data: [] });
  const { user } = renderPart(<Head />);
  await user.click(screen.getByRole('button', { name: 'I ate …' }));
  expect(await screen.findByRole('dialog', { name: 'What did you eat?' })).toBeInTheDocument();
});
