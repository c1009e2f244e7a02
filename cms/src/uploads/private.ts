import { randomUUID } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { DOCUMENT_KINDS, documentKind, type DocumentKind } from '../domain/file/kind';
import { LIMITS } from '../domain/limits';
import { cleanText } from '../domain/text/clean';
import { bytesOf as placesOf, dropBytes, type ReadyFile } from '../records/database/bytes';
import { PRIVATE } from '../records/storage/private-folder';
import { storage } from '../records/storage/storage';
import type { ReceivedFile } from '../vendor/strapi';
import { checkImages, refuseFile } from './images';
import { readyAll } from './store';
import { present } from '../domain/present';

const HEAD_BYTES = 16;
const TAIL_BYTES = 2048;
const MAX_NAME = 120;

/** Checks by content that each file is a PDF or a picture within the limits, before any is accepted. */
export async function checkDocuments(files: readonly ReceivedFile[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (file.size > LIMITS.imageBytes) throw refuseFile(413, 'fileSize', index, { max: LIMITS.imageBytes });
    const kind = await kindOf(file);
    if (!kind) throw refuseFile(415, 'fileType', index);
    if (kind === 'pdf' && !(await isWholePdf(file))) throw refuseFile(415, 'fileType', index);
    if (kind !== 'pdf') await checkImages([file], { first: index, isDrawn: false });
  }
}

async function bytesOf(file: ReceivedFile, from: number, count: number): Promise<Buffer> {
  const handle = await open(file.filepath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const kindOf = async (file: ReceivedFile): Promise<DocumentKind | undefined> =>
  documentKind(await bytesOf(file, 0, HEAD_BYTES));

/** Returns whether a PDF ends with its end mark; a truncated one does not. */
const isWholePdf = async (file: ReceivedFile): Promise<boolean> =>
  (await bytesOf(file, Math.max(0, file.size - TAIL_BYTES), TAIL_BYTES)).includes('%%EOF');

/** Stores files byte by byte in a place that no URL reaches. */
export const readyPrivate = (files: readonly ReceivedFile[]): Promise<ReadyFile[]> =>
  readyAll(files, readyOne);

async function readyOne(file: ReceivedFile): Promise<ReadyFile> {
  const kind = DOCUMENT_KINDS[present(await kindOf(file), 'the kind of a file')];
  const hash = randomUUID();
  const row = {
    name: nameOf(file, kind.ext),
    hash,
    ext: kind.ext,
    mime: kind.mime,
    size: file.size / 1000,
    url: hash,
    provider: PRIVATE,
    folderPath: '/',
  };
  const bytes = placesOf(row);
  const [place] = bytes;
  try {
    await storage().put(place, await readFile(file.filepath));
  } catch (error) {
    await dropBytes(bytes);
    throw error;
  }
  return { row, bytes };
}

/** Returns the file's name without folders and characters unsafe in headers, with its content's extension. */
function nameOf({ originalFilename }: ReceivedFile, ext: string): string {
  const last = (originalFilename ?? '').split(/[\\/]/).at(-1) ?? '';
  const bare = cleanText(last.replace(/[\n\t"<>|:*?]/g, ' '))
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^\.+/, '');
  return `${[...(bare || 'document')].slice(0, MAX_NAME).join('')}${ext}`;
}
