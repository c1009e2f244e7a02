import { expect, test } from 'vitest';
import {
  clockText,
  extendTimer,
  isOver,
  pauseTimer,
  removeTimer,
  resumeTimer,
  secondsLeft,
  startTimer,
  parseTimers,
} from '@/lib/domain/dish/timers';
import { at } from '@/tests/support/at';

const NOW = 1_000_000;
const dish = { id: 7, Name: 'Lobio' };
const started = startTimer([], { key: 'a', dish, step: 2, total: 600 }, NOW);

test('a timer counts down to its end time', () => {
  expect(secondsLeft(at(started, 0), NOW + 500)).toBe(600);
  expect(secondsLeft(at(started, 0), NOW + 599_001)).toBe(1);
  expect(isOver(at(started, 0), NOW + 599_999)).toBe(false);
  expect(isOver(at(started, 0), NOW + 600_000)).toBe(true);
  expect(secondsLeft(at(started, 0), NOW + 700_000)).toBe(0);
});

test('a paused timer keeps its remaining time', () => {
  const paused = pauseTimer(started, 'a', NOW + 100_000);
  expect(secondsLeft(at(paused, 0), NOW + 900_000)).toBe(500);
  expect(isOver(at(paused, 0), NOW + 900_000)).toBe(false);
  const resumed = resumeTimer(paused, 'a', NOW + 900_000);
  expect(at(resumed, 0).endsAt).toBe(NOW + 1_400_000);
});

test('a minute can be added, even after the end', () => {
  expect(secondsLeft(at(extendTimer(started, 'a', NOW), 0), NOW)).toBe(660);
  expect(secondsLeft(at(extendTimer(started, 'a', NOW + 700_000), 0), NOW + 700_000)).toBe(60);
});

test('several timers run in parallel; restarting one replaces only itself', () => {
  const two = startTimer(started, { dish, key: 'b', step: 3, total: 60 }, NOW);
  const again = startTimer(two, { dish, key: 'a', step: 2, total: 600 }, NOW + 5000);
  expect(again.map(({ key, endsAt }) => [key, endsAt])).toEqual([
    ['b', NOW + 60_000],
    ['a', NOW + 605_000],
  ]);
  expect(removeTimer(again, 'b').map(({ key }) => key)).toEqual(['a']);
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [600, '10:00'],
  [3900, '1:05:00'],
])('%d seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

test('stored timers come back, without long-expired and invalid ones', () => {
  const other = startTimer(started, { dish, key: 'b', step: 3, total: 9000 }, NOW);
  expect(parseTimers(JSON.stringify(other), NOW).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(parseTimers(JSON.stringify(other), NOW + 5_000_000).map(({ key }) => key)).toEqual(['b']);
  expect(parseTimers(null, NOW)).toEqual([]);
  expect(parseTimers('{', NOW)).toEqual([]);
  expect(parseTimers('{"a":1}', NOW)).toEqual([]);
});

test.each([
  null,
  7,
  { dish: null },
  { ...started[0], dish: { id: 7 } },
  { ...started[0], key: 5 },
  { ...started[0], left: 'long' },
  { ...started[0], endsAt: 'soon' },
  { ...started[0], total: null },
])('%j is no timer, and the others stay', (odd) => {
  expect(parseTimers(JSON.stringify([odd, started[0]]), NOW)).toEqual(started);
});
