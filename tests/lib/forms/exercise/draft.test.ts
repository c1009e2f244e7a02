import { expect, test } from 'vitest';
import {
  blankDraft,
  chosenDraft,
  DRAFT_FIELDS,
  draftFaults,
  draftInput,
  draftOf,
  isSameDraft,
  withDay,
  withEnd,
  withTime,
} from '@/lib/forms/exercise/draft';

const run = { id: 3, Name: 'Easy run', duration: 45 };

test('a new day starts like the last chosen one and lasts as long as the exercise', () => {
  const monday = withTime(withDay(blankDraft(run), 1), 1, '07:15');
  expect(monday.endTime[1]).toBe('08:00');
  const both = withDay(monday, 5);
  expect(both.scheduleDays).toEqual([1, 5]);
  expect([both.dayTimes[5], both.endTime[5]]).toEqual(['07:15', '08:00']);
});

test('the first typed start applies to all days; a second one to its own day', () => {
  const three = [1, 3, 5].reduce(withDay, blankDraft(run));
  expect(three.dayTimes).toEqual({ 1: '18:00', 3: '18:00', 5: '18:00' });
  const one = withTime(three, 3, '07:30');
  expect(one.dayTimes).toEqual({ 1: '07:30', 3: '07:30', 5: '07:30' });
  expect(one.endTime).toEqual({ 1: '08:15', 3: '08:15', 5: '08:15' });
  expect(withTime(one, 5, '20:00').dayTimes).toEqual({ 1: '07:30', 3: '07:30', 5: '20:00' });
  const kept = draftOf({
    id: 8,
    exercise: run,
    days: [1, 2].map((weekday) => ({ key: `${weekday}`, weekday, time: '07:15', endTime: '08:00' })),
  });
  expect(withTime(kept, 1, '09:00').dayTimes).toEqual({ 1: '09:00', 2: '07:15' });
});

test('another start keeps the length; deselecting a day keeps its typed times', () => {
  const long = withEnd(withDay(blankDraft(run), 1), 1, '20:00');
  expect(withTime(long, 1, '06:00').endTime[1]).toBe('08:00');
  const back = withDay(withDay(long, 1), 1);
  expect([back.dayTimes[1], back.endTime[1]]).toEqual(['18:00', '20:00']);
});

test('a missing or wrong value is named by its field', () => {
  expect(draftFaults(blankDraft())).toEqual({ exercise: 'required', scheduleDays: 'required' });
  const draft = withEnd(withDay(blankDraft(run), 1), 1, '17:00');
  expect(draftFaults(draft)).toEqual({ 'endTime.1': 'endTime' });
  expect(draftFaults({ ...draft, endTime: { 1: '' } })).toEqual({ 'endTime.1': 'time' });
  const late = { ...withDay(blankDraft(run), 1), from: '2027-03-02', until: '2027-03-01' };
  expect(draftFaults(late)).toEqual({ until: 'until' });
});

test('a stored schedule is sent unchanged, its days under their keys', () => {
  const days = [{ key: 'monday', weekday: 1, time: '07:15', endTime: '08:00' }];
  const draft = draftOf({ id: 8, exercise: run, days, from: null, until: '2027-03-01' });
  expect(draftInput(draft, () => 'new')).toEqual({ exercise: 3, days, from: null, until: '2027-03-01' });
  expect(draftInput(withDay(draft, 7), () => 'new').days).toEqual([
    ...days,
    { key: 'new', weekday: 7, time: '07:15', endTime: '08:00' },
  ]);
});

test('a conflict chooses days with their times, and the rest stays mine', () => {
  const kept = draftOf({
    id: 8,
    exercise: { id: 3, Name: 'Easy run', duration: 30 },
    days: [{ key: 'tuesday', weekday: 2, time: '07:00', endTime: '07:30' }],
    from: '2027-01-01',
    until: null,
  });
  const mine = { ...withTime(kept, 2, '08:00'), until: '2027-06-01' };
  expect(DRAFT_FIELDS.filter((field) => !isSameDraft(field, mine, kept))).toEqual(['scheduleDays', 'until']);
  const chosen = chosenDraft({ base: kept, mine, theirs: kept }, { scheduleDays: 'theirs', until: 'mine' });
  expect(chosen).toMatchObject({ dayTimes: { 2: '07:00' }, keys: { 2: 'tuesday' }, until: '2027-06-01' });
});
