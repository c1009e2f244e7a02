import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { sql } from './database';
import { badRequest, StatusError } from './errors';
import { UPLOADS } from './files';
import { tokenHash } from './hash';
import { collectionOf } from './registry';
import { sentIn } from './strapi';
import { tableOf } from './tables';
import { inWrite } from './write';

/** Answers of POSTs that came with an Idempotency-Key, kept for a day: the same key by the same person answers the same. */
const TABLE = 'supra_idempotency';
const DAY = 24 * 60 * 60 * 1000;

export const sweepIdempotency = async (now = Date.now()): Promise<void> => {
  await (
    await sql()
  )(TABLE)
    .where('at', '<', now - DAY)
    .delete();
};

/**
 * Runs `work` once for a key: the answer is kept in the same transaction, so a repeat finds all of it or nothing. `of` names the
 * collection that the answer is a record of ('files' for uploads); once that is deleted, a repeat says so.
 */
export async function once<T>(ctx: Context, work: () => Promise<T>, of?: string): Promise<T> {
  const key = keyIn(ctx);
  if (!key) return work();
  const body = await fingerprintOf(ctx);
  return inWrite(
    async (trx) => {
      const kept = await keptAnswer<T>(trx, { key, body });
      if (!kept) return keepAnswer(trx, { key, body }, await work());
      if (of && !(await isThere(trx, kept.answer, of)))
        throw new StatusError(410, 'What this Idempotency-Key made has been deleted since');
      return kept.answer;
    },
    [{ of: 'key', key }],
  );
}

/**
 * The same for `work` that is done in several transactions, and which done again changes nothing: of two at once both do it, and
 * the answer of the first that ends is everybody's.
 */
export async function onceInSlices<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const key = keyIn(ctx);
  if (!key) return work();
  const row = { key, body: await fingerprintOf(ctx) };
  const before = await keptAnswer<T>(await sql(), row);
  if (before) return before.answer;
  const answer = await work();
  return inWrite(
    async (trx) => (await keptAnswer<T>(trx, row))?.answer ?? (await keepAnswer(trx, row, answer)),
    [{ of: 'key', key }],
  );
}

interface Asked {
  readonly key: string;
  readonly body: string;
}

/** What was answered under this key; the same key with another body is refused. */
async function keptAnswer<T>(db: Knex, { key, body }: Asked): Promise<{ readonly answer: T } | undefined> {
  const row = await db(TABLE).where({ key }).first('answer', 'body');
  if (!row) return undefined;
  // An answer of before fingerprints were kept has none.
  if (row.body && row.body !== body)
    throw new StatusError(422, 'This Idempotency-Key came with another body before');
  return { answer: JSON.parse(row.answer) };
}

function keyIn(ctx: Context): string | undefined {
  const given = ctx.request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\w-]{8,100}$/.test(given))
    throw badRequest('Idempotency-Key must be 8 to 100 letters, digits, - or _');
  const { id } = ctx.state.caller;
  return tokenHash(`${id} ${ctx.path} ${given}`);
}

/** Stands for a body and its files, so that another one under the same key is told apart. */
async function fingerprintOf(ctx: Context): Promise<string> {
  const { body, files = {} } = sentIn(ctx);
  const hash = createHash('sha256').update(JSON.stringify(body ?? null));
  const given = Object.values(files).flat();
  for (const { filepath } of given.sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0))) {
    const own = createHash('sha256');
    for await (const chunk of createReadStream(filepath)) own.update(chunk);
    hash.update(own.digest());
  }
  return hash.digest('base64');
}

/** Whether the record, or any of the files, that an answer shows still exists. */
async function isThere(trx: Knex, answer: unknown, of: string): Promise<boolean> {
  const shown = of === 'files' ? answer : (answer as { data?: unknown }).data;
  const ids = [shown].flat().map((one) => Number((one as { id?: unknown } | null)?.id));
  const query =
    of === 'files' ? trx(UPLOADS).whereIn('file', ids) : trx(tableOf(collectionOf(of))).whereIn('id', ids);
  return (await query.first(trx.raw('1 as found'))) !== undefined;
}

async function keepAnswer<T>(trx: Knex, row: Asked, answer: T): Promise<T> {
  await trx(TABLE).insert({ ...row, answer: JSON.stringify(answer), at: Date.now() });
  return answer;
}
