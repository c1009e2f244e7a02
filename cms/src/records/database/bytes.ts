import path from 'node:path';
import type { Knex } from 'knex';
import { afterCommit } from './database';
import { isPrivateFile } from '../storage/private-folder';
import { storage } from '../storage/storage';
import { connection } from '../strapi';
import { messageOf } from '../thrown';

/** Where the bytes of files lie in the store: keys begin with one of these. */
export const PUBLIC_BYTES = 'public/uploads';
export const PRIVATE_BYTES = 'private';

/** What the rows of files say of their bytes. */
export interface FileRow {
  readonly hash?: unknown;
  readonly ext?: unknown;
  readonly provider?: unknown;
  readonly formats?: unknown;
}

/** A file whose bytes lie in their place, and the row that it is to have; without one a sweep removes them again. */
export interface ReadyFile {
  readonly row: Record<string, unknown>;
  readonly bytes: readonly string[];
}

/** The bytes of a file: its own first, then those of its smaller formats. */
export function bytesOf(file: FileRow): string[] {
  if (isPrivateFile(file)) return [`${PRIVATE_BYTES}/${path.basename(String(file.hash))}`];
  const formats = Object.values(file.formats ?? {});
  return [file, ...formats].map(({ hash, ext }) => publicKey(`${String(hash)}${String(ext)}`));
}

/** The key of what is served at `/uploads/<name>`. */
export const publicKey = (name: string): string => `${PUBLIC_BYTES}/${path.basename(name)}`;

/** Bytes that nothing holds any more, written down with the deletion itself: whatever ends the CMS then, they go in the end. */
const LEAVING = 'supra_leaving';

const going = new Set<Promise<void>>();

/** Removes bytes once their deletion is certain. */
export async function letBytesGo(trx: Knex, bytes: readonly string[]): Promise<void> {
  for (const one of bytes) await trx(LEAVING).insert({ bytes: one }).onConflict('bytes').ignore();
  await afterCommit(() => {
    const done = finish(bytes).finally(() => going.delete(done));
    going.add(done);
    return done;
  });
}

/** Waits until what was let go by now is gone: whoever is told that a file is deleted finds it nowhere any more. */
export const bytesGone = async (): Promise<void> => void (await Promise.all(going));

/** Finishes the deletions that something broke off. */
export async function finishLeaving(): Promise<void> {
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

/** Not the connection of the transaction that has just ended. */
const pool = (): Knex => connection();

/** Removes bytes that no row has ever named; what cannot be removed now, the sweep finds. */
export async function dropBytes(bytes: readonly string[]): Promise<void> {
  await Promise.all(
    bytes.map((one) =>
      storage()
        .remove(one)
        .catch(() => undefined),
    ),
  );
}
