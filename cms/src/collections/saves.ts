import { savedInLanguage } from '../dishes/twins';
import { relation } from '../records/fields';
import type { Collection } from '../records/types';

export const saves: Collection = {
  name: 'saves',
  uid: 'api::save.save',
  owner: 'user',
  fields: {
    user: relation('users', { show: 'never', setBy: 'none' }),
    dish: relation('dishes', { setBy: 'none' }),
  },
  scope(query, caller) {
    query.where('r.user', caller.id);
  },
  inLanguage: savedInLanguage,
  reach: (body, caller) => (caller.id !== 0 && body.user === caller.id ? 'own' : 'none'),
};
