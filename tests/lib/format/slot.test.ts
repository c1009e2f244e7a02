import { expect, test } from 'vitest';
import { formatSlot, formatStamp } from '@/lib/format/slot';

const window = { from: '2026-11-27T06:00:00.000Z', to: '2026-11-27T08:00:00.000Z' };
const near = ['today', 'tomorrow'] as const;

test('a window is shown by the shop’s hours, with a word for a near day', () => {
  expect(formatSlot(window, '2026-11-27', 'en', near)).toEqual({ time: '10:00–\u206012:00', day: 'today' });
  expect(formatSlot(window, '2026-11-26', 'en', near).day).toBe('tomorrow');
  expect(formatSlot(window, '2026-11-25', 'en', near).day).toMatch(/27\u00A0November/);
  expect(formatSlot(window, '2026-11-25', 'ka', near).day).toMatch(/27\u00A0ნოემბერი/);
});

test('an instant today is its hour, on any other day the day too', () => {
  expect(formatStamp('2026-11-26T14:42:00.000Z', '2026-11-26', 'ka')).toBe('18:42');
  expect(formatStamp('2026-11-26T14:42:00.000Z', '2026-11-27', 'ka')).toMatch(/26\u00A0ნოე.*18:42/);
});
