import { expect, test } from 'vitest';
import { grouped } from '@/lib/domain/grouped';

test('each record is grouped with its equals, in order of appearance', () => {
  expect([...grouped(['plum', 'fig', 'pear', 'fern'], ([letter]) => letter)]).toEqual([
    ['p', ['plum', 'pear']],
    ['f', ['fig', 'fern']],
  ]);
});
