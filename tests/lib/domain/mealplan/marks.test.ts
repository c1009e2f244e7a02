import { expect, test } from 'vitest';
import { aboutMark, marksOf, withMarks } from '@/lib/domain/mealplan/marks';

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
