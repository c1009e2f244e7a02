import { PLAN_LIMITS } from '../../domain/limits';
import { daysAsFollowed, type FollowedDays } from '../../domain/mealplan/followedDays';
import { REPEATS } from '../../domain/mealplan/types';
import type { SubscriptionFacts } from '../../mealplans/bodies';
import { OWN_COSTS_OF_FOLLOWED } from '../../mealplans/ownCosts';
import { sharedTerms } from '../../mealplans/shares';
import { sql } from '../../records/database/database';
import {
  type BodyWith,
  boolean,
  choice,
  day,
  opaque,
  number,
  parts,
  relation,
  text,
} from '../../records/fields';
import { rows } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import type { Collection, CollectionMap } from '../../records/types';
import { erase } from '../../records/write/write';
import { planDays, planEaters } from '../mealplans';
import { ownedBy } from '../shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  mealplan: relation('mealplans', { setBy: 'none' }),
  Name: text({ setBy: 'none', column: 'name' }),
  version: number({ setBy: 'none' }),
  /** Author of the version, kept even when the plan is gone. */
  author: number({ setBy: 'none', show: 'never', column: 'number' }),
  days: parts(planDays, PLAN_LIMITS.days.max, { json: true, setBy: 'none' }),
  eaters: parts(planEaters, PLAN_LIMITS.eaters, { json: true, setBy: 'none' }),
  repeat: choice(REPEATS, { setBy: 'none' }),
  startDate: day({ required: true, column: 'text' }),
  pausedFrom: day({ setBy: 'none', column: 'text' }),
  shareProgress: boolean({ initial: false, column: 'boolean' }),
  earlier: opaque<FollowedDays[]>(),
};

export const subscriptions: Collection<CollectionMap['subscriptions']> = {
  name: 'subscriptions',
  uid: 'api::subscription.subscription',
  alsoShows: ['mealplans', 'dishes', 'products', 'exercises', 'supplements'],
  notEmbedded: ['days', 'eaters', 'mealplan'],
  fields,
  ...ownedBy('user'),
  terms({ days, earlier }) {
    const lived = (earlier ?? []).flatMap((one) => one.days);
    return sharedTerms([...days, ...lived]);
  },
  personal: {
    fields: ['newestVersion'],
    mine: [OWN_COSTS_OF_FOLLOWED],
    view: (body) => ({
      ...body,
      days: daysAsFollowed(body, body.earlier ?? []),
    }),
    async valuesOf(bodies) {
      const plans = bodies.flatMap(({ mealplan }) => mealplan ?? []);
      // a plan that has become private offers no version
      const rows: { id: number; version: number }[] = await (
        await sql()
      )(tableOf(collectionOf('mealplans')))
        .where({ isOpen: true })
        .whereIn('id', plans)
        .select('id', 'version');
      const newest = new Map(rows.map(({ id, version }) => [id, version]));
      return new Map(
        bodies.map(({ id, mealplan, version }) => [
          id,
          { newestVersion: newest.get(mealplan ?? 0) ?? version },
        ]),
      );
    },
  },
  hooks: {
    async beforeDelete(body, trx) {
      const logs = collectionOf('logs');
      const marks = await rows(trx(tableOf(logs)).where({ subscription: body.id }));
      for (const mark of marks) await erase(logs, mark, trx);
    },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    subscriptions: BodyWith<typeof fields, SubscriptionFacts>;
  }
}
