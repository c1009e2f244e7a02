import { LOG_KINDS, LOG_STATES } from '../domain/mealplan/types';
import { isUuid } from '../domain/text/uuid';
import type { MarkFacts } from '../mealplans/bodies';
import { checkMark, giveBack, takenBy } from '../mealplans/marks';
import { type BodyWith, choice, day, number, relation, text } from '../records/fields';
import type { Collection, CollectionMap } from '../records/types';
import { ownReach, ownScope } from './shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  day: day({ required: true, column: 'text' }),
  kind: choice(LOG_KINDS, { required: true, column: 'text' }),
  key: text({ required: true, pattern: { is: { test: isUuid }, key: 'reference' }, column: 'text' }),
  state: choice(LOG_STATES, { required: true, column: 'text' }),
  mealplan: relation('mealplans'),
  subscription: relation('subscriptions'),
  schedule: relation('schedules'),
  intake: relation('intakes'),
  /** What this mark took out of the intake's stock, so that taking it back gives back exactly that. */
  taken: number({ setBy: 'none' }),
};

export const logs: Collection<CollectionMap['logs']> = {
  name: 'logs',
  uid: 'api::log.log',
  owner: 'user',
  fields,
  scope: ownScope('user'),
  reach: ownReach('user'),
  async check(input, _before, _caller, trx) {
    await checkMark(input, trx);
    input.taken = await takenBy(input, trx);
  },
  beforeDelete: giveBack,
};

declare module '../records/types' {
  interface CollectionMap {
    logs: BodyWith<typeof fields, MarkFacts>;
  }
}
