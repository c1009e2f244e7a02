import { expect, test } from 'vitest';
import { listInvitations } from '@/lib/api/mealplan/memberships';
import { answer, many } from '../../../support/servers/server';

const invitation = (id: number, user: number | null, email: string) => ({
  id,
  email,
  user: user === null ? { data: null } : { data: { id: user, attributes: { Name: 'Somebody' } } },
  state: 'invited',
});

test('invitations are those sent to oneself, by account or by email', async () => {
  answer(
    '/memberships',
    many([
      invitation(1, 7, 'user@example.com'),
      invitation(2, null, 'User@example.com'),
      invitation(3, 8, 'friend@example.com'),
      invitation(4, null, 'nobody@example.com'),
    ]),
  );
  const mine = await listInvitations({ id: 7, email: 'user@example.com' });
  expect(mine.map(({ id }) => id)).toEqual([1, 2]);
});
