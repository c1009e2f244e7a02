import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_KINDS, documentKind, type DocumentKind } from '../domain/file/kind';
import { LIMITS } from '../domain/limits';
import { cleanText } from '../domain/text/clean';
import { inTransaction } from '../records/database';
import { releaseFiles, UPLOADS } from '../records/files';
import { checkImages, refuseFile, type GivenFile } from './images';
import { PRIVATE, privateFolder, privatePath } from './private-folder';

interface StoredFile {
  id: number;
  [name: string]: unknown;
}
const HEAD_BYTES = 16;
const TAIL_BYTES = 2048;
const MAX_NAME = 120;

/** Checks by content that each file is a PDF or a picture within the limits, all before any is taken. */
export async function checkDocuments(files: readonly GivenFile[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (file.size > LIMITS.imageBytes) throw refuseFile(413, 'fileSize', index, { max: LIMITS.imageBytes });
    const kind = await kindOf(file);
    if (!kind) throw refuseFile(415, 'fileType', index);
    if (kind === 'pdf' && !(await isWholePdf(file))) throw refuseFile(415, 'fileType', index);
    if (kind !== 'pdf') await checkImages([file], index);
  }
}

async function bytesOf(file: GivenFile, from: number, count: number): Promise<Buffer> {
  const handle = await open(file.filepath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const kindOf = async (file: GivenFile): Promise<DocumentKind | undefined> => documentKind(await bytesOf(file, 0, HEAD_BYTES));

/** A PDF ends with its mark; one that was cut off does not. */
const isWholePdf = async (file: GivenFile): Promise<boolean> =>
  (await bytesOf(file, Math.max(0, file.size - TAIL_BYTES), TAIL_BYTES)).includes('%%EOF');

/** Keeps files byte by byte outside the public folder, as the owner's own until a record takes them; all of them or none. */
export async function storePrivate(files: readonly GivenFile[], owner: number): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const file of files) stored.push(await storeOne(file, owner));
  } catch (error) {
    await releaseFiles(stored.map(({ id }) => id));
    throw error;
  }
  return stored;
}

async function storeOne(file: GivenFile, owner: number): Promise<StoredFile> {
  const kind = DOCUMENT_KINDS[(await kindOf(file)) as DocumentKind];
  const hash = randomUUID();
  await mkdir(privateFolder(), { recursive: true, mode: 0o700 });
  try {
    await copyFile(file.filepath, privatePath({ hash }));
    const data = { name: nameOf(file, kind.ext), hash, ext: kind.ext, mime: kind.mime, size: file.size / 1000, url: hash, provider: PRIVATE, folderPath: '/' };
    return await inTransaction(async (trx) => {
      const kept: StoredFile = await strapi.db.query('plugin::upload.file').create({ data });
      await trx(UPLOADS).insert({ file: kept.id, owner, createdAt: Date.now(), isPrivate: true });
      return kept;
    });
  } catch (error) {
    await rm(privatePath({ hash }), { force: true });
    throw error;
  }
}

/** The name it came with, without folders and what could end a header, and with the end that its content has. */
function nameOf({ originalFilename }: GivenFile, ext: string): string {
  const last = (originalFilename ?? '').split(/[\\/]/).at(-1) ?? '';
  const bare = cleanText(last.replace(/[\n\t"<>|:*?]/g, ' ')).replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/^\.+/, '');
  return `${[...(bare || 'document')].slice(0, MAX_NAME).join('')}${ext}`;
}

const AN_HOUR = 60 * 60 * 1000;

/** Removes bytes whose row was never written, as after a power cut. */
export async function sweepPrivateFolder(now = Date.now()): Promise<void> {
  for (const hash of await readdir(privateFolder()).catch(() => [])) {
    const file = path.join(privateFolder(), hash);
    const info = await stat(file).catch(() => undefined);
    if (!info || now - info.mtimeMs < AN_HOUR) continue;
    const row = await strapi.db.query('plugin::upload.file').findOne({ where: { hash } });
    if (!row) await rm(file, { force: true });
  }
}
