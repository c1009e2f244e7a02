import { choice, number, relation, text } from '../records/fields';
import type { Collection } from '../records/types';

export const REPORT_STATES = ['open', 'hidden', 'dismissed'] as const;

export const reports: Collection = {
  name: 'reports',
  uid: 'api::report.report',
  owner: 'by',
  fields: {
    collection: text({ setBy: 'none', column: 'text' }),
    record: number({ setBy: 'none', column: 'number' }),
    why: text({ setBy: 'none', max: 1000 }),
    state: choice(REPORT_STATES, { column: 'text' }),
    by: relation('users', { setBy: 'none', embedded: true }),
  },
  scope(query, caller) {
    if (caller.who !== 'Admin') query.whereRaw('1 = 0');
  },
  reach: (_body, caller) => (caller.who === 'Admin' ? 'own' : 'none'),
};
