import path from 'node:path';
import type { ReadyFile } from '../../records/database/bytes';
import { collectionOf, findCollection } from '../../records/registry';
import { checkImages } from '../../uploads/images';
import { checkDocuments, readyPrivate } from '../../uploads/private';
import { readyImages } from '../../uploads/store';
import { withTempFile, type TempFile } from '../../uploads/tempFile';
import { openPictures, type Pictures } from '../source/files';
import type { ImportBody } from '../preview/record';
import { placeIn } from '../source/stored';
import { filesOf } from './input';
import type { ExtraRow } from './rows';

/** A file of the archive that is stored but has no row yet. */
export interface ReadyEntry {
  readonly entry: string;
  readonly ready: ReadyFile;
}

/** Returns the files that a record to be imported refers to. */
export const entriesOf = ({ collection, data }: ExtraRow): ReturnType<typeof filesOf> =>
  'record' in data && findCollection(collection) ? filesOf(collectionOf(collection).fields, data.record) : [];

/** Maximum number of files per record, more than any record has. */
const MOST_FILES = 100;

/** Opens the import's file that contains a record; undefined if it is gone. */
export async function sourceOf({ work }: ImportBody, at: number): Promise<Pictures | undefined> {
  const file = work?.files?.[at];
  if (!work?.folder || !file) return undefined;
  return openPictures(placeIn(work.folder, file.place)).catch(logSkipped);
}

/** Stores the files of a record, pictures redrawn; broken or missing ones are left out. */
export async function readyFiles(row: ExtraRow, source: Pictures): Promise<ReadyEntry[]> {
  const done: ReadyEntry[] = [];
  for (const { entry, isPrivate } of entriesOf(row).slice(0, MOST_FILES)) {
    const bytes = await source.image({ entry }).catch(logSkipped);
    const [ready] = bytes ? await readied(entry, bytes, isPrivate) : [];
    if (ready) done.push({ entry, ready });
  }
  return done;
}

const logSkipped = (error: unknown): undefined =>
  void strapi.log.warn(`A file of an import stays out: ${String(error)}`);

async function readied(entry: string, bytes: Buffer, isPrivate: boolean): Promise<ReadyFile[]> {
  // The export puts the file's id before its name.
  const originalFilename = path.basename(entry).replace(/^\d+-/, '');
  const work = async (file: TempFile) => {
    const given = [{ ...file, originalFilename }];
    await (isPrivate ? checkDocuments(given) : checkImages(given));
    return isPrivate ? readyPrivate(given) : readyImages(given);
  };
  return (await withTempFile(bytes, work).catch(logSkipped)) ?? [];
}
