import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { callerIn, idIn } from '../../records/http/actions';
import { notFound } from '../../records/http/errors';
import { checkParams } from '../../records/search/params';
import { rateLimit } from '../../records/http/rate';
import { connection, paramIn } from '../../vendor/strapi';
import { codeOf, messageOf } from '../../records/errorProperties';
import { drawSmall } from '../../uploads/draw';
import { asImage } from '../source/asImage';
import { type ImportBody, ownImport } from './record';
import { rowsOf } from './rows';
import { createTaskQueue } from '../../domain/taskQueue';
import { Sources } from '../source/sources';
import { placeIn, previewFolder } from '../source/stored';
import type { ImageRef, ImportRecipe } from '../types';

/** Pixels of the longer side, twice as many as a row of the preview shows. */
const SIDE = 240;
/** Maximum number of pictures tried per recipe. */
const MOST_TRIED = 3;
const limitAddresses = rateLimit('previewAddresses', 300, 600);
/** Separate queues, so that slow servers do not delay pictures from files. */
const ofAddress = createTaskQueue({ concurrency: 6 });
const ofFile = createTaskQueue({ concurrency: 2 });

/**
 * GET imports/{id}/pictures/{key}: a small WebP of the recipe's first available picture; 204 if there is none. The
 * result is cached, including a 204.
 */
export async function showPicture(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  const body = await ownImport(idIn(ctx), caller);
  const [row] = await rowsOf(connection(), body.id, { keys: [paramIn(ctx, 'key')], most: 1 });
  if (!row) throw notFound();
  const images = imagesOf(row.recipe);
  const found =
    images.length === 0
      ? NONE
      : ((await cachedPicture(body.id, images)) ??
        (await (needsAddress(images)
          ? limitAddresses.during(caller.id, () => ofAddress(() => drawOne(body, images)))
          : ofFile(() => drawOne(body, images)))));
  ctx.set({
    Vary: 'Authorization',
    'Cache-Control': 'private, max-age=600',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  if (found.length === 0) {
    ctx.status = 204;
    return;
  }
  ctx.type = 'image/webp';
  ctx.body = found;
}

const NONE: Buffer = Buffer.alloc(0);

const imagesOf = ({ images, Steps }: ImportRecipe): ImageRef[] =>
  (images.length > 0 ? images : Steps.flatMap((step) => step.images)).slice(0, MOST_TRIED);

const needsAddress = (images: readonly ImageRef[]): boolean => images.some((image) => 'url' in image);

/** The cache file is named after the pictures, because corrections may change them. */
const placeOf = (id: number, images: readonly ImageRef[]): string =>
  placeIn(previewFolder(id), hash('sha256', JSON.stringify(images), 'hex'));

/** Returns the cached picture; empty if none was available, undefined if it is not cached. */
async function cachedPicture(id: number, images: readonly ImageRef[]): Promise<Buffer | undefined> {
  try {
    return await readFile(placeOf(id, images));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

async function drawOne({ id, work }: ImportBody, images: readonly ImageRef[]): Promise<Buffer> {
  // Another request may have drawn it while this one waited.
  const kept = await cachedPicture(id, images);
  if (kept) return kept;
  const sources = new Sources(work);
  let found: Buffer = NONE;
  try {
    for (const image of images) if (found.length === 0) found = await smallOf(sources, image);
  } finally {
    await sources.close();
  }
  await cachePicture(id, images, found);
  return found;
}

/** Returns a small picture; empty if it is unavailable for any reason. */
async function smallOf(sources: Sources, image: ImageRef): Promise<Buffer> {
  try {
    const bytes = await sources.image(image);
    return bytes ? await asImage(bytes, (file) => drawSmall(file, SIDE)) : NONE;
  } catch (error) {
    strapi.log.info(`A picture of an import is not shown: ${messageOf(error)}`);
    return NONE;
  }
}

/** Writes to a temporary file first, so that the cache never holds a partial one. */
async function cachePicture(id: number, images: readonly ImageRef[], bytes: Buffer): Promise<void> {
  const place = placeOf(id, images);
  const half = `${place}.${randomUUID()}`;
  await mkdir(placeIn(previewFolder(id)), { recursive: true, mode: 0o700 });
  await writeFile(half, bytes);
  await rename(half, place);
}
