import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadyFile } from '../../records/bytes';
import { collectionOf, findCollection } from '../../records/registry';
import { checkImages, workFolder } from '../../uploads/images';
import { checkDocuments, readyPrivate } from '../../uploads/private';
import { readyImages } from '../../uploads/store';
import { openFile, type ReadFile } from '../files';
import type { ImportBody } from '../record';
import { placeIn } from '../stored';
import { filesOf } from './input';
import type { ExtraRow } from './rows';

/** A file of the archive that lies in its place and has no row yet. */
export interface ReadyEntry {
  readonly entry: string;
  readonly ready: ReadyFile;
}

/** The files that what is to be taken names. */
export const entriesOf = ({ collection, data }: ExtraRow): ReturnType<typeof filesOf> =>
  'record' in data && findCollection(collection) ? filesOf(collectionOf(collection).fields, data.record) : [];

const HEAD = 16;
/** More than a record of any kind holds. */
const MOST_FILES = 100;

/** Opens the file of an import that a thing stands in; undefined where it is gone. */
export async function sourceOf({ work }: ImportBody, at: number): Promise<ReadFile | undefined> {
  const file = work?.files?.[at];
  if (!work?.folder || !file) return undefined;
  const place = placeIn(work.folder, file.place);
  const handle = await open(place).catch(() => undefined);
  if (!handle) return undefined;
  const { buffer } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0).finally(() => handle.close());
  return openFile({ name: file.name, source: place, head: buffer });
}

/** Brings the files of a thing to where they are served from, pictures drawn anew; one that is broken or missing stays out. */
export async function readyFiles(row: ExtraRow, source: ReadFile): Promise<ReadyEntry[]> {
  const done: ReadyEntry[] = [];
  for (const { entry, isPrivate } of entriesOf(row).slice(0, MOST_FILES)) {
    const bytes = await source.image({ entry }).catch(leftOut);
    const [ready] = bytes ? await readied(entry, bytes, isPrivate) : [];
    if (ready) done.push({ entry, ready });
  }
  return done;
}

const leftOut = (error: unknown): undefined =>
  void strapi.log.warn(`A file of an import stays out: ${String(error)}`);

async function readied(entry: string, bytes: Buffer, isPrivate: boolean): Promise<ReadyFile[]> {
  await mkdir(workFolder(), { recursive: true });
  const filepath = path.join(workFolder(), randomUUID());
  // the export writes the file's number before its name
  const originalFilename = path.basename(entry).replace(/^\d+-/, '');
  const given = [{ filepath, originalFilename, size: bytes.length }];
  try {
    await writeFile(filepath, bytes, { mode: 0o600 });
    await (isPrivate ? checkDocuments(given) : checkImages(given));
    return await (isPrivate ? readyPrivate(given) : readyImages(given));
  } catch (error) {
    leftOut(error);
    return [];
  } finally {
    await rm(filepath, { force: true });
  }
}
