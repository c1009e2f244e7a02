import { present } from '../domain/present';
import type { Knex } from 'knex';
import { DAY, HOUR } from '../domain/time/units';
import {
  bytesOf,
  type FileRow,
  resumeRemovals,
  PRIVATE_BYTES,
  PUBLIC_BYTES,
} from '../records/database/bytes';
import { sql } from '../records/database/database';
import { releaseFiles, type Upload, UPLOADS } from '../records/storage/files';
import { withoutFile } from '../records/read/media';
import { isPrivateFile } from '../records/storage/private-folder';
import { readBodies } from '../records/read/readModel';
import { allCollections, collectionOf, findCollection } from '../records/registry';
import { storage } from '../records/storage/storage';
import { metadataOf } from '../vendor/strapi';
import { change, inWrite, sourceTable } from '../records/write/write';

const BATCH = 500;
/** Above this number, files are hardly leftovers of a crash; more likely the database or folder is wrong. */
const MANY = 50;

/**
 * Repairs the leftovers of uploads and deletions interrupted by a crash: bytes of deleted files, rows without an owner,
 * bytes without a row, rows without bytes. Files younger than an hour may be in progress and are skipped.
 */
export async function sweepFiles(now = Date.now()): Promise<void> {
  await resumeRemovals();
  await releaseOwnerless(now);
  const inStore = await bytesInStore();
  const { named, halves, empty } = await compare(inStore, now);
  await releaseFiles(halves);
  await removeStrays(
    [...inStore].filter((bytes) => !named.has(bytes)),
    named.size,
    now,
  );
  await giveUpEmpty(empty, named.size);
}

/** Deletes files that no record took within a day, files of deleted people or records, and notes on deleted files. */
async function releaseOwnerless(now: number): Promise<void> {
  const db = await sql();
  const users = sourceTable(collectionOf('users'));
  const loose = () => db(UPLOADS).whereNull('collection').select('file');
  const wanted: Knex.QueryBuilder[] = [
    loose().where('createdAt', '<', now - DAY),
    loose().where('owner', '<>', 0).whereNotIn('owner', db(users).select('id')),
    ...allCollections().map((one) =>
      db(UPLOADS)
        .where({ collection: one.name })
        .whereNotIn('record', db(sourceTable(one)).select('id'))
        .select('file'),
    ),
  ];
  for (const query of wanted) {
    const rows: { file: number }[] = await query;
    for (let at = 0; at < rows.length; at += BATCH)
      await releaseFiles(rows.slice(at, at + BATCH).map(({ file }) => file));
  }
  await db(UPLOADS)
    .where('createdAt', '<', now - HOUR)
    .whereNotIn('file', db(filesTable()).select('id'))
    .delete();
}

const filesTable = (): string => metadataOf('plugin::upload.file').tableName;
const linksTable = (): string => metadataOf('plugin::upload.file').attributes.related?.joinTable?.name ?? '';

/** Returns the keys of all bytes in the two folders. */
async function bytesInStore(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const folder of [PUBLIC_BYTES, PRIVATE_BYTES]) {
    for await (const key of storage().list(folder)) found.add(key);
  }
  return found;
}

interface StoredFile extends FileRow {
  readonly id: number;
  readonly created_at: string | number;
  readonly created_by_id: number | null;
  readonly owner: number | null;
}
interface Compared {
  /** Every key that a row names. */
  readonly named: Set<string>;
  /** Ids of rows of unfinished uploads. */
  readonly halves: number[];
  /** Ids of rows whose bytes are missing. */
  readonly empty: number[];
}

async function compare(inStore: ReadonlySet<string>, now: number): Promise<Compared> {
  const found: Compared = { named: new Set(), halves: [], empty: [] };
  for (let last = 0; ;) {
    const rows = await filesAfter(last);
    if (rows.length === 0) return found;
    for (const row of rows) {
      const bytes = bytesOf(row);
      for (const one of bytes) found.named.add(one);
      if (now - new Date(row.created_at).getTime() < HOUR) continue;
      if (row.owner === null && (await isHalf(row))) found.halves.push(row.id);
      else if (!inStore.has(bytes[0])) found.empty.push(row.id);
    }
    last = present(rows.at(-1)).id;
  }
}

async function filesAfter(id: number): Promise<StoredFile[]> {
  const db = await sql();
  const columns = ['id', 'hash', 'ext', 'provider', 'formats', 'created_at', 'created_by_id'].map(
    (name) => `f.${name}`,
  );
  const rows: StoredFile[] = await db(`${filesTable()} as f`)
    .leftJoin(`${UPLOADS} as u`, 'u.file', 'f.id')
    .where('f.id', '>', id)
    .orderBy('f.id')
    .limit(BATCH)
    .select(...columns, 'u.owner');
  return rows.map((row) => ({
    ...row,
    formats: typeof row.formats === 'string' ? JSON.parse(row.formats) : row.formats,
  }));
}

/** Returns whether an unrecorded row is from an interrupted upload; files added in the admin panel are not. */
async function isHalf(row: StoredFile): Promise<boolean> {
  if (isPrivateFile(row)) return true;
  if (row.created_by_id !== null) return false;
  return !(await (await sql())(linksTable()).where({ file_id: row.id }).first('file_id'));
}

async function removeStrays(strays: readonly string[], known: number, now: number): Promise<void> {
  const old: string[] = [];
  for (const one of strays) {
    const kept = await storage().kept(one);
    if (kept && now - kept.changed.getTime() >= HOUR) old.push(one);
  }
  if (old.length === 0) return;
  const hasPeople = await (await sql())(sourceTable(collectionOf('users'))).first('id');
  if (!hasPeople || (old.length > MANY && old.length > known)) {
    strapi.log.warn(
      `${old.length} files belong to no record and are left alone: is this the database that they belong to?`,
    );
    return;
  }
  for (const one of old) await storage().remove(one);
  strapi.log.info(`${old.length} files of broken-off uploads were removed`);
}

/** Removes files without bytes from their records, which would otherwise show nothing forever. */
async function giveUpEmpty(files: readonly number[], known: number): Promise<void> {
  if (files.length > MANY / 5 && files.length > known / 20) {
    strapi.log.warn(
      `${files.length} files have lost their bytes and are left alone: is this the folder that they lie in?`,
    );
    return;
  }
  for (const file of files) {
    await inWrite(async (trx) => {
      const row: Upload | undefined = await trx(UPLOADS).where({ file }).first();
      const collection = row?.collection ? findCollection(row.collection) : undefined;
      const body =
        collection && (await readBodies(trx, collection, [row?.record ?? 0])).get(row?.record ?? 0);
      const rest = collection && body ? withoutFile(collection.fields, body, file) : {};
      if (collection && body && Object.keys(rest).length) await change(collection, body, rest, trx);
      else await releaseFiles([file]);
    });
    strapi.log.warn(`File ${file} had lost its bytes and was taken off`);
  }
}
