import { expect, test } from 'vitest';
import { byHour, canMove, hoursOf, positionBlocks, mealAt, steppedTime } from '@/lib/domain/mealplan/hours';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { at } from '@/tests/support/at';
import { buildItem } from '../../../support/builders/mealplan';

const schedule = (given: Partial<CalendarItem>) =>
  buildItem({ kind: 'exercises', type: null, source: { type: 'schedule', id: 2, Name: 'Run' }, ...given });

test('dishes of one meal form one block, and untimed entries are separate', () => {
  const soup = buildItem({ key: 'soup', time: '13:30' });
  const bread = buildItem({ key: 'bread', time: '13:30' });
  const other = buildItem({
    key: 'other',
    time: '13:30',
    source: { type: 'subscription', id: 5, Name: 'Light' },
  });
  const stretch = schedule({ key: 'stretch', time: null });
  const { blocks, anytime } = byHour([bread, stretch, soup, other]);
  expect(blocks.map(({ items, start }) => [items.map(({ key }) => key), start])).toEqual([
    [['bread', 'soup'], 810],
    [['other'], 810],
  ]);
  expect(anytime).toEqual([stretch]);
});

test('a meal without a time is at its usual hour', () => {
  const { blocks } = byHour([buildItem({ type: 'Dinner', time: null })]);
  expect(at(blocks, 0).start).toBe(19 * 60 + 30);
});

test('the hours cover a waking day, and more if entries need it', () => {
  expect(hoursOf([])).toEqual({ from: 7, to: 22 });
  const { blocks } = byHour([schedule({ key: 'a', time: '05:40' }), schedule({ key: 'b', time: '23:10' })]);
  expect(hoursOf(blocks)).toEqual({ from: 5, to: 24 });
});

test('no block covers another', () => {
  const { blocks } = byHour([
    schedule({ key: 'a', time: '08:00' }),
    schedule({ key: 'b', time: '08:15' }),
    schedule({ key: 'c', time: '11:00' }),
  ]);
  expect(positionBlocks(blocks, 7, () => 40).map(({ top, height }) => [top, height])).toEqual([
    [60, 40],
    [100, 40],
    [240, 40],
  ]);
  // a block below its hour shows its time, and needs room for it
  expect(positionBlocks(blocks, 7, (_, isLower) => (isLower ? 60 : 40)).map(({ height }) => height)).toEqual([
    40, 60, 40,
  ]);
});

test('a move snaps to a quarter of an hour, within the day', () => {
  expect(steppedTime(495, 20)).toBe('08:30');
  expect(steppedTime(30, -90)).toBe('00:00');
  expect(steppedTime(23 * 60, 300)).toBe('23:45');
});

test('an hour determines its meal', () => {
  expect(['07:00', '12:00', '16:00', '19:00', '23:00'].map(mealAt)).toEqual([
    'Breakfast',
    'Lunch',
    'Snack',
    'Dinner',
    'Dessert',
  ]);
});

test('own entries can be moved; done, followed or delivered ones cannot', () => {
  const today = '2026-11-20';
  const may = (...items: [CalendarItem, ...CalendarItem[]]) =>
    canMove({ items }, { plans: new Set([5]), today });
  expect(may(buildItem())).toBe(true);
  expect(may(buildItem({ day: '2026-11-02' }))).toBe(true);
  expect(may(buildItem(), buildItem({ state: 'done' }))).toBe(false);
  expect(may(buildItem({ source: { type: 'mealplan', id: 6, Name: 'Theirs' } }))).toBe(false);
  expect(may(buildItem({ source: { type: 'subscription', id: 5, Name: 'Light' } }))).toBe(false);
  expect(may(schedule({ time: '07:00' }))).toBe(true);
  expect(may(schedule({ time: '07:00', day: '2026-11-19' }))).toBe(false);
  expect(may(buildItem({ source: { type: 'order', id: 1, Name: '31' } }))).toBe(false);
});
