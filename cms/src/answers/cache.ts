import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { VISITOR } from '../auth/firebase-strategy';
import { rememberedPerson } from '../auth/people';
import { rememberedClaims, tokenIn } from '../auth/tokens';
import { isRemembering } from '../records/read/compose';
import { counter } from '../doors/metrics';
import { stampOf } from '../records/read/generations';
import { tokenHash } from '../records/hash';
import type { Caller } from '../records/types';
import { dropOldest } from '../records/oldest';

const compress = promisify(gzip);
const COMPRESSED_FROM = 1024;
const REMEMBERED_BYTES = 64 * 1024 * 1024;

/** The answer to a read: its bytes, what they were made from, and the head that goes with them. */
export interface Answer {
  readonly names: readonly string[];
  /** The generations of these collections as the answer was made. */
  readonly stamp: string;
  readonly plain: Buffer;
  readonly hash: string;
  readonly head: OutgoingHttpHeaders;
  packed?: Buffer;
}

/** An answer in the form that one request wants it. */
export interface Form {
  readonly status: 200 | 304;
  readonly head: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

const remembered = new Map<string, Answer>();
let bytes = 0;

/** The caller, where token and person are cached and the person is not blocked; otherwise undefined, and Strapi answers. */
export function knownCaller(header: string | undefined): Caller | undefined {
  const token = tokenIn(header);
  if (!token) return VISITOR;
  const claims = rememberedClaims(tokenHash(token));
  const person = claims && rememberedPerson(claims.uid);
  if (
    !person ||
    person.blocked ||
    person.email !== claims.email ||
    person.emailVerified !== claims.emailVerified
  )
    return undefined;
  return { id: person.id, who: person.Rolee };
}

/** Under which an answer is remembered: it belongs to one caller, in one role, and to what was asked. */
export const keyOf = (caller: Caller, url: string): string => `${caller.id} ${caller.who} ${url}`;

const countRemembered = counter('supra_answers_remembered_total', 'Reads that were answered from memory');

/** The answer to this question, unless something that it may show has been written since. */
export function recall(key: string): Answer | undefined {
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

export function remember(key: string, answer: Answer): void {
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

/** Twice the plain size leaves room for the packed form, the head and the key. */
const sizeOf = ({ plain }: Answer) => plain.length * 2 + 2_000;

/** Bytes as they are sent packed: a level that costs little and saves nearly all. */
export const pack = (plain: Buffer): Promise<Buffer> => compress(plain, { level: 5 });

/** Packs an answer once, where the request takes it packed. */
export async function packFor(answer: Answer, headers: IncomingHttpHeaders): Promise<void> {
  if (wantsPacked(answer, headers)) answer.packed ??= await pack(answer.plain);
}

/** Whether the answer can be given in its form at once. */
export const isPackedFor = (answer: Answer, headers: IncomingHttpHeaders): boolean =>
  answer.packed !== undefined || !wantsPacked(answer, headers);

const wantsPacked = ({ plain }: Answer, headers: IncomingHttpHeaders): boolean =>
  plain.length >= COMPRESSED_FROM && takesGzip(String(headers['accept-encoding'] ?? ''));

const takesGzip = (header: string): boolean =>
  /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header);

/** The answer as this request gets it, once it is packed for it. */
export function formFor(answer: Answer, headers: IncomingHttpHeaders): Form {
  const isPacked = wantsPacked(answer, headers);
  const etag = `"${answer.hash}${isPacked ? '-gz' : ''}"`;
  const head = { ...answer.head, ETag: etag };
  if (isAsked(headers['if-none-match'], etag)) return { status: 304, head };
  const body = isPacked ? (answer.packed as Buffer) : answer.plain;
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
