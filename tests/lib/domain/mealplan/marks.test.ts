import { expect, test } from 'vitest';
import { aboutMark, marksOf, outcomeAfter, withMarks, withSent } from '@/lib/domain/mealplan/marks';

const part = { day: '2026-11-22', key: 'a' };
const about = aboutMark(part);

test('the last of several marks on one part counts, and other changes are ignored', () => {
  const done = { method: 'POST', about, data: { state: 'done' } };
  expect(marksOf([done, { method: 'POST', about: 'shoplists/3' }, { method: 'POST' }])).toEqual([
    { ...part, state: 'done' },
  ]);
  expect(marksOf([done, { method: 'DELETE', about }])).toEqual([{ ...part, state: null }]);
});

test('waiting marks apply to their own lines alone', () => {
  const items = [
    { ...part, state: null },
    { ...part, day: '2026-11-23', state: 'done' as const },
  ];
  expect(withMarks(items, [{ ...part, state: 'skipped' }]).map(({ state }) => state)).toEqual([
    'skipped',
    'done',
  ]);
});

const THROWN = { outcome: 'thrownAway', outcomeServings: 1.5 } as const;

test('a waiting mark carries what it says of the dish, and only that', () => {
  const said = (data: object) => marksOf([{ method: 'POST', about, data: { state: 'done', ...data } }]);
  expect(said(THROWN)).toEqual([{ ...part, state: 'done', ...THROWN }]);
  expect(said({ outcome: 'leftOver' })).toEqual([
    { ...part, state: 'done', outcome: 'leftOver', outcomeServings: null },
  ]);
  expect(said({ outcome: null })).toEqual([{ ...part, state: 'done', outcome: null, outcomeServings: null }]);
  expect(said({ outcome: 'burnt', outcomeServings: '1' })).toEqual([
    { ...part, state: 'done', outcome: null, outcomeServings: null },
  ]);
  expect(said({})).toEqual([{ ...part, state: 'done' }]);
});

test('a mark without an outcome keeps the known one, and a meal that was not eaten has none', () => {
  expect(outcomeAfter(THROWN, { state: 'done' })).toEqual({});
  expect(outcomeAfter(THROWN, { state: 'done', outcome: 'leftOver' })).toEqual({
    outcome: 'leftOver',
    outcomeServings: null,
  });
  for (const state of ['skipped', null] as const)
    expect(outcomeAfter(THROWN, { state })).toEqual({ outcome: null, outcomeServings: null });
  expect(outcomeAfter({}, { state: 'skipped' })).toEqual({});
});

test('outcomes show while they wait and once they are sent', () => {
  const items = [{ ...part, state: 'done' as const, logId: 3 }];
  const mark = { ...part, state: 'done' as const, ...THROWN };
  expect(withMarks(items, [mark])).toEqual([{ ...part, state: 'done', logId: 3, ...THROWN }]);
  expect(withSent(items, mark, 4)).toEqual([{ ...part, state: 'done', logId: 4, ...THROWN }]);
});
