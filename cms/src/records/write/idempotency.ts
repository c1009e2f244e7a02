import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { sql } from '../database/database';
import { badRequest, StatusError } from '../http/errors';
import { UPLOADS } from '../storage/files';
import {
  type KeyedRequest,
  storeAnswer,
  findAnswer,
  keyOf,
  type KeyedCall,
  sweepAnswers,
} from '../read/storedAnswers';
import { collectionOf } from '../registry';
import { parsedRequest } from '../../vendor/strapi';
import { tableOf } from '../database/tables';
import { DAY } from '../../domain/time/units';
import { inWrite } from './write';
import { fieldOf } from '../../domain/fieldOf';

export const sweepIdempotency = async (now = Date.now()): Promise<void> =>
  sweepAnswers(await sql(), now - DAY);

/**
 * Runs `work` once per Idempotency-Key: the answer is stored in the same transaction, so a retry finds all of it or
 * nothing. `of` names the collection that the answer is a record of ('files' for uploads); once that record is deleted,
 * a retry gets a 410.
 */
export async function oncePerKey<T>(ctx: Context, work: () => Promise<T>, of?: string): Promise<T> {
  const asked = await keyedRequestOf(ctx);
  if (!asked) return work();
  return inWrite(
    async (trx) => {
      const kept = await storedAnswer<T>(trx, asked);
      if (!kept) return saveAnswer(trx, asked, await work(), of);
      if (of && !(await isThere(trx, kept.answer, of))) throw answerErased();
      return kept.answer;
    },
    [{ of: 'key', key: keyOf(asked) }],
  );
}

const answerErased = () => new StatusError(410, 'What this Idempotency-Key made has been deleted since');

/**
 * Like once, for idempotent `work` that takes several transactions: two calls at once both do it, and both get the
 * answer of the first to finish.
 */
export async function oncePerKeyInBatches<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const asked = await keyedRequestOf(ctx);
  if (!asked) return work();
  const before = await storedAnswer<T>(await sql(), asked);
  if (before) return before.answer;
  const answer = await work();
  return inWrite(
    async (trx) => (await storedAnswer<T>(trx, asked))?.answer ?? (await saveAnswer(trx, asked, answer)),
    [{ of: 'key', key: keyOf(asked) }],
  );
}

/**
 * Finds the answer stored under this key. Throws if the key came with another body before (422) or if the answer was
 * erased (410).
 */
async function storedAnswer<T>(db: Knex, asked: KeyedRequest): Promise<{ readonly answer: T } | undefined> {
  const kept = await findAnswer(db, asked);
  if (!kept) return undefined;
  // Answers stored before fingerprints existed have none.
  if (kept.body && kept.body !== asked.body)
    throw new StatusError(422, 'This Idempotency-Key came with another body before');
  if (kept.answer === undefined) throw answerErased();
  return { answer: JSON.parse(kept.answer) };
}

async function keyedRequestOf(ctx: Context): Promise<KeyedRequest | undefined> {
  const named = namedIn(ctx);
  return named && { ...named, body: await fingerprintOf(ctx) };
}

function namedIn(ctx: Context): KeyedCall | undefined {
  const given = ctx.request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\w-]{8,100}$/.test(given))
    throw badRequest('Idempotency-Key must be 8 to 100 letters, digits, - or _');
  return { person: ctx.state.caller.id, path: ctx.path, given };
}

/** Hashes a body and its files, to detect another body under the same key. */
async function fingerprintOf(ctx: Context): Promise<string> {
  const { body, files = {} } = parsedRequest(ctx);
  const hash = createHash('sha256').update(JSON.stringify(body ?? null));
  const given = Object.values(files).flat();
  for (const { filepath } of given.sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0))) {
    const own = createHash('sha256');
    for await (const chunk of createReadStream(filepath)) own.update(chunk);
    hash.update(own.digest());
  }
  return hash.digest('base64');
}

/** True if the record in an answer, or any of its files, still exists. */
async function isThere(trx: Knex, answer: unknown, of: string): Promise<boolean> {
  const ids = idsIn(answer, of);
  const query =
    of === 'files' ? trx(UPLOADS).whereIn('file', ids) : trx(tableOf(collectionOf(of))).whereIn('id', ids);
  return (await query.first(trx.raw('1 as found'))) !== undefined;
}

function idsIn(answer: unknown, of: string): number[] {
  const shown = of === 'files' ? answer : (answer as { data?: unknown }).data;
  return [shown].flat().map((one) => Number(fieldOf(one, 'id')));
}

async function saveAnswer<T>(trx: Knex, asked: KeyedRequest, answer: T, of?: string): Promise<T> {
  const ids = of ? idsIn(answer, of) : [];
  // an answer with several records can still be given after one of them is deleted
  const [only, ...others] = ids;
  const record = only !== undefined && others.length === 0 && only > 0 ? only : undefined;
  await storeAnswer(trx, asked, JSON.stringify(answer), { of, record });
  return answer;
}
