import { MEMBER_ROLES } from '../../mealplans/access';
import type { MembershipFacts } from '../../mealplans/bodies';
import { sql } from '../../records/database/database';
import { type BodyWith, boolean, choice, relation, text } from '../../records/fields';
import { project } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import type { Collection, CollectionMap } from '../../records/types';
import { remindOfInvitation } from '../../reminders/invitations';

const MEMBER_STATES = ['invited', 'accepted', 'declined'] as const;

const fields = {
  mealplan: relation('mealplans', { setBy: 'none' }),
  planName: text({ setBy: 'none' }),
  user: relation('users', { setBy: 'none', embedded: true }),
  email: text({ setBy: 'none', show: 'all', column: 'text' }),
  role: choice(MEMBER_ROLES, { setBy: 'owner', column: 'text' }),
  state: choice(MEMBER_STATES, { setBy: 'none', column: 'text' }),
  /** True if a viewer eats by the plan, so that it shows on their days; null until they have answered. */
  eatsAlong: boolean({ setBy: 'none' }),
  invitedBy: relation('users', { setBy: 'none', embedded: true }),
  token: text({ setBy: 'none', show: 'editor', column: 'text' }),
  planOwner: relation('users', { setBy: 'none', show: 'never', derived: true }),
};

export const memberships: Collection<CollectionMap['memberships']> = {
  name: 'memberships',
  uid: 'api::membership.membership',
  fields,
  scope(query, { id, who }) {
    if (who !== 'Admin') query.where((mine) => void mine.where('r.user', id).orWhere('r.planOwner', id));
  },
  reach(body, { id, who }) {
    if (who === 'Admin' || (id !== 0 && body.planOwner === id)) return 'own';
    return id !== 0 && body.user === id ? 'read' : 'none';
  },
  async figures(body) {
    const db = await sql();
    const plan = await db(tableOf(collectionOf('mealplans')))
      .where({ id: body.mealplan })
      .first('owner', 'Name');
    return { planOwner: plan?.owner ?? null, planName: plan?.Name ?? body.planName };
  },
  personal: {
    /** Hides the person until they have answered: only they may reveal that the address has an account here. */
    view(body, { id, who }) {
      const isTold = body.email === null || body.state !== 'invited' || body.user === id || who === 'Admin';
      return isTold ? body : { ...body, user: null };
    },
    /**
     * Gives the token to the invited person, who knows it from the link anyway, so that the link finds its invitation.
     */
    async valuesOf(bodies, { id }) {
      return new Map(
        bodies.filter(({ user }) => id !== 0 && user === id).map((body) => [body.id, { token: body.token }]),
      );
    },
  },
  hooks: {
    async afterWrite(body, before, trx) {
      await remindOfInvitation(body, before, trx);
      await project(collectionOf('mealplans'), [body.mealplan]);
    },
    async afterDelete(body) {
      await project(collectionOf('mealplans'), [body.mealplan]);
    },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    memberships: BodyWith<typeof fields, MembershipFacts>;
  }
}
