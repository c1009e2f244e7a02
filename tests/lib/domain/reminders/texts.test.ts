import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/domain/language';
import { wordsOf } from '@/lib/domain/reminders/texts';

test('a supplement’s reminder says only that it is time', () => {
  expect(wordsOf('supplement', { Name: 'Iron' }, 'en')).toEqual({ title: 'Supra', body: 'It is time.' });
  expect(wordsOf('supplement', {}, 'ka')).toEqual({ title: 'Supra', body: 'დროა.' });
});

test('an order is named by its number', () => {
  expect(wordsOf('order', { number: 17, step: 'onTheWay' }, 'en')).toEqual({
    title: 'Order 17',
    body: 'It is on the way.',
  });
  expect(wordsOf('order', { number: 17, step: 'onTheWay' }, 'ka').body).toBe('გზაშია.');
});

test('tasks for tonight are grouped by kind, each dish once', () => {
  const told = [
    { kind: 'thaw', dish: 'Fish' },
    { kind: 'soak', dish: 'Lobio' },
    { kind: 'soak', dish: 'Hummus' },
    { kind: 'soak', dish: 'Lobio' },
  ] as const;
  expect(wordsOf('ahead', told, 'en').body).toBe('Soak: Lobio, Hummus\nThaw: Fish');
  expect(wordsOf('ahead', told, 'ka').body).toBe('დალბობა: Lobio, Hummus\nგალღობა: Fish');
});

test('a long list for tonight still fits a push message', () => {
  const told = (['soak', 'thaw', 'chill'] as const).flatMap((kind) =>
    Array.from({ length: 12 }, (_, at) => ({ kind, dish: `${'შ'.repeat(147)}${at}` })),
  );
  const { body } = wordsOf('ahead', told, 'ka');
  expect(Buffer.byteLength(body)).toBeLessThan(3000);
  expect(body.endsWith('…')).toBe(true);
  expect(wordsOf('ahead', told.slice(0, 5), 'ka').body).not.toContain('…');
});

test('a reminder of expiring food names at most five foods, and counts the rest', () => {
  const names = ['Spinach', 'Cream', 'Spinach', 'Eggs', 'Milk', 'Trout', 'Dill'];
  expect(wordsOf('expiring', { names, others: 2 }, 'en')).toEqual({
    title: 'Good until tomorrow',
    body: 'Spinach, Cream, Eggs, Milk, Trout and 3 more',
  });
  expect(wordsOf('expiring', { names: ['Cream'], others: 0 }, 'en').body).toBe('Cream');
  expect(wordsOf('expiring', { names: ['ნაღები'], others: 1 }, 'ka').body).toBe('ნაღები და კიდევ 1');
  expect([1, 2].map((others) => wordsOf('expiring', { names: [], others }, 'en').body)).toEqual([
    'Something at home',
    '2 things at home',
  ]);
});

test.each(LANGUAGES)('an invitation names the sender, or nobody without a name (%s)', (language) => {
  const named = wordsOf('invitation', { to: 'mealplan', by: 'Nino' }, language);
  expect(named.body).toContain('Nino');
  const nameless = wordsOf('invitation', { to: 'shoplist', by: null }, language);
  expect(nameless.body).toContain('Supra');
  expect(nameless.title).not.toBe(named.title);
});
