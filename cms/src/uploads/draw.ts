import { randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { LIMITS } from '../domain/limits';
import { createTaskQueue } from '../domain/taskQueue';
import { bytesOf, dropBytes, publicKey, type ReadyFile } from '../records/database/bytes';
import { storage } from '../records/storage/storage';
import type { ReceivedFile } from '../vendor/strapi';
import { refuseFile, rethrowSystemFault } from './images';

const LONGEST_SIDE = 2400;
const QUALITY = 82;
/** WebP effort. The full picture uses less: it takes half the time for 4 % more bytes. */
const EFFORT = 3;
const EFFORT_WHOLE = 2;
const EXT = '.webp';
const MIME = 'image/webp';
const THUMBNAIL = { width: 245, height: 156 };
/** Strapi's formats: side in pixels of the square that the picture fits into. */
const FORMATS = { large: 1200, medium: 800, small: 480 };

// Draws one picture at a time on one core without a cache, so that other requests are answered meanwhile.
sharp.cache(false);
sharp.concurrency(1);

/** Runs work on pictures one at a time in the whole process, because each may need 250 MB. */
export const inPictureQueue = createTaskQueue({ concurrency: 1 });

interface Drawn {
  readonly row: {
    readonly hash: string;
    readonly width: number;
    readonly height: number;
    readonly [name: string]: unknown;
  };
  readonly bytes: Buffer;
}

/**
 * Redraws a picture as WebP, upright and without hidden data (EXIF, location, profiles, trailing bytes), with Strapi's
 * smaller formats, and stores all of them for serving. Their names cannot be guessed.
 */
export const drawImage = (file: ReceivedFile, index = 0): Promise<ReadyFile> =>
  inPictureQueue(() => draw(file, index));

/** Draws a picture as one small WebP within a square of `side` pixels, without storing it. */
export const drawSmall = (file: ReceivedFile, side: number): Promise<Buffer> =>
  inPictureQueue(async () => (await drawn(upright(file, side), '')).bytes);

const upright = ({ filepath }: ReceivedFile, side: number): Sharp =>
  sharp(filepath, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function draw(file: ReceivedFile, index: number): Promise<ReadyFile> {
  const hash = randomUUID();
  // The header was valid, the body may not be.
  const pixels = await pixelsOf(file).catch((cause: unknown) => rethrowSystemFault(cause));
  if (!pixels) throw refuseFile(415, 'imageType', index);
  const main = await drawn(pixels(), hash, EFFORT_WHOLE);
  const smaller: [string, Drawn][] = [];
  for (const [name, box] of sizesOf(main.row)) {
    const image = pixels().resize({ ...box, fit: 'inside' });
    smaller.push([name, await drawn(image, `${name}_${hash}`)]);
  }
  await putInPlace([main, ...smaller.map(([, one]) => one)]);
  const formats = Object.fromEntries(
    smaller.map(([name, { row }]) => [name, { ...row, name: row.hash + EXT, path: null }]),
  );
  const row = {
    ...main.row,
    name: `${hash}${EXT}`,
    formats: smaller.length ? formats : null,
    provider: 'local',
    folderPath: '/',
  };
  return { row, bytes: bytesOf(row) };
}

/** Decodes a picture once for all its formats. */
async function pixelsOf(file: ReceivedFile): Promise<() => Sharp> {
  const { data, info } = await upright(file, LONGEST_SIDE).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

async function drawn(image: Sharp, hash: string, effort = EFFORT): Promise<Drawn> {
  const { data, info } = await image.webp({ quality: QUALITY, effort }).toBuffer({ resolveWithObject: true });
  const { width, height, size } = info;
  const row = {
    hash,
    ext: EXT,
    mime: MIME,
    width,
    height,
    size: Math.round(size / 10) / 100,
    sizeInBytes: size,
    url: `/uploads/${hash}${EXT}`,
  };
  return { row, bytes: data };
}

async function putInPlace(pictures: readonly Drawn[]): Promise<void> {
  const keyOf = ({ row }: Drawn) => publicKey(row.hash + EXT);
  try {
    for (const one of pictures) await storage().put(keyOf(one), one.bytes);
  } catch (error) {
    await dropBytes(pictures.map(keyOf));
    throw error;
  }
}

function sizesOf({ width, height }: Drawn['row']): [string, { width: number; height: number }][] {
  const smaller = Object.entries(FORMATS).filter(([, side]) => Math.max(width, height) > side);
  const isTiny = width <= THUMBNAIL.width && height <= THUMBNAIL.height;
  const thumbnail: [string, typeof THUMBNAIL][] = isTiny ? [] : [['thumbnail', THUMBNAIL]];
  return [
    ...thumbnail,
    ...smaller.map(([name, side]): [string, typeof THUMBNAIL] => [name, { width: side, height: side }]),
  ];
}
