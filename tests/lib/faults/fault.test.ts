import { expect, test } from 'vitest';
import { ApiError, reasonOf } from '@/lib/api/errors';
import { fieldFault } from '@/lib/faults/fault';

const refused = (fields: ApiError['fields'] = []) =>
  new ApiError('conflict', 'Refused', { code: 'membership.alreadyInvited', fields });

test('who is invited to a plan is a user, who is on a list a member', () => {
  expect(fieldFault(refused()).key).toBe('userInvited');
  const ofList = refused([{ path: ['email'], key: 'memberInvited', message: '' }]);
  expect(fieldFault(ofList).key).toBe('memberInvited');
  expect(reasonOf(ofList).keys?.[0]).toBe('errors:memberInvited');
  expect(reasonOf(refused()).keys?.[0]).toBe('errors:code.membership.alreadyInvited');
});
