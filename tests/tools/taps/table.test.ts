import { expect, test } from 'vitest';
import { tableOf } from '@/tools/taps/table.mjs';

test('the sum comes last, and columns are aligned', () => {
  const counted = [
    { name: 'invite', taps: 6, screenfuls: 0.1 },
    { name: 'pack', taps: 28, screenfuls: 1.6 },
  ];
  expect(tableOf(counted).split('\n')).toEqual([
    '| journey | taps | screenfuls |',
    '| ------- | ---: | ---------: |',
    '| invite  |    6 |        0.1 |',
    '| pack    |   28 |        1.6 |',
    '| in sum  |   34 |        1.7 |',
  ]);
});
