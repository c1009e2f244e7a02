import { expect, test } from 'vitest';
import { ApiError, refusalReason } from '@/lib/api/errors';
import { fieldFault } from '@/lib/faults/fault';

const refused = (fields: ApiError['fields'] = []) =>
  new ApiError('conflict', 'Refused', { code: 'membership.alreadyInvited', fields });

test('the fault calls an invited person of a plan a user, of a list a member', () => {
  expect(fieldFault(refused()).key).toBe('userInvited');
  const ofList = refused([{ path: ['email'], key: 'memberInvited', message: '' }]);
  expect(fieldFault(ofList).key).toBe('memberInvited');
  expect(refusalReason(ofList).keys?.[0]).toBe('errors:memberInvited');
  expect(refusalReason(refused()).keys?.[0]).toBe('errors:code.membership.alreadyInvited');
});
