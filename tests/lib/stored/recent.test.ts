import { beforeEach, expect, test } from 'vitest';
import { clearRecent, noteVisit, recent } from '@/lib/stored/recent';
import { signInAs } from '../../support/builders/auth';

beforeEach(() => window.localStorage.clear());

test('pages of a record are remembered by tab title, the latest first and each once', () => {
  noteVisit('/dishes/1', 'Lobio · Supra');
  noteVisit('/mealplan/2', 'Our week · Supra');
  noteVisit('/dishes/1', 'Lobio in a pot · Supra');
  expect(recent()).toEqual([
    { path: '/dishes/1', name: 'Lobio in a pot' },
    { path: '/mealplan/2', name: 'Our week' },
  ]);
});

test('lists, the doctor’s pages and pages without a title are not remembered', () => {
  noteVisit('/dishes', 'All Recipes · Supra');
  noteVisit('/doctor/visits', 'Visits · Supra');
  noteVisit('/dishes/1', 'Supra');
  expect(recent()).toEqual([]);
});

test('each person in a browser has their own list, and a sign-out clears all', () => {
  signInAs({ id: 3 });
  noteVisit('/dishes/1', 'Lobio · Supra');
  signInAs({ id: 4 });
  expect(recent()).toEqual([]);
  signInAs({ id: 3 });
  expect(recent()).toHaveLength(1);
  clearRecent();
  expect(recent()).toEqual([]);
});

test('at most eight pages are kept', () => {
  for (let id = 1; id <= 12; id += 1) noteVisit(`/dishes/${id}`, `Dish ${id} · Supra`);
  expect(recent().map(({ path }) => path)).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((id) => `/dishes/${id}`));
});

test('foreign data in the storage is ignored', () => {
  window.localStorage.setItem('recent:0', '{not json');
  expect(recent()).toEqual([]);
});

test.each([
  'null',
  '7',
  '{"path":"/dishes/1"}',
  '[null,7,{"path":"/dishes/1"},{"path":5,"name":"x"},{"path":"//evil.example","name":"x"}]',
])('%s gives no recent page, and the next one is remembered', (text) => {
  window.localStorage.setItem('recent:0', text);
  expect(recent()).toEqual([]);
  noteVisit('/dishes/2', 'Lobio · Supra');
  expect(recent()).toEqual([{ path: '/dishes/2', name: 'Lobio' }]);
});
