import { byPerson, byWords } from '../../records/write/bodyOrders';
import { type BodyOf, number, relation, text } from '../../records/fields';
import type { Collection } from '../../records/types';
import { wordTermsOf } from '../words';

const fields = {
  action: text({ setBy: 'none', column: 'text' }),
  by: relation('users', { setBy: 'none', embedded: true }),
  collection: text({ setBy: 'none', column: 'text' }),
  record: number({ setBy: 'none', column: 'number' }),
  label: text({ setBy: 'none' }),
  detail: text({ setBy: 'none' }),
};

/** Audit trail of the Admins' actions; written by the CMS alone and never changed. */
export const audits: Collection<BodyOf<typeof fields>> = {
  name: 'audits',
  uid: 'api::audit.audit',
  fields,
  scope(query, caller) {
    if (caller.who !== 'Admin') query.whereRaw('1 = 0');
  },
  reach: (_body, caller) => (caller.who === 'Admin' ? 'read' : 'none'),
  terms: ({ label, detail }) => wordTermsOf([label, detail]),
  lists: {
    orders: { label: byWords('label'), by: byPerson('by') },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    audits: BodyOf<typeof fields>;
  }
}
