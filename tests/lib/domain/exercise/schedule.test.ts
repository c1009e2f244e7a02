import { describe, expect, test } from 'vitest';
import {
  endsAfterStart,
  holdsOn,
  movedTo,
  overlapping,
  scheduledOn,
  spansMeet,
  timeAt,
  type Placed,
} from '@/lib/domain/exercise/schedule';

const part = (key: string, given: Partial<Placed> = {}): Placed => ({
  key,
  weekday: 1,
  time: '07:30',
  endTime: '08:00',
  ...given,
});

describe('a time of day', () => {
  test.each([
    [450, '07:30'],
    [-5, '00:00'],
    [5000, '23:59'],
    [450.4, '07:30'],
  ])('%d minutes after midnight is %s', (minutes, time) => expect(timeAt(minutes)).toBe(time));
});

test('an end must come after the start', () => {
  expect(endsAfterStart(part('a'))).toBe(true);
  expect(endsAfterStart(part('a', { endTime: '07:30' }))).toBe(false);
  expect(endsAfterStart(part('a', { endTime: '24:00' }))).toBe(false);
  expect(endsAfterStart(part('a', { endTime: '' }))).toBe(false);
});

test('a span includes both ends, and a missing end is open', () => {
  const span = { from: '2027-03-01', until: '2027-03-07' };
  expect(['2027-02-28', '2027-03-01', '2027-03-07', '2027-03-08'].map((day) => holdsOn(span, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(holdsOn({}, '2027-03-01')).toBe(true);
  expect(spansMeet(span, { from: '2027-03-07' })).toBe(true);
  expect(spansMeet(span, { until: '2027-02-28' })).toBe(false);
});

test('a schedule applies on its weekdays', () => {
  const schedule = { days: [part('a'), part('b', { weekday: 7 })], from: '2027-03-02' };
  expect(scheduledOn(schedule, '2027-03-01')).toEqual([]);
  expect(scheduledOn(schedule, '2027-03-07').map(({ key }) => key)).toEqual(['b']);
});

describe('overlaps', () => {
  test('are named on both sides', () => {
    expect([...overlapping([part('a'), part('b', { time: '07:59', endTime: '08:30' })])]).toEqual(['a', 'b']);
  });
  test('exclude touching times, other weekdays and other seasons', () => {
    expect(overlapping([part('a'), part('b', { time: '08:00', endTime: '08:30' })]).size).toBe(0);
    expect(overlapping([part('a'), part('b', { weekday: 2 })]).size).toBe(0);
    expect(overlapping([part('a', { until: '2027-03-01' }), part('b', { from: '2027-03-02' })]).size).toBe(0);
  });
  test('are not checked for incomplete times', () => {
    expect(overlapping([part('a', { endTime: '' }), part('b')]).size).toBe(0);
  });
});

test('a moved entry keeps its length, within the day', () => {
  expect(movedTo(part('a'), 3)).toMatchObject({ key: 'a', weekday: 3, time: '07:30', endTime: '08:00' });
  expect(movedTo(part('a'), 3, '18:15')).toMatchObject({ time: '18:15', endTime: '18:45' });
  expect(movedTo(part('a'), 1, '23:50')).toMatchObject({ time: '23:29', endTime: '23:59' });
});
