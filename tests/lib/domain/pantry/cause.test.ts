import { expect, test } from 'vitest';
import { cookingCause, isCause, mealCause, orderCause } from '@/lib/domain/pantry/cause';

test('each cause is known by its name, and nothing else is one', () => {
  const key = '00000000-0000-4000-8000-00000000000A';
  expect(mealCause(key, '2026-11-24')).toBe('meal-00000000-0000-4000-8000-00000000000a-2026-11-24');
  for (const cause of [orderCause(7), cookingCause(12), mealCause(key, '2026-11-24')])
    expect(isCause(cause)).toBe(true);
  for (const other of ['order', 'order-', 'theft-7', 'order-7%', 7, null]) expect(isCause(other)).toBe(false);
});
