import { expect, test } from 'vitest';
import { personPage } from '@/lib/domain/access/publicPerson';

test('the first page of a person has the plain address, and the others their number', () => {
  expect([personPage(7), personPage(7, 1), personPage(7, 2)]).toEqual([
    '/people/7',
    '/people/7',
    '/people/7?page=2',
  ]);
});
