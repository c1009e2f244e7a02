import { expect, test } from 'vitest';
import { api, faults, newPerson, people } from '../support/api';
import { made } from '../support/records';

test('a person has one weight per day; a second replaces it', async () => {
  const mine = api(await newPerson());
  const first = made(await mine.post('weights', { day: '2026-11-20', kilograms: 71.4 }));
  const again = made(await mine.post('weights', { day: '2026-11-20', kilograms: 70.9 }));
  expect(again).toMatchObject({ id: first.id, attributes: { day: '2026-11-20', kilograms: 70.9 } });
  const next = made(await mine.post('weights', { day: '2026-11-21', kilograms: 70.5 }));
  expect((await mine.get('weights?sort=day:asc')).data).toHaveLength(2);
  expect(made(await mine.put(`weights/${next.id}`, { kilograms: 70.2 })).attributes.kilograms).toBe(70.2);
  expect(faults(await mine.put(`weights/${next.id}`, { day: '2026-11-20' }))).toEqual(['day: weightTaken']);
  made(await mine.put(`weights/${next.id}`, { day: '2026-11-19' }));
  made(await mine.delete(`weights/${first.id}`));
  expect((await mine.get('weights')).data).toHaveLength(1);
});

test('an invalid weight is refused', async () => {
  const mine = api(await newPerson());
  expect(faults(await mine.post('weights', {}))).toEqual(['day: required', 'kilograms: required']);
  for (const kilograms of [0, 501, -3]) {
    expect(faults(await mine.post('weights', { day: '2026-11-20', kilograms }))).toEqual([
      'kilograms: range',
    ]);
  }
  expect(faults(await mine.post('weights', { day: '20 November', kilograms: 70 }))).toEqual(['day: date']);
});

test('a weight is private: neither another member nor an Admin reads or changes it', async () => {
  const person = await newPerson();
  const { id } = made(await api(person).post('weights', { day: '2026-11-20', kilograms: 66.66 }));
  for (const other of [people().friend, people().admin]) {
    const they = api(other);
    expect((await they.get(`weights/${id}`)).status).toBe(404);
    expect((await they.put(`weights/${id}`, { kilograms: 1 })).status).toBe(404);
    expect((await they.delete(`weights/${id}`)).status).toBe(404);
    expect((await they.get('weights?pagination[pageSize]=100')).text).not.toContain('66.66');
    expect((await they.get(`weights?filters[user]=${person.id}`)).status).toBe(400);
    // another person's weight on the same day is a separate record
    expect(made(await they.post('weights', { day: '2026-11-20', kilograms: 80 })).id).not.toBe(id);
  }
  expect((await api(people().courier).get('weights')).status).toBe(403);
  expect((await api().get('weights')).status).toBe(401);
  expect(made(await api(person).get(`weights/${id}`)).attributes.kilograms).toBe(66.66);
});
