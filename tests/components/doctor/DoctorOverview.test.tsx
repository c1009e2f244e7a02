import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { DoctorOverview } from '@/components/doctor/DoctorOverview';
import { addDays } from '@/lib/domain/time/day';
import { signInAs } from '../../support/builders/auth';
import { buildPerson } from '../../support/builders/builders';
import { renderPart } from '../../support/render';
import { answer, api, many, server } from '../../support/servers/server';

/** Fixed noon, so that a run that begins at midnight sees the same day. */
const NOON = new Date('2026-11-25T12:00:00+04:00');
const today = '2026-11-25';
const examination = (id: number, daysAgo: number, value: number) => ({
  id,
  Name: 'Blood count',
  day: addDays(today, -daysAgo),
  visit: { data: null },
  files: [],
  results: [{ key: `f${id}`, parameter: 'Ferritin', value, unit: 'µg/L', low: 15, high: 150 }],
  updatedAt: '2026-03-01T10:00:00.000Z',
});

beforeEach(() => {
  vi.setSystemTime(NOON);
  answer('/users/me', buildPerson());
  answer('/visits', many([]));
  answer('/examinations', many([]));
  answer('/intakes', many([]));
  answer('/weights', many([]));
});

test('visits, results, courses, values and weight share one timeline, with a summary of changes', async () => {
  signInAs();
  const startsAt = `${addDays(today, 6)}T07:30:00.000Z`;
  answer('/visits', many([{ id: 4, doctor: 'Dr Gogia', startsAt, files: [], updatedAt: startsAt }]));
  answer('/examinations', many([examination(6, 10, 19), examination(5, 60, 9)]));
  const supplement = { data: { id: 3, attributes: { Name: 'Iron', unit: 'pills' } } };
  answer('/intakes', many([{ id: 7, dosage: 1, times: ['14:00'], from: addDays(today, -50), supplement }]));
  answer(
    '/weights',
    many([
      { id: 1, day: addDays(today, -30), kilograms: 64.8 },
      { id: 2, day: today, kilograms: 63.1 },
    ]),
  );
  renderPart(<DoctorOverview />);
  const line = within(await screen.findByRole('region', { name: 'My health over time' }));
  expect(await line.findByText('Iron')).toHaveTextContent('Iron 1 pill · 14:00');
  // it has no end, so none is shown
  expect(line.getByText(/^since [^–]+$/)).toHaveClass('visually-hidden');
  for (const title of [/^Visits/, /^Results/, /^Courses/, /^Ferritin/, /^Weight/])
    expect(line.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(line.getByText('63.1')).toBeInTheDocument();
  expect(line.getByRole('heading', { name: /^Visits/ })).toHaveTextContent('1 · next on 1 Dec, Dr Gogia');
  // there are records to hand over
  expect(screen.getByRole('button', { name: 'Page for the doctor' })).toHaveClass('btn-primary');
  const since = within(screen.getByRole('region', { name: 'Since last time' }));
  expect(since.getByRole('listitem')).toHaveTextContent(
    /Ferritin rose from 9 to 19 µg\/L, within the range again\./,
  );
});

test('a person without entries learns the purpose of the page', async () => {
  signInAs();
  renderPart(<DoctorOverview />, { language: 'ka' });
  expect(await screen.findByText(/ყველაფერი დროის მიხედვით გამოჩნდება/)).toBeInTheDocument();
  // there is nothing to print yet
  expect(screen.getByRole('button', { name: /ექიმისთვის/ })).not.toHaveClass('btn-primary');
  expect(screen.getByRole('link', { name: 'ვიზიტის დამატება' })).toHaveClass('btn-primary');
});

test('a person without a year of birth has none on paper', async () => {
  const me = signInAs({ Name: 'Mariam Beridze' });
  let isAsked = false;
  server.use(
    http.get(api('/users/me'), () => {
      isAsked = true;
      return HttpResponse.json(me);
    }),
  );
  renderPart(<DoctorOverview />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(await screen.findByText(/^Mariam Beridze · Summary of/)).toBeInTheDocument();
});

test('the page for the doctor names the person, without the app’s own sentences', async () => {
  const me = signInAs({ Name: 'Mariam Beridze', allergens: ['nuts', 'milk'] });
  answer('/users/me', { ...me, birthYear: 1988 });
  renderPart(<DoctorOverview />);
  expect(await screen.findByText(/^Mariam Beridze · born 1988 · Summary of/)).toBeInTheDocument();
  expect(screen.getByText('Has to avoid: Nuts, Milk')).toBeInTheDocument();
  expect(screen.getByText(/Nobody but you sees them/)).toHaveClass(/unprinted/);
});
