import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { sql } from '../records/database/database';

/** Table of deleted accounts, as a hash and the time: tokens from before answer 401 for as long as they live. */
const TABLE = 'supra_gone';

const hashOf = (uid: string): string => createHash('sha256').update(uid).digest('base64url');

export async function recordDeletedAccount(trx: Knex, uid: string, at = Date.now()): Promise<void> {
  await trx(TABLE)
    .insert({ uid: hashOf(uid), at })
    .onConflict('uid')
    .merge();
}

/** True if the person who signed in at `authTime` has deleted the account since. */
export async function isDeletedAccount(uid: string, authTime: number): Promise<boolean> {
  const row = await (
    await sql()
  )(TABLE)
    .where({ uid: hashOf(uid) })
    .first('at');
  return row !== undefined && authTime <= Number(row.at);
}
