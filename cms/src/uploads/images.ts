import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { LIMITS } from '../domain/limits';
import { MINUTE } from '../domain/time/units';
import { StatusError } from '../records/http/errors';
import type { ReceivedFile } from '../vendor/strapi';
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

/** Maximum memory for drawing a picture; formats read in strips need less than the whole picture at once. */
const MOST_MEMORY = 300 * 1024 * 1024;

/** Estimates the bytes to open a picture: measured for AVIF and progressive JPEG, calculated for interlaced PNG. */
function memoryFor({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const sample = (channels ?? 4) * (depth === 'ushort' ? 2 : 1);
  const whole = isProgressive ? (format === 'jpeg' ? 4 : sample) : 0;
  return width * height * (format === 'heif' ? 19 : whole);
}

/**
 * Checks by content that each file is a JPEG, PNG, WebP or AVIF within the limits, before any is accepted. Throws 413
 * or 415 with the file's index. Pictures that are stored as they are have no memory limit.
 */
export async function checkImages(
  files: readonly ReceivedFile[],
  { first = 0, isDrawn = true } = {},
): Promise<void> {
  for (const [at, file] of files.entries()) {
    const index = first + at;
    if (file.size > LIMITS.imageBytes) throw refuseFile(413, 'imageSize', index, { max: LIMITS.imageBytes });
    const meta = await sharp(file.filepath, { limitInputPixels: false })
      .metadata()
      .catch((cause: unknown) => rethrowSystemFault(cause));
    const isKnown =
      meta && KINDS.includes(meta.format) && (meta.format !== 'heif' || meta.compression === 'av1');
    if (!isKnown || !meta.width || !meta.height) throw refuseFile(415, 'imageType', index);
    const isHuge =
      meta.width * meta.height > LIMITS.imagePixels || Math.max(meta.width, meta.height) > LIMITS.imageSide;
    if (isHuge || (isDrawn && memoryFor(meta) > MOST_MEMORY))
      throw refuseFile(413, 'imagePixels', index, { max: LIMITS.imagePixels });
  }
}

/** Ignores a decoder's complaint about a picture; rethrows a system error behind it. */
export function rethrowSystemFault(cause: unknown): undefined {
  const fault = systemFault(cause);
  if (fault) throw fault;
}

const HALF_AN_HOUR = 30 * MINUTE;

/** Removes files of interrupted uploads from the work folder. */
export async function sweepWorkFolder(now = Date.now()): Promise<void> {
  for (const name of await readdir(workFolder()).catch(() => [])) {
    const file = path.join(workFolder(), name);
    const info = await stat(file).catch(() => undefined);
    if (info && now - info.mtimeMs > HALF_AN_HOUR) await rm(file, { force: true, recursive: true });
  }
}
