import { expect, test } from 'vitest';
import { grouped } from '@/lib/domain/grouped';

test('each stands with its like, in the order in which they come', () => {
  expect([...grouped(['plum', 'fig', 'pear', 'fern'], ([letter]) => letter)]).toEqual([
    ['p', ['plum', 'pear']],
    ['f', ['fig', 'fern']],
  ]);
});
