import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { VISITOR } from '../auth/firebase-strategy';
import { cachedPerson } from '../auth/people';
import { cachedClaims, bearerToken } from '../auth/tokens';
import { isRemembering } from '../records/read/compose';
import { counter } from '../doors/metricsRegistry';
import { stampOf } from '../records/read/generations';
import { tokenHash } from '../records/hash';
import type { Caller } from '../records/types';
import { dropOldest } from '../records/dropOldest';
import { present } from '../domain/present';

const compress = promisify(gzip);
const COMPRESSED_FROM = 1024;
const REMEMBERED_BYTES = 64 * 1024 * 1024;

/** Cached answer to a read: its bytes, the collections they were made from, and its headers. */
export interface Answer {
  readonly names: readonly string[];
  /** Generations of these collections when the answer was made. */
  readonly stamp: string;
  readonly plain: Buffer;
  readonly hash: string;
  readonly head: OutgoingHttpHeaders;
  packed?: Buffer;
}

/** Answer in the form that one request accepts. */
export interface Form {
  readonly status: 200 | 304;
  readonly head: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

const remembered = new Map<string, Answer>();
let bytes = 0;

/**
 * Returns the caller if token and person are cached and the person is not blocked (without a token, a visitor);
 * otherwise undefined, and Strapi answers.
 */
export function cachedCaller(header: string | undefined): Caller | undefined {
  const token = bearerToken(header);
  if (!token) return VISITOR;
  const claims = cachedClaims(tokenHash(token));
  const person = claims && cachedPerson(claims.uid);
  if (
    !person ||
    person.blocked ||
    person.email !== claims.email ||
    person.emailVerified !== claims.emailVerified
  )
    return undefined;
  return { id: person.id, who: person.Rolee };
}

/** Returns the cache key of an answer: it belongs to one caller, in one role, and to one URL. */
export const keyOf = (caller: Caller, url: string): string => `${caller.id} ${caller.who} ${url}`;

const countRemembered = counter('supra_answers_remembered_total', 'Reads that were answered from memory');

/** Returns the cached answer, unless something that it may show has been written since. */
export function cachedAnswer(key: string): Answer | undefined {
  const known = remembered.get(key);
  const isFresh = known !== undefined && known.stamp === stampOf(known.names);
  if (isFresh) countRemembered();
  return isFresh ? known : undefined;
}

export function makeAnswer(
  body: object,
  names: readonly string[],
  stamp: string,
  head: OutgoingHttpHeaders,
): Answer {
  const plain = Buffer.from(JSON.stringify(body));
  return { names, stamp, plain, hash: createHash('sha1').update(plain).digest('base64url'), head };
}

export function cacheAnswer(key: string, answer: Answer): void {
  if (!isRemembering) return;
  const old = remembered.get(key);
  if (old) bytes -= sizeOf(old);
  remembered.delete(key);
  remembered.set(key, answer);
  bytes += sizeOf(answer);
  while (bytes > REMEMBERED_BYTES) {
    const oldest = dropOldest(remembered);
    if (!oldest) return;
    bytes -= sizeOf(oldest[1]);
  }
}

/** Estimates an answer's memory: twice the plain size leaves room for the packed form, the headers and the key. */
const sizeOf = ({ plain }: Answer) => plain.length * 2 + 2_000;

/** Compresses bytes at a gzip level that costs little and saves nearly all. */
export const pack = (plain: Buffer): Promise<Buffer> => compress(plain, { level: 5 });

/** Compresses an answer once, if the request accepts that. */
export async function compressFor(answer: Answer, headers: IncomingHttpHeaders): Promise<void> {
  if (wantsPacked(answer, headers)) answer.packed ??= await pack(answer.plain);
}

/** True if the answer is ready in the form that the request accepts. */
export const isCompressedFor = (answer: Answer, headers: IncomingHttpHeaders): boolean =>
  answer.packed !== undefined || !wantsPacked(answer, headers);

const wantsPacked = ({ plain }: Answer, headers: IncomingHttpHeaders): boolean =>
  plain.length >= COMPRESSED_FROM && takesGzip(String(headers['accept-encoding'] ?? ''));

const takesGzip = (header: string): boolean =>
  /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header);

/** Returns the answer as this request gets it; compressFor must have run before. */
export function formFor(answer: Answer, headers: IncomingHttpHeaders): Form {
  const isPacked = wantsPacked(answer, headers);
  const etag = `"${answer.hash}${isPacked ? '-gz' : ''}"`;
  const head = { ...answer.head, ETag: etag };
  if (isAsked(headers['if-none-match'], etag)) return { status: 304, head };
  const body = isPacked ? present(answer.packed, 'the packed answer') : answer.plain;
  return {
    status: 200,
    head: {
      ...head,
      'Content-Type': 'application/json; charset=utf-8',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
      'Content-Length': body.length,
    },
    body,
  };
}

const isAsked = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
