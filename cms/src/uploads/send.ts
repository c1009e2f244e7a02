import type { Context } from 'koa';
import { PRIVATE_BYTES } from '../records/database/bytes';
import { notFound, StatusError } from '../records/http/errors';
import type { StoredFileInfo, ByteRange } from '../records/storage/port';
import { storage } from '../records/storage/storage';
import type { PrivateFile } from './private-read';

/** Serves a private file with headers that keep shared caches from storing it and browsers from running it. */
export async function sendFile(ctx: Context, file: PrivateFile): Promise<void> {
  await sendStored(ctx, `${PRIVATE_BYTES}/${file.hash}`, `"${file.hash}"`, () => {
    ctx.set({
      Vary: 'Authorization',
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    ctx.attachment(file.name, { type: 'inline' });
    ctx.type = file.mime;
  });
}

/** Serves a stored file, whole or the one requested range; `head` adds headers once the file is found. */
export async function sendStored(
  ctx: Context,
  key: string,
  etag: string,
  head: (kept: StoredFileInfo) => void,
): Promise<void> {
  const isWhole = ctx.method === 'GET' && !ctx.get('If-None-Match') && !ctx.get('Range');
  const opened = isWhole ? await storage().open(key) : undefined;
  const kept = opened ?? (await storage().kept(key));
  if (!kept) throw notFound();
  const range = rangeIn(ctx, kept.size, etag);
  ctx.set({ ETag: etag, 'Accept-Ranges': 'bytes' });
  head(kept);
  if (matchesETag(ctx, etag)) {
    ctx.status = 304;
    return;
  }
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${kept.size}`);
  ctx.length = range ? range.end - range.start + 1 : kept.size;
  if (ctx.method === 'HEAD') return;
  const { stream } = opened ?? (await storage().open(key, range)) ?? {};
  if (!stream) throw notFound();
  ctx.body = stream;
}

/** Returns whether the caller's If-None-Match contains this ETag. */
export const matchesETag = (ctx: Context, etag: string): boolean =>
  ctx
    .get('If-None-Match')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Returns the requested range; undefined, for the whole file, if there are several or the caller's version is older.
 * Throws 416 if it lies outside the file.
 */
function rangeIn(ctx: Context, size: number, etag: string): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(ctx.get('Range')) ?? [];
  const isOlder = ctx.get('If-Range') !== '' && ctx.get('If-Range') !== etag;
  if (isOlder || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end || start >= size)
    throw new StatusError(416, 'There is no such range', {}, { 'Content-Range': `bytes */${size}` });
  return { start, end };
}
