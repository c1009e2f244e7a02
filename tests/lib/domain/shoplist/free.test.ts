import { expect, test } from 'vitest';
import { isFree } from '@/lib/domain/shoplist/free';

test.each([
  ['Boiling water', true],
  ['Water (lukewarm)', true],
  ['Water, as needed', true],
  ['თბილი წყალი', true],
  ['ადუღებული წყალი', true],
  ['Mineral water', false],
  ['Rose water', false],
  ['Coconut water', false],
  ['მინერალური წყალი', false],
  ['Ice', false],
])('%s comes from the tap: %s', (Name, isWater) =>
  expect(isFree({ id: 1, Name, sold: false })).toBe(isWater),
);
