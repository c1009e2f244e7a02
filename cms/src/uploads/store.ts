import { randomUUID } from 'node:crypto';
import { copyFile as copyTo, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '../records/database';
import { releaseFiles, UPLOADS } from '../records/files';
import { cleanImage, type CleanImage, type GivenFile } from './images';

interface StoredFile {
  id: number;
  [name: string]: unknown;
}

/** Cleans and keeps images with all of Strapi's formats, as the owner's own until a record takes them; all of them or none. */
export async function storeImages(files: readonly GivenFile[], owner: number): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const [index, file] of files.entries()) stored.push(await storeImage(file, owner, index));
  } catch (error) {
    await releaseFiles(stored.map(({ id }) => id));
    throw error;
  }
  return stored;
}

async function storeImage(file: GivenFile, owner: number, index: number): Promise<StoredFile> {
  const clean = await cleanImage(file, index);
  try {
    const [kept] = await handToStrapi(clean);
    await (await sql())(UPLOADS).insert({ file: kept.id, owner, createdAt: Date.now() });
    return kept;
  } finally {
    await rm(clean.filepath, { force: true });
  }
}

const handToStrapi = ({ filepath, name, size }: CleanImage): Promise<StoredFile[]> =>
  strapi.plugin('upload').service('upload').upload({
    data: { fileInfo: { name } },
    files: [{ filepath, originalFilename: name, mimetype: 'image/webp', size }],
  });

/** A second file with the same picture and formats, for another record; answers its id. */
export async function copyFile(id: number, owner: number): Promise<number> {
  const { id: _id, documentId: _documentId, createdAt: _at, ...file } = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  const formats = Object.entries((file.formats ?? {}) as Record<string, Bytes>);
  const copied = await Promise.all(formats.map(async ([name, format]) => [name, await copyBytes(format)]));
  const data = { ...(await copyBytes(file as Bytes)), formats: Object.fromEntries(copied) };
  const kept = await strapi.db.query('plugin::upload.file').create({ data });
  await (await sql())(UPLOADS).insert({ file: kept.id, owner, createdAt: Date.now() });
  return kept.id;
}

interface Bytes {
  hash: string;
  ext: string;
  url: string;
}

async function copyBytes<T extends Bytes>(file: T): Promise<T> {
  const hash = `${file.hash.replace(/_[0-9a-f-]{36}$/, '')}_${randomUUID()}`;
  const folder = path.join(strapi.dirs.static.public, 'uploads');
  await copyTo(path.join(folder, `${file.hash}${file.ext}`), path.join(folder, `${hash}${file.ext}`));
  return { ...file, hash, url: file.url.replace(`${file.hash}${file.ext}`, `${hash}${file.ext}`) };
}
