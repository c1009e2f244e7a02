import { expect, test } from 'vitest';
import { formatSlot, formatStamp } from '@/lib/format/slot';

const window = { from: '2026-11-27T06:00:00.000Z', to: '2026-11-27T08:00:00.000Z' };
const near = ['today', 'tomorrow'] as const;

test('a window is told by the shop’s hours, and by a word where its day is near', () => {
  expect(formatSlot(window, '2026-11-27', 'en', near)).toEqual({ time: '10:00–\u206012:00', day: 'today' });
  expect(formatSlot(window, '2026-11-26', 'en', near).day).toBe('tomorrow');
  expect(formatSlot(window, '2026-11-25', 'en', near).day).toMatch(/27\u00A0November/);
  expect(formatSlot(window, '2026-11-25', 'ka', near).day).toMatch(/27\u00A0ნოემბერი/);
});

test('an instant of today is its hour, of any other day the day too', () => {
  expect(formatStamp('2026-11-26T14:42:00.000Z', '2026-11-26', 'ka')).toBe('18:42');
  expect(formatStamp('2026-11-26T14:42:00.000Z', '2026-11-27', 'ka')).toMatch(/26\u00A0ნოე.*18:42/);
});
