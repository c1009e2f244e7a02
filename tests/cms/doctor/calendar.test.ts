import { expect, test } from 'vitest';
import { api, cmsUrl, newPerson } from '../support/api';
import { made } from '../support/records';
import { makeVisit } from './support';

const days = 'users/me/calendar?from=2026-11-24&to=2026-11-26';

test('a visit is on its owner’s calendar at its day and hour, and is marked done or skipped', async () => {
  const person = await newPerson();
  const visit = await makeVisit(person, { startsAt: '2026-11-24T21:15:00Z' });
  const [item, ...others] = (await api(person).get(days)).data;
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    day: '2026-11-25',
    time: '01:15',
    kind: 'appointments',
    state: null,
    title: 'Dr Tamar Gogia, Cardiologist',
    key: visit.attributes.key,
    source: { type: 'visit', id: visit.id, Name: 'Clinic on Chavchavadze 5' },
  });
  const mark = { day: item.day, kind: 'appointment', key: item.key, state: 'done' };
  made(await api(person).post('logs', mark));
  expect((await api(person).get(days)).data[0].state).toBe('done');

  made(await api(person).put(`users/${person.id}`, { timeZone: 'America/New_York' }));
  expect((await api(person).get(days)).data[0]).toMatchObject({ day: '2026-11-24', time: '16:15' });

  made(await api(person).delete(`visits/${visit.id}`));
  expect((await api(person).get(days)).data).toEqual([]);
  expect((await api(person).get('logs')).data).toEqual([]);
});

test('the feed includes visits with the appointments, at their own instant', async () => {
  const person = await newPerson();
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const visit = await makeVisit(person, { startsAt: `${soon}T09:30:00Z` });
  const feedOf = async (kinds: string[]) => {
    const { data } = await api(person).post('users/me/feed', { kinds });
    return (await fetch(`${cmsUrl()}${new URL(data.url, 'http://x').pathname}`)).text();
  };
  const text = await feedOf(['appointments']);
  expect(text).toContain('Dr Tamar Gogia');
  expect(text).toContain(`DTSTART;TZID=Asia/Tbilisi:${soon.replaceAll('-', '')}T133000`);
  expect(text).toContain(`visit-${visit.id}-`);
  expect(await feedOf(['mealplans'])).not.toContain('Gogia');
});
