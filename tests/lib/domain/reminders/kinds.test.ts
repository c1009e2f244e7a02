import { expect, test } from 'vitest';
import { kindsFor, REMINDER_KINDS } from '@/lib/domain/reminders/kinds';

test('every eater is offered every kind, a courier only the kinds for their work', () => {
  expect(REMINDER_KINDS).toEqual(['order', 'supplement', 'ahead', 'expiring', 'invitation']);
  expect(kindsFor('User')).toEqual(REMINDER_KINDS);
  expect(kindsFor('Admin')).toEqual(REMINDER_KINDS);
  expect(kindsFor('Courier')).toEqual(['order']);
});
