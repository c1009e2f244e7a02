import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import { startFault } from '@/lib/faults/startFault';

test('a fault of a field is shown first', () => {
  const fields = [{ path: ['files'], key: 'tooMany', message: '', values: { max: 100 } }];
  expect(startFault(new ApiError('invalid', 'x', { fields }))).toEqual({
    keys: ['import:start.fault.tooMany', 'errors:invalid'],
    values: { max: 100 },
  });
});

test('any other failure is shown as usual', () => {
  expect(startFault(new ApiError('offline', 'x')).keys).toEqual(['errors:offline']);
  expect(startFault(new Error('x')).keys).toEqual(['errors:server']);
});
