import { expect, test } from 'vitest';
import { namesOf, productName } from '@/lib/domain/product/record';

test('a product has the name of the language, otherwise the other one', () => {
  expect(productName({ Name: 'Salt', NameKa: 'მარილი' }, 'ka')).toBe('მარილი');
  expect(productName({ Name: 'Salt', NameKa: 'მარილი' }, 'en')).toBe('Salt');
  expect(productName({ Name: 'Salt', NameKa: '' }, 'ka')).toBe('Salt');
});

test('a Georgian word becomes the Georgian name too', () => {
  expect(namesOf('მარილი')).toEqual({ Name: 'მარილი', NameKa: 'მარილი' });
  expect(namesOf('Salt')).toEqual({ Name: 'Salt' });
});
