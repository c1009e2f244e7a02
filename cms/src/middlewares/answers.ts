import type { Context, Next } from 'koa';
import { formFor, keyOf, cachedCaller, makeAnswer, pack, compressFor, cacheAnswer } from '../answers/cache';
import { cacheHeaders } from '../answers/plainReads';
import { dependenciesOf } from '../answers/dependencies';
import { VISITOR } from '../auth/firebase-strategy';
import { stampOf } from '../records/read/generations';
import { fieldOf } from '../domain/fieldOf';

/**
 * Minimum size in bytes of a write's answer to compress. A write answers the whole record: for a plan of sixty days
 * that is 5 MB, or 0.1 MB compressed.
 */
const WRITTEN_FROM = 8 * 1024;

/** Paths of medical records; no browser keeps a copy of them, not even for a while. */
const MEDICAL = /^\/api\/(?:visits|examinations|weights)(?:\/|$)/;

/**
 * Gives reads ETags, compresses them once, and caches them. An answer belongs to one caller and role and to the
 * generations of every collection it may show, so the next read after a write is made anew. answers/serveFromCache.ts
 * gives cached answers, which never come here.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith('/api/')) return next();
  if (ctx.method !== 'GET') return next().then(() => packWritten(ctx));
  const { headers } = ctx.request;
  const caller = cachedCaller(headers.authorization);
  const names = dependenciesOf(ctx.path, caller);
  const stamp = names ? stampOf(names) : '';
  await next();
  if (ctx.status !== 200 || !isJson(ctx.body)) return;
  const reader = ctx.state.caller ?? VISITOR;
  ctx.set('Vary', 'Authorization, Accept-Encoding');
  if (!ctx.response.get('Cache-Control'))
    ctx.set(
      'Cache-Control',
      MEDICAL.test(ctx.path) ? 'no-store' : `${reader.id === 0 ? 'public' : 'private'}, no-cache`,
    );
  ctx.remove('Content-Type');
  if (caller && headers.origin === undefined) cacheHeaders(ctx.path, caller, { ...ctx.response.headers });
  const answer = makeAnswer(ctx.body, names ?? [], stamp, { ...ctx.response.headers });
  const isKept = headers.origin === undefined && !ctx.state.isFleeting;
  if (caller && names && isKept) cacheAnswer(keyOf(caller, ctx.url), answer);
  await compressFor(answer, headers);
  const { status, head, body } = formFor(answer, headers);
  ctx.body = body ?? null;
  ctx.status = status;
  ctx.set(head as Record<string, string>);
};

const isJson = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  !Buffer.isBuffer(body) &&
  typeof fieldOf(body, 'pipe') !== 'function';

/**
 * Compresses the answer of a write (the record, or at a conflict the current one) only if that pays, because it is sent
 * once.
 */
async function packWritten(ctx: Context): Promise<void> {
  if (!isJson(ctx.body) || ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  const plain = Buffer.from(JSON.stringify(ctx.body));
  if (plain.length < WRITTEN_FROM) return;
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await pack(plain);
  ctx.type = 'application/json; charset=utf-8';
}
