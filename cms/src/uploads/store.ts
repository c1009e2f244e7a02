import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { bytesOf, dropBytes, publicKey, type ReadyFile } from '../records/database/bytes';
import { inTransaction } from '../records/database/database';
import { unauthorized } from '../records/http/errors';
import { UPLOADS } from '../records/storage/files';
import { isPrivateFile } from '../records/storage/private-folder';
import { collectionOf } from '../records/registry';
import { storage } from '../records/storage/storage';
import { type ReceivedFile, queryOf, type StrapiRow } from '../vendor/strapi';
import { inWrite, sourceTable } from '../records/write/write';
import { drawImage } from './draw';

/** Stores files one after another, all or none. */
export async function readyAll(
  files: readonly ReceivedFile[],
  ready: (file: ReceivedFile, index: number) => Promise<ReadyFile>,
): Promise<ReadyFile[]> {
  const done: ReadyFile[] = [];
  try {
    for (const [index, file] of files.entries()) done.push(await ready(file, index));
    return done;
  } catch (error) {
    await dropAll(done);
    throw error;
  }
}

export const readyImages = (files: readonly ReceivedFile[]): Promise<ReadyFile[]> =>
  readyAll(files, drawImage);
const dropAll = (files: readonly ReadyFile[]): Promise<void> =>
  dropBytes(files.flatMap(({ bytes }) => bytes));

/**
 * Removes bytes that no row names. A COMMIT that seemed to fail may have succeeded, so the database is asked; if it
 * does not answer, the sweep removes them later.
 */
export async function dropUnreferenced(files: readonly ReadyFile[]): Promise<void> {
  const hashes = files.map(({ row }) => row.hash);
  const kept = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { hash: { $in: hashes } }, select: ['hash'] })
    .catch(() => undefined);
  if (kept)
    await dropAll(files.filter(({ row }) => !kept.some(({ hash }: { hash?: unknown }) => hash === row.hash)));
}

/**
 * Records the files as the owner's own until a record takes them, within the current transaction. Throws 401 if the
 * owner no longer exists.
 */
export async function registerFiles(
  trx: Knex,
  files: readonly ReadyFile[],
  owner: number,
): Promise<StrapiRow[]> {
  const isThere =
    owner === 0 ||
    (await trx(sourceTable(collectionOf('users')))
      .where({ id: owner })
      .first('id'));
  if (!isThere) throw unauthorized();
  const stored: StrapiRow[] = [];
  for (const { row } of files) {
    const kept = await queryOf('plugin::upload.file').create({ data: row });
    await trx(UPLOADS).insert({ file: kept.id, owner, createdAt: Date.now(), isPrivate: isPrivateFile(row) });
    stored.push(kept);
  }
  return stored;
}

/** Draws and stores our own pictures, such as the seed's. */
export async function storeImages(files: readonly ReceivedFile[], owner: number): Promise<StrapiRow[]> {
  const ready = await readyImages(files);
  return inWrite((trx) => registerFiles(trx, ready, owner));
}

/** Copies a file with its picture and formats for another record; returns the copy's id. */
export async function copyFile(id: number, owner: number): Promise<number> {
  const {
    id: _id,
    documentId: _documentId,
    createdAt: _at,
    ...file
  } = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  const formats = Object.entries((file.formats ?? {}) as Record<string, Bytes>);
  const copied = await Promise.all(formats.map(async ([name, format]) => [name, await copyBytes(format)]));
  const row = {
    ...(await copyBytes(file)),
    formats: copied.length ? Object.fromEntries(copied) : null,
  };
  const [kept] = await inTransaction((trx) => registerFiles(trx, [{ row, bytes: bytesOf(row) }], owner));
  return present(kept, 'the copy').id;
}

interface Bytes {
  hash: string;
  ext: string;
  url: string;
}

async function copyBytes<T extends Bytes>(file: T): Promise<T> {
  const [hash, prefix] = [randomUUID(), /^(thumbnail|large|medium|small)_/.exec(file.hash)?.[0] ?? ''];
  const at = (name: string) => publicKey(`${name}${file.ext}`);
  await storage().copy(at(file.hash), at(`${prefix}${hash}`));
  return {
    ...file,
    hash: `${prefix}${hash}`,
    url: file.url.replace(`${file.hash}${file.ext}`, `${prefix}${hash}${file.ext}`),
  };
}
