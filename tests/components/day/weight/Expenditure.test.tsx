import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { Expenditure } from '@/components/day/weight/Expenditure';
import { WeightCard } from '@/components/day/weight/WeightCard';
import { signInAs } from '../../../support/builders/auth';
import { buildPerson } from '../../../support/builders/builders';
import { renderPart } from '../../../support/render';
import { answer, api, many, server } from '../../../support/servers/server';

const NOTHING = {
  state: 'off',
  days: 0,
  daysNeeded: 10,
  expenditure: null,
  low: null,
  high: null,
  target: null,
  was: null,
  movedOn: null,
  reasons: [],
  canUndo: false,
  week: null,
};
const KNOWN = {
  ...NOTHING,
  state: 'known',
  days: 21,
  expenditure: 2250,
  low: 2100,
  high: 2400,
  target: 2130,
  was: 2100,
  movedOn: '2026-11-23',
  reasons: ['keep', 'limit'],
  canUndo: true,
};
const answered = (known: object) => answer('/users/me/expenditure', { data: known });
const person = { learnsTargets: true, targets: { calories: 2130 } };

beforeEach(() => {
  signInAs(person);
  answer('/users/me', buildPerson(person));
  answer('/weights', many([{ id: 1, day: '2026-11-20', kilograms: 70.5 }]));
});
const card = async () => within(await screen.findByRole('region', { name: 'What you use in a day' }));

test('the band, the target and the last move are said in words, and the move can be taken back', async () => {
  answered(KNOWN);
  let undone = 0;
  server.use(
    http.post(api('/users/me/expenditure/undo'), () => {
      undone += 1;
      const back = { target: 2100, was: null, movedOn: null, reasons: ['keep'], canUndo: false };
      return HttpResponse.json({ data: { ...KNOWN, ...back } });
    }),
  );
  const { user } = renderPart(<Expenditure />);
  const shown = await card();
  expect(await shown.findByText('About 2,250 kcal a day,')).toBeInTheDocument();
  expect(shown.getByText(/most likely between 2,100 and 2,400\./)).toBeInTheDocument();
  expect(shown.getByText('Your target: 2,130 kcal')).toBeInTheDocument();
  expect(shown.getByRole('status')).toHaveTextContent(
    'Your target went from 2,100 to 2,130 kcal on 23 November 2026. It aims at keeping your weight. It moves by at most 50 kcal a week.',
  );
  await user.click(shown.getByRole('button', { name: /^Back to 2,100/ }));
  expect(await shown.findByText('Your target: 2,100 kcal')).toBeInTheDocument();
  expect(undone).toBe(1);
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

test('too few days are counted', async () => {
  answered({ ...NOTHING, state: 'notYet', days: 6 });
  renderPart(<Expenditure />);
  const shown = await card();
  const bar = await shown.findByRole('progressbar', { name: 'Not yet: 6 of 10 days' });
  expect(bar).toHaveAttribute('value', '6');
  expect(bar).toHaveAttribute('max', '10');
});

test.each([
  ['off', 'Your calorie target can follow what your weight and your log say about you.', true],
  ['noBirthYear', 'This is for adults: it needs your birth year.', true],
  ['minor', 'Targets learn only for adults.', false],
])('%s is explained, with the way to the settings where that helps', async (state, words, hasWay) => {
  answered({ ...NOTHING, state });
  renderPart(<Expenditure />);
  const shown = await card();
  expect(await shown.findByText(new RegExp(words))).toBeInTheDocument();
  expect(shown.queryAllByRole('link', { name: 'Open the settings' })).toHaveLength(hasWay ? 1 : 0);
});

test('days of training have a target of their own', async () => {
  answered({ ...KNOWN, week: [2030, 2380, 2030, 2380, 2030, 2030, 2030] });
  renderPart(<Expenditure />);
  const rows = within(await (await card()).findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Monday.*Sunday2,030\u00a0kcal/),
    expect.stringMatching(/^Tuesday, Thursday2,380\u00a0kcal/),
  ]);
});

test('a target that the read has moved is taken over, and the card is shown only to those who asked', async () => {
  let reads = 0;
  signInAs({ ...person, targets: { calories: 2080 } });
  answered(KNOWN);
  server.use(
    http.get(api('/users/me'), () => {
      reads += 1;
      return HttpResponse.json(buildPerson(person));
    }),
  );
  const { unmount } = renderPart(<WeightCard day="2026-11-23" today="2026-11-23" />);
  expect(await screen.findByText('Your target: 2,130 kcal')).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(1));
  unmount();
  signInAs({ learnsTargets: false });
  renderPart(<WeightCard day="2026-11-23" today="2026-11-23" />);
  expect(await screen.findByRole('button', { name: 'Over time' })).toBeInTheDocument();
  expect(screen.queryByText('What you use in a day')).not.toBeInTheDocument();
});
