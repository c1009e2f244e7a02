import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { LIMITS } from '../domain/limits';
import { StatusError } from '../records/errors';

/** A file as the body parser leaves it on disk. */
export interface GivenFile {
  readonly filepath: string;
  readonly originalFilename?: string | null;
  readonly size: number;
  /** The place among the files of its call. */
  readonly begun?: number;
}
/** An image that has been checked and drawn anew. */
export interface CleanImage {
  readonly filepath: string;
  readonly name: string;
  readonly size: number;
}

const KINDS = ['jpeg', 'png', 'webp', 'heif'];
const LONGEST_SIDE = 2400;
const QUALITY = 82;

export const refuseFile = (status: 413 | 415, key: string, index: number, values?: Record<string, unknown>) =>
  new StatusError(status, `files.${index}: ${key}`, {
    errors: [{ path: ['files', String(index)], key, message: key, name: 'ValidationError', ...(values && { values }) }],
  });

export const workFolder = (): string => path.join(strapi.dirs.static.public, '..', 'tmp');

/**
 * Checks by content that each file is a JPEG, PNG, WebP or AVIF within the limits, all before any is taken; throws 413 or 415
 * naming the file by its place.
 */
export async function checkImages(files: readonly GivenFile[], first = 0): Promise<void> {
  for (const [at, file] of files.entries()) {
    const index = first + at;
    if (file.size > LIMITS.imageBytes) throw refuseFile(413, 'imageSize', index, { max: LIMITS.imageBytes });
    const meta = await sharp(file.filepath, { limitInputPixels: false }).metadata().catch(() => undefined);
    const isKnown = meta && KINDS.includes(meta.format) && (meta.format !== 'heif' || meta.compression === 'av1');
    if (!isKnown || !meta.width || !meta.height) throw refuseFile(415, 'imageType', index);
    const isHuge = meta.width * meta.height > LIMITS.imagePixels || Math.max(meta.width, meta.height) > LIMITS.imageSide;
    if (isHuge) throw refuseFile(413, 'imagePixels', index, { max: LIMITS.imagePixels });
  }
}

/** Draws an image anew as WebP, upright and without anything that was hidden in it (EXIF, place, profiles, trailing bytes). */
export async function cleanImage(file: GivenFile, index = 0): Promise<CleanImage> {
  const drawn = await sharp(file.filepath, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 3 })
    .toBuffer()
    // Its head was right, its body is not.
    .catch(() => Promise.reject(refuseFile(415, 'imageType', index)));
  await mkdir(workFolder(), { recursive: true });
  const filepath = path.join(workFolder(), `${randomUUID()}.webp`);
  try {
    await writeFile(filepath, drawn);
  } catch (error) {
    // A full disk is no fault of the picture's.
    await rm(filepath, { force: true });
    throw error;
  }
  return { filepath, name: `${randomUUID()}.webp`, size: drawn.length };
}

const HALF_AN_HOUR = 30 * 60 * 1000;

/** Removes what uploads that broke off have left in the work folder. */
export async function sweepWorkFolder(now = Date.now()): Promise<void> {
  for (const name of await readdir(workFolder()).catch(() => [])) {
    const file = path.join(workFolder(), name);
    const info = await stat(file).catch(() => undefined);
    if (info && now - info.mtimeMs > HALF_AN_HOUR) await rm(file, { force: true });
  }
}
