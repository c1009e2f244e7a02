import { byPerson } from '../../records/write/bodyOrders';
import { sql } from '../../records/database/database';
import { type BodyOf, choice, number, relation, text } from '../../records/fields';
import { readBodies } from '../../records/read/readModel';
import { findCollection } from '../../records/registry';
import { recordAudit } from '../../records/write/trail';
import type { Body, Collection } from '../../records/types';
import { change } from '../../records/write/write';

const REPORT_STATES = ['open', 'hidden', 'dismissed'] as const;

const fields = {
  collection: text({ setBy: 'none', column: 'text' }),
  record: number({ setBy: 'none', column: 'number' }),
  why: text({ setBy: 'none', max: 1000 }),
  state: choice(REPORT_STATES, { column: 'text' }),
  by: relation('users', { setBy: 'none', embedded: true }),
};

type Report = BodyOf<typeof fields>;

export const reports: Collection<Report> = {
  name: 'reports',
  uid: 'api::report.report',
  owner: 'by',
  alsoShows: ['dishes', 'products', 'exercises', 'supplements', 'mealplans', 'cookbooks'],
  fields,
  scope(query, caller) {
    if (caller.who !== 'Admin') query.whereRaw('1 = 0');
  },
  reach: (_body, caller) => (caller.who === 'Admin' ? 'own' : 'none'),
  lists: {
    orders: { by: byPerson('by') },
  },
  personal: {
    fields: ['subject', 'subjectHidden'],
    valuesOf: subjectsOf,
  },
  hooks: {
    async check(input, before, caller, trx) {
      if (!before || input.state === undefined || input.state === before.state) return;
      const deed = {
        collection: before.collection as string,
        record: before.record as number,
        detail: String(input.state),
      };
      await recordAudit(trx, caller, { action: 'report', ...deed, label: (await subjectOf(before))?.Name });
    },
    async onOwnerGone(body, trx) {
      await change(reports, body, { by: null }, trx);
    },
  },
};

const subjectOf = async ({ collection, record }: Report): Promise<Body | undefined> => {
  if (collection === null || record === null) return undefined;
  const known = findCollection(collection);
  return known && (await readBodies(await sql(), known, [record])).get(record);
};

/** Returns the current name of each report's subject (null once it is gone), and if it is hidden. */
async function subjectsOf(bodies: readonly Report[]): Promise<Map<number, Record<string, unknown>>> {
  const shown = new Map<number, Record<string, unknown>>();
  for (const body of bodies) {
    const subject = await subjectOf(body);
    shown.set(body.id, { subject: subject?.Name ?? null, subjectHidden: subject?.hidden === true });
  }
  return shown;
}

declare module '../../records/types' {
  interface CollectionMap {
    reports: BodyOf<typeof fields>;
  }
}
