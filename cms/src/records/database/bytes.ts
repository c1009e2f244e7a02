import path from 'node:path';
import type { Knex } from 'knex';
import { afterCommit } from './database';
import { isPrivateFile } from '../storage/private-folder';
import { storage } from '../storage/storage';
import { connection } from '../../vendor/strapi';
import { messageOf } from '../errorProperties';

/** Key prefixes of files' bytes in the store. */
export const PUBLIC_BYTES = 'public/uploads';
export const PRIVATE_BYTES = 'private';

/** Columns of a file row that tell where its bytes are. */
export interface FileRow {
  readonly hash?: unknown;
  readonly ext?: unknown;
  readonly provider?: unknown;
  readonly formats?: unknown;
}

/** File whose bytes are stored, with the row still to be written; if it never is, a sweep removes the bytes. */
export interface ReadyFile {
  readonly row: Record<string, unknown>;
  readonly bytes: readonly string[];
}

/** Returns the store keys of a file: its own first, then those of its smaller formats. */
export function bytesOf(file: FileRow): [string, ...string[]] {
  if (isPrivateFile(file)) return [`${PRIVATE_BYTES}/${path.basename(String(file.hash))}`];
  const keyOf = ({ hash, ext }: Pick<FileRow, 'hash' | 'ext'>): string =>
    publicKey(`${String(hash)}${String(ext)}`);
  return [keyOf(file), ...Object.values(file.formats ?? {}).map(keyOf)];
}

/** Returns the store key of the file served at `/uploads/<name>`. */
export const publicKey = (name: string): string => `${PUBLIC_BYTES}/${path.basename(name)}`;

/**
 * Table of store keys whose files are deleted, written in the deletion's own transaction. If the CMS stops before it
 * removes the bytes, resumeRemovals removes them later.
 */
const LEAVING = 'supra_leaving';

const going = new Set<Promise<void>>();

/** Removes bytes after the transaction has committed. */
export async function removeBytesAfterCommit(trx: Knex, bytes: readonly string[]): Promise<void> {
  for (const one of bytes) await trx(LEAVING).insert({ bytes: one }).onConflict('bytes').ignore();
  await afterCommit(() => {
    const done = finish(bytes).finally(() => going.delete(done));
    going.add(done);
    return done;
  });
}

/** Waits for all removals under way, so that a file is gone everywhere before its deletion is answered. */
export const removalsDone = async (): Promise<void> => void (await Promise.all(going));

/** Finishes removals that were interrupted. */
export async function resumeRemovals(): Promise<void> {
  const rows: { bytes: string }[] = await pool()(LEAVING).select('bytes');
  await finish(rows.map(({ bytes }) => bytes));
}

async function finish(bytes: readonly string[]): Promise<void> {
  for (const one of bytes) {
    try {
      await storage().remove(one);
      await pool()(LEAVING).where({ bytes: one }).delete();
    } catch (error) {
      strapi.log.warn(`A file could not be removed, and is tried again: ${messageOf(error)}`);
    }
  }
}

/** Returns the pool's connection, because the transaction that queued the removal has just ended. */
const pool = (): Knex => connection();

/** Removes bytes that no row has ever named; leaves failures to the sweep. */
export async function dropBytes(bytes: readonly string[]): Promise<void> {
  await Promise.all(
    bytes.map((one) =>
      storage()
        .remove(one)
        .catch(() => undefined),
    ),
  );
}
