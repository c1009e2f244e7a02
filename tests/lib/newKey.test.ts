import { expect, test, vi } from 'vitest';
import { newKey } from '@/lib/newKey';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a key is a UUID, even on an insecure page', () => {
  expect(newKey()).toMatch(UUID);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(UUID);
  expect(newKey()).not.toBe(newKey());
});
