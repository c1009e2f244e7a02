import { LOG_KINDS, LOG_STATES } from '../domain/mealplan/types';
import { choice, day, relation, text } from '../records/fields';
import type { Collection } from '../records/types';
import { ownReach, ownScope } from './shared';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const logs: Collection = {
  name: 'logs',
  uid: 'api::log.log',
  owner: 'user',
  fields: {
    user: relation('users', { setBy: 'none', show: 'never' }),
    day: day({ required: true, column: 'text' }),
    kind: choice(LOG_KINDS, { required: true, column: 'text' }),
    key: text({ required: true, pattern: { is: UUID, key: 'reference' }, column: 'text' }),
    state: choice(LOG_STATES, { required: true, column: 'text' }),
    mealplan: relation('mealplans'),
    subscription: relation('subscriptions'),
  },
  scope: ownScope('user'),
  reach: ownReach('user'),
};
