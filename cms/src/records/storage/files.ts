import type { Knex } from 'knex';
import { bytesOf, removeBytesAfterCommit } from '../database/bytes';
import { inTransaction, isPostgres, sql } from '../database/database';
import { eraseAnswers } from '../read/storedAnswers';
import type { Caller, Collection } from '../types';

/**
 * Table of uploaded files with their owner and the record that holds each; a file without a record is removed after a
 * day.
 */
export const UPLOADS = 'supra_uploads';

export interface Upload {
  file: number;
  owner: number;
  collection: string | null;
  record: number | null;
  createdAt: number;
  isPrivate: boolean;
}

/**
 * Returns which of these files the caller may attach: uploaded by them, as private as asked, and not held by a record
 * yet.
 */
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
  // Locks the rows, so that only one of two records that take the same file at once gets it.
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
  // Files added in the operators' panel have no row yet.
  for (const file of missing)
    await trx(UPLOADS).insert({ file, owner: 0, collection: name, record, createdAt: Date.now() });
}

export async function uploadOf(file: number): Promise<Upload | undefined> {
  return (await sql())(UPLOADS).where({ file }).first();
}

/** Removes files that no record holds any more: their rows now, their bytes after the commit. */
export async function releaseFiles(files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  const id = { $in: files };
  await inTransaction(async (trx) => {
    const rows = await strapi.db.query('plugin::upload.file').findMany({ where: { id } });
    await trx(UPLOADS).whereIn('file', files).delete();
    await eraseAnswers(trx, 'files', files);
    await strapi.db.query('plugin::upload.file').deleteMany({ where: { id } });
    await removeBytesAfterCommit(
      trx,
      rows.flatMap((row) => bytesOf(row)),
    );
  });
}
