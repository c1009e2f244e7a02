import path from 'node:path';
import type { Context } from 'koa';
import { DAY, SECOND } from '../domain/time/units';
import { publicKey } from '../records/database/bytes';
import { notFound } from '../records/http/errors';
import { sendStored } from './send';

/** Pictures may be cached for a year, because a name is never reused. */
const A_YEAR = (365 * DAY) / SECOND;

/** Serves the picture at `/uploads/<name>` to anybody. */
export async function sendPicture(ctx: Context, encoded: string): Promise<void> {
  const name = decoded(encoded);
  if (name === undefined || name.startsWith('.') || /[/\\\0]/.test(name)) throw notFound();
  await sendStored(ctx, publicKey(name), `"${encodeURIComponent(name)}"`, ({ changed }) => {
    ctx.set('Cache-Control', `max-age=${A_YEAR}`);
    ctx.lastModified = changed;
    ctx.type = path.extname(name) || 'application/octet-stream';
  });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
