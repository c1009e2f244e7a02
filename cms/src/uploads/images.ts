import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { LIMITS } from '../domain/limits';
import { StatusError } from '../records/http/errors';
import type { GivenFile } from '../records/strapi';
import { systemFault } from './received';

const KINDS = ['jpeg', 'png', 'webp', 'heif'];

export const refuseFile = (status: 413 | 415, key: string, index: number, values?: Record<string, unknown>) =>
  new StatusError(status, `files.${index}: ${key}`, {
    errors: [
      {
        path: ['files', String(index)],
        key,
        message: key,
        name: 'ValidationError',
        ...(values && { values }),
      },
    ],
  });

export const workFolder = (): string => path.join(strapi.dirs.static.public, '..', 'tmp');

/** What drawing a picture may take; only what is read in strips needs less than all of it at once. */
const MOST_MEMORY = 300 * 1024 * 1024;

/** About what it takes to open a picture: measured at an AVIF and a progressive JPEG, worked out for an interlaced PNG. */
function memoryFor({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const sample = (channels ?? 4) * (depth === 'ushort' ? 2 : 1);
  const whole = isProgressive ? (format === 'jpeg' ? 4 : sample) : 0;
  return width * height * (format === 'heif' ? 19 : whole);
}

/**
 * Checks by content that each file is a JPEG, PNG, WebP or AVIF within the limits, all before any is taken; throws 413 or 415
 * naming the file by its place. Pictures that are only kept as they are may be as heavy as they like.
 */
export async function checkImages(
  files: readonly GivenFile[],
  { first = 0, isDrawn = true } = {},
): Promise<void> {
  for (const [at, file] of files.entries()) {
    const index = first + at;
    if (file.size > LIMITS.imageBytes) throw refuseFile(413, 'imageSize', index, { max: LIMITS.imageBytes });
    const meta = await sharp(file.filepath, { limitInputPixels: false })
      .metadata()
      .catch((cause: unknown) => unlessSystem(cause));
    const isKnown =
      meta && KINDS.includes(meta.format) && (meta.format !== 'heif' || meta.compression === 'av1');
    if (!isKnown || !meta.width || !meta.height) throw refuseFile(415, 'imageType', index);
    const isHuge =
      meta.width * meta.height > LIMITS.imagePixels || Math.max(meta.width, meta.height) > LIMITS.imageSide;
    if (isHuge || (isDrawn && memoryFor(meta) > MOST_MEMORY))
      throw refuseFile(413, 'imagePixels', index, { max: LIMITS.imagePixels });
  }
}

/** Lets go of what a decoder says of a picture; throws what the system says through it. */
export function unlessSystem(cause: unknown): undefined {
  const fault = systemFault(cause);
  if (fault) throw fault;
}

const HALF_AN_HOUR = 30 * 60 * 1000;

/** Removes what uploads that broke off have left in the work folder. */
export async function sweepWorkFolder(now = Date.now()): Promise<void> {
  for (const name of await readdir(workFolder()).catch(() => [])) {
    const file = path.join(workFolder(), name);
    const info = await stat(file).catch(() => undefined);
    if (info && now - info.mtimeMs > HALF_AN_HOUR) await rm(file, { force: true, recursive: true });
  }
}
