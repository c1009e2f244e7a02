import { expect, test } from 'vitest';
import { aboutMark, leftWith, marksOf, withMarks } from '@/lib/domain/mealplan/marks';

const part = { day: '2026-11-22', key: 'a' };
const about = aboutMark(part);

test('of several marks of one part the last counts, and other changes are none', () => {
  const done = { method: 'POST', about, data: { state: 'done' } };
  expect(marksOf([done, { method: 'POST', about: 'shoplists/3' }, { method: 'POST' }])).toEqual([
    { ...part, state: 'done' },
  ]);
  expect(marksOf([done, { method: 'DELETE', about }])).toEqual([{ ...part, state: null }]);
});

test('waiting marks are laid over their own lines alone', () => {
  const items = [
    { ...part, state: null },
    { ...part, day: '2026-11-23', state: 'done' as const },
  ];
  expect(withMarks(items, [{ ...part, state: 'skipped' }]).map(({ state }) => state)).toEqual([
    'skipped',
    'done',
  ]);
});

test('what is left follows the taking at once, and its taking back', () => {
  const source = { type: 'intake', id: 7, Name: 'Omega-3' } as const;
  const intakes = [{ id: 7, dosage: 2, left: 3 }];
  const left = (was: 'done' | null, to: 'done' | 'skipped' | null) =>
    leftWith(intakes, [{ ...part, source, state: was }], [{ ...part, state: to }])[0].left;
  expect([left(null, 'done'), left('done', null), left('done', 'done'), left(null, 'skipped')]).toEqual([
    ...[1, 5, 3, 3],
  ]);
  expect(
    leftWith([{ id: 7, dosage: 2, left: null }], [{ ...part, source }], [{ ...part, state: 'done' }]),
  ).toEqual([{ id: 7, dosage: 2, left: null }]);
});
