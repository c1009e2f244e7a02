import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Next } from 'koa';
import { VISITOR } from '../auth/firebase-strategy';
import { rememberedPerson } from '../auth/people';
import { rememberedClaims, tokenHash, tokenIn } from '../auth/tokens';
import { isRemembering } from '../records/compose';
import { dependenciesOf } from '../records/dependencies';
import { stampOf } from '../records/generations';
import type { Caller } from '../records/types';

const compress = promisify(gzip);
const COMPRESSED_FROM = 1024;
const REMEMBERED_BYTES = 64 * 1024 * 1024;

interface Answer {
  readonly stamp: string;
  readonly plain: Buffer;
  readonly hash: string;
  packed?: Buffer;
}

const remembered = new Map<string, Answer>();
let bytes = 0;

/**
 * Reads with ETags, compressed once, and remembered: an answer belongs to one caller and role and to the generations of
 * every collection it may show, so the very next read after a write is made anew.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.method !== 'GET' || !ctx.path.startsWith('/api/')) return next();
  const caller = knownCaller(ctx.request.headers.authorization);
  const names = dependenciesOf(ctx.path);
  const key = caller && names && isRemembering ? `${caller.id} ${caller.who} ${ctx.url}` : undefined;
  const stamp = names ? stampOf(names) : '';
  const known = key && remembered.get(key);
  if (known && known.stamp === stamp) return send(ctx, known, caller as Caller);
  await next();
  if (ctx.status !== 200 || !isJson(ctx.body)) return undefined;
  const plain = Buffer.from(JSON.stringify(ctx.body));
  const answer: Answer = { stamp, plain, hash: createHash('sha1').update(plain).digest('base64url') };
  if (key) remember(key, answer);
  return send(ctx, answer, (ctx.state.caller as Caller | undefined) ?? VISITOR);
};

const isJson = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && typeof (body as { pipe?: unknown }).pipe !== 'function';

/** The caller, where token and person are remembered and in good standing; everyone else takes the whole road. */
function knownCaller(header: string | undefined): Caller | undefined {
  const token = tokenIn(header);
  if (!token) return VISITOR;
  const claims = rememberedClaims(tokenHash(token));
  const person = claims && rememberedPerson(claims.uid);
  if (!person || person.blocked || person.email !== claims.email || person.emailVerified !== claims.emailVerified) return undefined;
  return { id: person.id, who: person.Rolee };
}

function remember(key: string, answer: Answer): void {
  const old = remembered.get(key);
  if (old) bytes -= sizeOf(old);
  remembered.delete(key);
  remembered.set(key, answer);
  bytes += sizeOf(answer);
  while (bytes > REMEMBERED_BYTES) {
    const [oldest, gone] = remembered.entries().next().value as [string, Answer];
    remembered.delete(oldest);
    bytes -= sizeOf(gone);
  }
}

/** Twice the plain size leaves room for the packed form and the key. */
const sizeOf = ({ plain }: Answer) => plain.length * 2 + 500;

async function send(ctx: Context, answer: Answer, caller: Caller): Promise<void> {
  const isPacked = answer.plain.length >= COMPRESSED_FROM && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  const etag = `"${answer.hash}${isPacked ? '-gz' : ''}"`;
  ctx.set('ETag', etag);
  ctx.set('Vary', 'Authorization, Accept-Encoding');
  if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', `${caller.id === 0 ? 'public' : 'private'}, no-cache`);
  ctx.status = 200;
  if (isAsked(ctx.request.headers['if-none-match'], etag)) {
    ctx.body = null;
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  if (isPacked) {
    answer.packed ??= await compress(answer.plain, { level: 5 });
    ctx.set('Content-Encoding', 'gzip');
  }
  ctx.body = isPacked ? answer.packed : answer.plain;
}

const isAsked = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
