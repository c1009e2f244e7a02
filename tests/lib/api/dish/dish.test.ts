import { expect, test } from 'vitest';
import { presentDish } from '@/lib/api/dish/dish';

test('a conflict’s present record is read with or without its wrapper', () => {
  const record = { id: 5, attributes: { Name: 'Theirs' } };
  expect([presentDish(record).Name, presentDish({ data: record }).Name]).toEqual(['Theirs', 'Theirs']);
});
