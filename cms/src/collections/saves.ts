import { savedInLanguage } from '../dishes/twins';
import { OWN_COST_OF_SAVED } from '../prices/costs';
import { type BodyOf, relation } from '../records/fields';
import type { Collection } from '../records/types';

const fields = {
  user: relation('users', { show: 'never', setBy: 'none' }),
  dish: relation('dishes', { setBy: 'none' }),
};

export const saves: Collection<BodyOf<typeof fields>> = {
  name: 'saves',
  uid: 'api::save.save',
  owner: 'user',
  fields,
  scope(query, caller) {
    query.where('r.user', caller.id);
  },
  reach: (body, caller) => (caller.id !== 0 && body.user === caller.id ? 'own' : 'none'),
  lists: {
    inLanguage: savedInLanguage,
  },
  personal: {
    mine: [OWN_COST_OF_SAVED],
  },
};

declare module '../records/types' {
  interface CollectionMap {
    saves: BodyOf<typeof fields>;
  }
}
