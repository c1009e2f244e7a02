import { expect, test } from 'vitest';
import { leftWith } from '@/lib/domain/supplement/left';
import { at } from '@/tests/support/at';

const part = { day: '2026-11-22', key: 'a' };

test('the remaining supply follows each dose at once, and its undo', () => {
  const source = { type: 'intake', id: 7, Name: 'Omega-3' } as const;
  const intakes = [{ id: 7, dosage: 2, left: 3 }];
  const left = (was: 'done' | null, to: 'done' | 'skipped' | null) =>
    at(leftWith(intakes, [{ ...part, source, state: was }], [{ ...part, state: to }]), 0).left;
  expect([left(null, 'done'), left('done', null), left('done', 'done'), left(null, 'skipped')]).toEqual([
    1, 5, 3, 3,
  ]);
  expect(
    leftWith([{ id: 7, dosage: 2, left: null }], [{ ...part, source }], [{ ...part, state: 'done' }]),
  ).toEqual([{ id: 7, dosage: 2, left: null }]);
});
