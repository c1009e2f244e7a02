import { notFound } from '../records/http/errors';
import { uploadOf } from '../records/storage/files';
import { isPrivateFile } from '../records/storage/private-folder';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

export interface PrivateFile {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
  readonly mime: string;
}

/** Returns a private file if the caller owns its record or uploaded it; throws 404 otherwise. */
export async function privateFileFor(id: number, caller: Caller): Promise<PrivateFile> {
  const row = await uploadOf(id);
  const file = row && (await strapi.db.query('plugin::upload.file').findOne({ where: { id } }));
  if (!row || !file || !isPrivateFile(file)) throw notFound();
  if (row.collection) {
    const collection = collectionOf(row.collection);
    const body = await bodyFor(collection, row.record ?? 0, caller);
    if (collection.reach(body, caller) !== 'own') throw notFound();
  } else if (row.owner !== caller.id) throw notFound();
  return file;
}
