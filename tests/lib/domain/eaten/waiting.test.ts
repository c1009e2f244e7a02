import { expect, test } from 'vitest';
import { namedDraft } from '@/lib/domain/eaten/draft';
import { aboutEaten, eatenPart, withLog, withWaitingLogs } from '@/lib/domain/eaten/waiting';

const range = { from: '2026-11-21', to: '2026-11-22' };
const part = { day: '2026-11-22', key: 'a' };
const log = { ...namedDraft('Soup'), ...part, id: 4 };
const post = (Name: string, at = part) => ({
  method: 'POST',
  about: aboutEaten(at),
  shown: namedDraft(Name),
});

test('a change names its log; other changes name none', () => {
  expect(eatenPart(aboutEaten(part))).toEqual(part);
  expect(eatenPart('logs/2026-11-22/a')).toBeUndefined();
  expect(eatenPart(undefined)).toBeUndefined();
});

test('waiting changes apply to the known logs: new, changed, and deleted', () => {
  expect(withWaitingLogs([], [post('Soup')], range)).toEqual([{ ...log, id: 0, isWaiting: true }]);
  expect(withWaitingLogs([log], [post('Borscht')], range)).toEqual([
    { ...log, Name: 'Borscht', isWaiting: true },
  ]);
  expect(withWaitingLogs([log], [{ method: 'DELETE', about: aboutEaten(part) }], range)).toEqual([]);
});

test('waiting changes of other days or kinds change nothing', () => {
  const calls = [post('Soup', { day: '2026-11-20', key: 'b' }), { method: 'POST', about: 'shoplists/3' }];
  expect(withWaitingLogs([log], calls, range)).toEqual([log]);
});

test('a log replaces the one with its day and key', () => {
  expect(withLog([log], part, { ...log, id: 5 })).toEqual([{ ...log, id: 5 }]);
  expect(withLog([log], { ...part, key: 'b' }, { ...log, key: 'b' })).toHaveLength(2);
  expect(withLog([log], part, null)).toEqual([]);
});
