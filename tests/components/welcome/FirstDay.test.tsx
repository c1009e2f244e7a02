import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { Tonight } from '@/components/dashboard/day/Tonight';
import { ReadyWeek } from '@/components/mealplan/plan/ReadyWeek';
import { FirstDay } from '@/components/welcome/FirstDay';
import type { Language } from '@/lib/domain/language';
import { keepPerson, signInAs } from '../../support/builders/auth';
import { buildPlanCard } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';
import { answer, api, listed, many, server } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

const show = (language: Language = 'en', isAsked = false) =>
  renderPart(
    <FirstDay
      isAsked={isAsked}
      week={<ReadyWeek onFollowed={() => undefined} />}
      tonight={<Tonight />}
      note={<i>what waits</i>}
    />,
    { path: '/dashboard', language },
  );

/** Signs in a person whose record stores their answers. */
function signInKept(person: Parameters<typeof keepPerson>[0] = {}): unknown[] {
  signInAs(person);
  return keepPerson(person);
}

test('a phone shows three ways to begin and one week, with the answers behind it', async () => {
  signInKept({ diet: ['Vegetarian'], allergens: ['nuts'] });
  answer('/mealplans', many([]));
  show();
  const roads = [
    [/Write or bring a recipe/, '/dishes/new'],
    [/Choose a ready week/, '/mealplan/list'],
    [/Make a shopping list/, '/shoplist'],
  ] as const;
  await screen.findByRole('heading', { name: 'What shall we begin with?' });
  for (const [name, to] of roads) expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(await screen.findByText('1 person · Vegetarian · without nuts')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Fill a week of my own' })).toBeInTheDocument();
  expect(screen.getByText('what waits')).toBeInTheDocument();
  expect(document.querySelectorAll('.btn-primary')).toHaveLength(1);
});

test.each(['phone', 'desktop'])('an invited person sees the invitation before these (%s)', async (device) => {
  if (device === 'desktop') onDesktop();
  signInKept();
  answer('/mealplans', many([]));
  renderPart(
    <FirstDay isAsked={false} week={<b>a week</b>} tonight={null} note={<i>what waits</i>} isNoteFirst />,
  );
  const week = await screen.findByText('a week');
  const note = screen.getByText('what waits'); // once
  expect(note.compareDocumentPosition(week)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('nothing is proposed while the first questions are shown above', async () => {
  signInAs({ welcomed: false });
  show('en', true);
  expect(await screen.findByRole('link', { name: /Make a shopping list/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your answers' })).toBeNull();
  expect(document.querySelectorAll('.btn-primary')).toHaveLength(0);
});

test('a desktop gives each way its button while the questions are shown above', async () => {
  onDesktop();
  signInAs({ welcomed: false });
  show('en', true);
  expect(await screen.findByRole('link', { name: 'Look at the weeks' })).toHaveAttribute(
    'href',
    '/mealplan/list',
  );
});

test('changing an answer changes the proposals on the same screen', async () => {
  onDesktop();
  const sent = signInKept({ allergens: [] });
  const plans = [buildPlanCard({ id: 4, Name: 'With walnuts', calories: 2000, allergens: ['nuts'] })];
  listed(
    '/mealplans',
    plans.map((plan) => ({ ...plan, unknownAllergens: [] })),
  );
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      const isFree = new URL(request.url).searchParams.toString().includes('nuts');
      return HttpResponse.json(many(isFree ? [{ id: 2, Name: 'Omelette' }] : [{ id: 1, Name: 'Satsivi' }]));
    }),
  );
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'With walnuts' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Satsivi' })).toBeInTheDocument();
  const answers = within(screen.getByRole('region', { name: 'Your answers' }));
  expect(answers.getByText('nothing excluded')).toBeInTheDocument();

  await user.click(answers.getByRole('button', { name: /^Change: How you eat/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What stays off your table?' }));
  await user.click(dialog.getByRole('button', { name: 'Nuts' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Omelette' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('With walnuts')).toBeNull());
  expect(screen.queryByText('Satsivi')).toBeNull();
  expect(await answers.findByText('without nuts')).toBeInTheDocument();
  expect(sent).toEqual([{ diet: [], allergens: ['nuts'] }]);
});

test('the eaters are changed from the earlier answer', async () => {
  onDesktop();
  const household = [
    { Name: 'Mariam', factor: 1 },
    { Name: 'Nika', factor: 0.5 },
  ];
  const sent = signInKept({ household });
  answer('/mealplans', many([]));
  answer('/dishes', many([]));
  const { user } = show();
  const answers = within(await screen.findByRole('region', { name: 'Your answers' }));
  expect(await answers.findByText('Mariam, Nika ½')).toBeInTheDocument();
  await user.click(answers.getByRole('button', { name: 'Change: Who eats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How many eat at your table?' }));
  await user.click(dialog.getByRole('button', { name: 'Adults: one more' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ household: [household[0], { Name: 'Adult 2', factor: 1 }, household[1]] }]),
  );
});

test('a phone leads through both questions on one change', async () => {
  const sent = signInKept();
  answer('/mealplans', many([]));
  const { user } = show('ka');
  await user.click(await screen.findByRole('button', { name: /^შეცვლა/ }));
  const first = within(await screen.findByRole('dialog', { name: 'რამდენი ხართ სუფრასთან?' }));
  await user.click(first.getByRole('button', { name: 'შენახვა' }));
  const second = within(await screen.findByRole('dialog', { name: 'როგორ იკვებებით და რას ერიდებით?' }));
  await user.click(second.getByRole('button', { name: 'კაკალი და თხილი' }));
  await user.click(second.getByRole('button', { name: 'შენახვა' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(await screen.findByText('1 ადამიანი · ერიდებით: კაკალი და თხილი')).toBeInTheDocument();
});
