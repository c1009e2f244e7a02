import type { Knex } from 'knex';
import type { AuditAction } from '../../domain/access/people';
import { readBodies } from '../read/readModel';
import { tableOf } from '../database/tables';
import { collectionOf } from '../registry';
import type { Caller } from '../types';
import { change, insert } from './write';

/** Action of an Admin; `label` is the name of its object at the time. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly collection: string;
  readonly record?: number;
  readonly label?: unknown;
  readonly detail?: string;
}

const audits = () => collectionOf('audits');

/** Adds an action to the audit trail, in the action's own transaction. */
export async function recordAudit(
  trx: Knex,
  caller: Caller,
  { record, label, detail, ...deed }: AuditEntry,
): Promise<void> {
  await insert(
    audits(),
    { ...deed, record: record ?? null, label: label ?? null, detail: detail ?? null, by: caller.id },
    trx,
  );
}

/** Removes a person's name from the audit trail when they delete their account; the trail itself stays. */
export async function anonymizeTrail(trx: Knex, user: number): Promise<void> {
  const rows: { id: number }[] = await trx(tableOf(audits()))
    .where({ by: user })
    .orWhere((about) => void about.where({ collection: 'users', record: user }))
    .select('id');
  for (const body of (
    await readBodies(
      trx,
      audits(),
      rows.map(({ id }) => id),
    )
  ).values()) {
    const isAbout = body.collection === 'users' && body.record === user;
    await change(
      audits(),
      body,
      { ...(body.by === user && { by: null }), ...(isAbout && { label: null }) },
      trx,
    );
  }
}
