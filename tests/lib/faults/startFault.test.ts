import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import { startFault } from '@/lib/faults/startFault';

test('what is said of a field is said first', () => {
  const fields = [{ path: ['files'], key: 'tooMany', message: '', values: { max: 100 } }];
  expect(startFault(new ApiError('invalid', 'x', { fields }))).toEqual({
    keys: ['import:start.fault.tooMany', 'errors:invalid'],
    values: { max: 100 },
  });
});

test('any other failure is said as everywhere', () => {
  expect(startFault(new ApiError('offline', 'x')).keys).toEqual(['errors:offline']);
  expect(startFault(new Error('x')).keys).toEqual(['errors:server']);
});
