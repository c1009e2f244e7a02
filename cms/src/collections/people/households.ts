import { HOUSEHOLD_LIMITS } from '../../domain/limits';
import { handOverHousehold, refuseSecondHousehold } from '../../households/members';
import { peopleOf } from '../../households/people';
import { refreshShared } from '../../households/sharing';
import { type BodyOf, number, objects, relation, text } from '../../records/fields';
import { newToken } from '../../records/http/token';
import type { Caller, Collection, CollectionMap, Reach } from '../../records/types';
import { namingScope } from '../shared';

const fields = {
  Name: text({
    required: true,
    ...HOUSEHOLD_LIMITS.name,
    lengthKey: 'listName',
    column: 'name',
    setBy: 'owner',
  }),
  owner: relation('users', { setBy: 'none', embedded: true }),
  /** Members in the order in which they joined. */
  members: relation('users', { many: true, setBy: 'none', embedded: true, show: 'editor' }),
  /** Addresses that were invited and have not answered; `user` is the person who has confirmed the address. */
  invitations: objects({ email: text(), user: number() }, HOUSEHOLD_LIMITS.people, {
    setBy: 'none',
    show: 'editor',
  }),
  joinToken: text({ setBy: 'none', show: 'editor', column: 'text' }),
};

type Household = CollectionMap['households'];

/** People who share a home: all of them see and change what any of them has at home. Medical records are not shared. */
export const households: Collection<Household> = {
  name: 'households',
  uid: 'api::household.household',
  owner: 'owner',
  live: true,
  fields,
  scope: namingScope('households', ['members', 'invited']),
  reach,
  terms: ({ invitations }) =>
    invitations.map(({ email, user }) =>
      user === null ? { kind: 'email', value: String(email) } : { kind: 'invited', value: String(user) },
    ),
  personal: {
    /** Hides `user`: only the owner of an invited address may reveal that they have an account here. */
    view: (body) => ({ ...body, invitations: body.invitations.map(({ email }) => ({ email })) }),
    async valuesOf(bodies, caller) {
      return new Map(bodies.map((body) => [body.id, { myRole: roleIn(body, caller) }]));
    },
  },
  hooks: {
    async check(input, before, caller, trx) {
      if (before) return;
      await refuseSecondHousehold(caller.id, trx);
      input.joinToken = newToken();
    },
    async afterWrite(body, before, trx) {
      const people = [...new Set([...peopleOf(body), ...(before ? peopleOf(before) : [])])];
      if (!before || people.length > peopleOf(before).length || people.length > peopleOf(body).length)
        await refreshShared(people, trx);
    },
    afterDelete: (body, trx) => refreshShared(peopleOf(body), trx),
    onOwnerGone: handOverHousehold,
  },
};

function roleIn(body: Household, { id }: Caller): 'owner' | 'member' | 'invited' {
  if (body.owner === id) return 'owner';
  return body.members.includes(id) ? 'member' : 'invited';
}

/** Returns the caller's rights; people outside the household, even an Admin, learn nothing of it. */
function reach(body: Household, { id, who }: Caller): Reach {
  if (id === 0 || who === 'Courier') return 'none';
  if (body.owner === id) return 'own';
  if (peopleOf(body).includes(id)) return 'edit';
  return body.invitations.some(({ user }) => user === id) ? 'read' : 'none';
}

declare module '../../records/types' {
  interface CollectionMap {
    households: BodyOf<typeof fields>;
  }
}
