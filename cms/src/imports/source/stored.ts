import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cleanLine } from '../../domain/text/clean';
import { privateFolder } from '../../records/storage/private-folder';
import type { ReceivedFile } from '../../vendor/strapi';
import { codeOf, messageOf } from '../../records/errorProperties';

/** Returns the folder of import files, which contains one folder per import. */
export const storedFolder = (): string => path.join(privateFolder(), 'imports');
export const placeIn = (folder: string, name = ''): string =>
  path.join(storedFolder(), path.basename(folder), name && path.basename(name));

/**
 * Returns the name of an import's folder of preview pictures. No import refers to it, so the sweep deletes it an hour
 * after the last addition.
 */
export const previewFolder = (id: number): string => `preview-${id}`;

export interface Stored {
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly place: string }[];
}

export async function makeFolder(): Promise<string> {
  const folder = randomUUID();
  await mkdir(placeIn(folder), { recursive: true, mode: 0o700 });
  return folder;
}

/** Moves received files into a new folder, all or none. */
export async function storeFiles(given: readonly ReceivedFile[]): Promise<Stored> {
  const folder = await makeFolder();
  try {
    const files: { name: string; place: string }[] = [];
    for (const [at, file] of given.entries()) {
      const place = `source-${at}`;
      await take(file.filepath, placeIn(folder, place));
      files.push({ name: nameOf(file), place });
    }
    return { folder, files };
  } catch (error) {
    await dropFolder(folder);
    throw error;
  }
}

async function take(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

const nameOf = ({ originalFilename }: ReceivedFile): string =>
  [...(cleanLine((originalFilename ?? '').split(/[\\/]/).at(-1) ?? '') || 'file')].slice(0, 200).join('');

/** Deletes an import's files; the sweep retries if that fails. */
export async function dropFolder(folder: string | undefined): Promise<void> {
  if (!folder) return;
  await rm(placeIn(folder), { recursive: true, force: true }).catch((error: unknown) =>
    strapi.log.warn(`The files of an import could not be removed, and are tried again: ${messageOf(error)}`),
  );
}
