import { expect, test } from 'vitest';
import { dayStart, isWindow, shopDay, windowsFrom } from '@/lib/domain/order/windows';
import { atLeast } from '@/tests/support/at';

const at = (text: string) => Date.parse(text);
const shop = {
  hours: [{ weekday: 5, from: '10:00', to: '15:00' }],
  windowMinutes: 120,
  leadMinutes: 60,
  daysAhead: 1,
};
/** A Friday in Tbilisi, four hours ahead of UTC. */
const MORNING = at('2026-11-20T05:30:00Z');

test('windows are whole, within opening hours, and not before the shop can be ready', () => {
  expect(windowsFrom(shop, MORNING)).toEqual([
    { from: '2026-11-20T08:00:00.000Z', to: '2026-11-20T10:00:00.000Z' },
  ]);
  expect(windowsFrom(shop, at('2026-11-20T04:59:00Z'))).toHaveLength(2);
  expect(windowsFrom(shop, at('2026-11-21T04:00:00Z'))).toEqual([]);
});

test('a window that closed while the form was open still counts for a while', () => {
  const [window] = atLeast(1, windowsFrom(shop, at('2026-11-20T05:00:00Z')));
  expect(isWindow(shop, window, at('2026-11-20T05:15:00Z'))).toBe(true);
  expect(isWindow(shop, window, at('2026-11-20T05:25:00Z'))).toBe(false);
});

test('the shop’s day begins at midnight in Tbilisi', () => {
  expect(shopDay(at('2026-11-20T20:30:00Z'))).toBe('2026-11-21');
  expect(dayStart('2026-11-21')).toBe('2026-11-20T20:00:00.000Z');
});

test('hours may begin and end at any minute; windows of several openings are in order of time', () => {
  const hours = [
    { weekday: 5, from: '16:30', to: '19:15' },
    { weekday: 5, from: '10:15', to: '11:15' },
  ];
  const begun = windowsFrom({ ...shop, hours, windowMinutes: 60, daysAhead: 0 }, at('2026-11-20T00:00:00Z'));
  expect(begun.map(({ from }) => from.slice(11, 16))).toEqual(['06:15', '12:30', '13:30']);
});

test('a window is requested by both of its ends', () => {
  const [window, next] = atLeast(2, windowsFrom(shop, at('2026-11-20T04:00:00Z')));
  expect(isWindow(shop, { ...window, to: next.to }, at('2026-11-20T04:00:00Z'))).toBe(false);
  expect(isWindow(shop, { ...window, from: next.from }, at('2026-11-20T04:00:00Z'))).toBe(false);
});
