import { describe, expect, test } from 'vitest';
import { dateIn } from '@/cms/src/time/dateIn';
import { addDays } from '@/lib/domain/time/day';
import { api, newPerson, people } from '../support/api';
import { made } from '../support/records';
import { day, makePublished } from './support';

describe('a person’s present day', () => {
  test('at 23:30 and 00:30 is that of the person’s local clock', () => {
    const late = new Date('2026-11-05T19:30:00Z');
    const early = new Date('2026-11-05T20:30:00Z');
    expect(dateIn('Asia/Tbilisi', late)).toBe('2026-11-05');
    expect(dateIn('Asia/Tbilisi', early)).toBe('2026-11-06');
    expect(dateIn('America/New_York', early)).toBe('2026-11-05');
    expect(dateIn('Pacific/Auckland', late)).toBe('2026-11-06');
  });

  test('is right on both sides of a clock change', () => {
    // in New York 01:59 EST is followed by 03:00 EDT; from then on midnight comes an hour earlier in UTC
    expect(dateIn('America/New_York', new Date('2027-03-14T04:59:00Z'))).toBe('2027-03-13');
    expect(dateIn('America/New_York', new Date('2027-03-14T05:00:00Z'))).toBe('2027-03-14');
    expect(dateIn('America/New_York', new Date('2027-03-15T03:59:00Z'))).toBe('2027-03-14');
    expect(dateIn('America/New_York', new Date('2027-03-15T04:00:00Z'))).toBe('2027-03-15');
  });

  test('in an unknown zone is Tbilisi’s', () => {
    expect(dateIn('Moon/Tranquility', new Date('2026-11-05T20:30:00Z'))).toBe('2026-11-06');
  });
});

describe('without an explicit day', () => {
  // these two zones never have the same date
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'a person in %s pauses from their own today',
    async (timeZone) => {
      const person = await newPerson();
      made(await api(person).put(`users/${person.id}`, { timeZone }));
      const plan = await makePublished(people().user, { days: [day([])] });
      made(await api(person).act(`mealplans/${plan.id}/subscribe`, { startDate: '2027-03-05' }));
      const [subscription] = (await api(person).get('subscriptions')).data;
      const before = dateIn(timeZone, new Date());
      const { pausedFrom } = made(await api(person).act(`subscriptions/${subscription.id}/pause`)).attributes;
      expect([before, dateIn(timeZone, new Date())]).toContain(pausedFrom);
    },
  );

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'a person in %s takes a version from their own tomorrow',
    async (timeZone) => {
      const titled = (title: string) => [day([], { appointments: [{ title }] })];
      const person = await newPerson();
      made(await api(person).put(`users/${person.id}`, { timeZone }));
      const plan = await makePublished(people().user, { days: titled('Old'), repeat: 'weekly' });
      const today = dateIn(timeZone, new Date());
      made(await api(person).act(`mealplans/${plan.id}/subscribe`, { startDate: addDays(today, -6) }));
      made(await api(people().user).put(`mealplans/${plan.id}`, { days: titled('New') }));
      made(await api(people().user).act(`mealplans/${plan.id}/publish`));
      const [subscription] = (await api(person).get('subscriptions')).data;
      made(await api(person).act(`subscriptions/${subscription.id}/take-version`));
      const { data } = await api(person).get(
        `users/me/calendar?from=${addDays(today, -6)}&to=${addDays(today, 1)}`,
      );
      const titles = data.map((item: { day: string; title: string }) => [item.day, item.title]);
      expect(titles).toEqual([
        [addDays(today, -6), 'Old'],
        [addDays(today, 1), 'New'],
      ]);
    },
  );
});
