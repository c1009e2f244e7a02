import type { Context } from 'koa';
import { PRIVATE_BYTES } from '../records/database/bytes';
import { notFound, StatusError } from '../records/http/errors';
import type { Kept, Range } from '../records/storage/port';
import { storage } from '../records/storage/storage';
import type { PrivateFile } from './private-read';

/** Answers a private file; nothing on the way may keep it or make a page of it. */
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

/** Answers what the store holds, whole or the one range asked for; `head` says the rest of it once it is known to be there. */
export async function sendStored(
  ctx: Context,
  key: string,
  etag: string,
  head: (kept: Kept) => void,
): Promise<void> {
  const isWhole = ctx.method === 'GET' && !ctx.get('If-None-Match') && !ctx.get('Range');
  const opened = isWhole ? await storage().open(key) : undefined;
  const kept = opened ?? (await storage().kept(key));
  if (!kept) throw notFound();
  const range = rangeIn(ctx, kept.size, etag);
  ctx.set({ ETag: etag, 'Accept-Ranges': 'bytes' });
  head(kept);
  if (isTagKnown(ctx, etag)) {
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

/** Whether the caller has what this ETag is of. */
export const isTagKnown = (ctx: Context, etag: string): boolean =>
  ctx
    .get('If-None-Match')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag);

/** The one range that is asked for; several, or one of an older file, are answered with the whole. */
function rangeIn(ctx: Context, size: number, etag: string): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(ctx.get('Range')) ?? [];
  const isOlder = ctx.get('If-Range') !== '' && ctx.get('If-Range') !== etag;
  if (isOlder || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end || start >= size)
    throw new StatusError(416, 'There is no such range', {}, { 'Content-Range': `bytes */${size}` });
  return { start, end };
}
