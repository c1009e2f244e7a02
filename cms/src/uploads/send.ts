import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Context } from 'koa';
import { notFound, StatusError } from '../records/errors';
import { privatePath } from '../records/private-folder';
import type { PrivateFile } from './private-read';

/** Answers a private file, whole or the one range asked for; nothing on the way may keep it or make a page of it. */
export async function sendFile(ctx: Context, file: PrivateFile): Promise<void> {
  const info = await stat(privatePath(file)).catch(() => undefined);
  if (!info) throw notFound();
  const etag = `"${file.hash}"`;
  const range = rangeIn(ctx, info.size, etag);
  ctx.set({
    ETag: etag,
    Vary: 'Authorization',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  ctx.attachment(file.name, { type: 'inline' });
  ctx.type = file.mime;
  if (
    ctx
      .get('If-None-Match')
      .split(',')
      .some((one) => one.trim().replace(/^W\//, '') === etag)
  ) {
    ctx.status = 304;
    return;
  }
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${info.size}`);
  ctx.length = range ? range.end - range.start + 1 : info.size;
  if (ctx.method !== 'HEAD') ctx.body = createReadStream(privatePath(file), range);
}

/** The one range that is asked for; several, or one of an older file, are answered with the whole. */
function rangeIn(ctx: Context, size: number, etag: string): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(ctx.get('Range')) ?? [];
  const isOlder = ctx.get('If-Range') !== '' && ctx.get('If-Range') !== etag;
  if (isOlder || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end || start >= size)
    throw new StatusError(416, 'There is no such range', {}, { 'Content-Range': `bytes */${size}` });
  return { start, end };
}
