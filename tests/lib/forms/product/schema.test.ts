import { expect, test } from 'vitest';
import { productValues } from '@/lib/forms/product/values';
import { productSchema } from '@/lib/forms/product/schema';

const isValid = (given: object) =>
  productSchema.isValid({ ...productValues({}, 'en'), Name: 'Salt', ...given });

test('a name is enough', async () => expect(await isValid({})).toBe(true));

test.each([
  [{ Name: ' ' }, false],
  [{ Name: 'ა'.repeat(49) }, true],
  [{ NameKa: 'ა'.repeat(50) }, false],
  [{ fats: '100,1' }, false],
  [{ fats: '99,9' }, true],
  [{ calories: '-1' }, false],
  [{ costTetri: '1e9' }, false],
  [{ edibleShare: '0' }, false],
  [{ edibleShare: '68' }, true],
])('%o', async (given, valid) => expect(await isValid(given)).toBe(valid));
