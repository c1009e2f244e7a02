import { randomUUID } from 'node:crypto';
import { copyFile as copyTo, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { inTransaction } from '../records/database';
import { releaseFiles, UPLOADS } from '../records/files';
import { cleanImage, type CleanImage, type GivenFile } from './images';

const publicFolder = (): string => path.join(strapi.dirs.static.public, 'uploads');
const placeOf = ({ hash, ext }: Pick<Bytes, 'hash' | 'ext'>): string => path.join(publicFolder(), `${hash}${ext}`);

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
    return await keepImage(clean, owner);
  } catch (error) {
    await removeTraces(clean).catch((left: Error) => strapi.log.warn(`A refused picture could not be removed: ${left.message}`));
    throw error;
  } finally {
    await rm(clean.filepath, { force: true });
  }
}

async function keepImage(clean: CleanImage, owner: number): Promise<StoredFile> {
  const [kept] = await handToStrapi(clean);
  try {
    await inTransaction((trx) => trx(UPLOADS).insert({ file: kept.id, owner, createdAt: Date.now() }));
    return kept;
  } catch (error) {
    await releaseFiles([kept.id]);
    throw error;
  }
}

/** Strapi writes a picture and its formats before their row, and leaves them lying where the row is refused. */
async function removeTraces({ name }: CleanImage): Promise<void> {
  const stem = path.parse(name).name.replaceAll('-', '_');
  const left = (await readdir(publicFolder())).filter((one) => one.includes(stem));
  await Promise.all(left.map((one) => rm(path.join(publicFolder(), one), { force: true })));
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
  try {
    return await inTransaction(async (trx) => {
      const kept = await strapi.db.query('plugin::upload.file').create({ data });
      await trx(UPLOADS).insert({ file: kept.id, owner, createdAt: Date.now() });
      return kept.id as number;
    });
  } catch (error) {
    const copies = [data, ...Object.values(data.formats as Record<string, Bytes>)];
    await Promise.all(copies.map(({ hash, ext }) => rm(placeOf({ hash, ext }), { force: true })));
    throw error;
  }
}

interface Bytes {
  hash: string;
  ext: string;
  url: string;
}

async function copyBytes<T extends Bytes>(file: T): Promise<T> {
  const hash = `${file.hash.replace(/_[0-9a-f-]{36}$/, '')}_${randomUUID()}`;
  await copyTo(placeOf(file), placeOf({ ...file, hash }));
  return { ...file, hash, url: file.url.replace(`${file.hash}${file.ext}`, `${hash}${file.ext}`) };
}
