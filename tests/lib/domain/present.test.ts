import { expect, test } from 'vitest';
import { present } from '@/lib/domain/present';

test.each([0, '', false, null, 'a'])('returns %j as it is', (value) => expect(present(value)).toBe(value));

test('throws for undefined and names what is missing', () => {
  expect(() => present(undefined)).toThrow('Missing a value');
  expect(() => present(undefined, 'the recipe of day 3')).toThrow('Missing the recipe of day 3');
});
