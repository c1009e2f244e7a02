import type { Knex } from 'knex';
import { bytesOf, letBytesGo } from '../database/bytes';
import { inTransaction, isPostgres, sql } from '../database/database';
import { forgetAnswers } from '../read/keptAnswers';
import type { Caller, Collection } from '../types';

/** Whose each uploaded file is, and the record that holds it; a file without one is removed after a day. */
export const UPLOADS = 'supra_uploads';

export interface Upload {
  file: number;
  owner: number;
  collection: string | null;
  record: number | null;
  createdAt: number;
  isPrivate: boolean;
}

/** Of these files, the ones the caller has uploaded, as private as asked, and nothing holds yet. */
export async function mayAttach(
  trx: Knex,
  ids: readonly number[],
  caller: Caller,
  isPrivate: boolean,
): Promise<Set<number>> {
  const query = trx(UPLOADS)
    .whereIn('file', ids)
    .where({ owner: caller.id, isPrivate })
    .whereNull('collection')
    .orderBy('file');
  // Of two records that take the same file at once one gets it.
  const rows: Upload[] = await (isPostgres() ? query.forUpdate() : query);
  return new Set(rows.map(({ file }) => file));
}

export async function attachFiles(
  trx: Knex,
  { name }: Collection,
  record: number,
  files: readonly number[],
): Promise<void> {
  if (files.length === 0) return;
  const known: Upload[] = await trx(UPLOADS).whereIn('file', files);
  const missing = files.filter((file) => !known.some((one) => one.file === file));
  await trx(UPLOADS).whereIn('file', files).update({ collection: name, record });
  // Files given in the operators' panel have no row yet.
  for (const file of missing)
    await trx(UPLOADS).insert({ file, owner: 0, collection: name, record, createdAt: Date.now() });
}

export async function uploadOf(file: number): Promise<Upload | undefined> {
  return (await sql())(UPLOADS).where({ file }).first();
}

/** Removes files that no record holds any more: their rows now, their bytes once that is certain. */
export async function releaseFiles(files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  const id = { $in: files };
  await inTransaction(async (trx) => {
    const rows = await strapi.db.query('plugin::upload.file').findMany({ where: { id } });
    await trx(UPLOADS).whereIn('file', files).delete();
    await forgetAnswers(trx, 'files', files);
    await strapi.db.query('plugin::upload.file').deleteMany({ where: { id } });
    await letBytesGo(
      trx,
      rows.flatMap((row) => bytesOf(row)),
    );
  });
}
