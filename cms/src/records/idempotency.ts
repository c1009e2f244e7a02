import type { Context } from 'koa';
import type { Knex } from 'knex';
import { tokenHash } from '../auth/tokens';
import { sql } from './database';
import { badRequest } from './errors';
import type { Caller } from './types';
import { inWrite } from './write';

/** Answers of POSTs that came with an Idempotency-Key, kept for a day: the same key by the same person answers the same. */
const TABLE = 'supra_idempotency';
const DAY = 24 * 60 * 60 * 1000;

export async function prepareIdempotency(): Promise<void> {
  const db = await sql();
  if (await db.schema.hasTable(TABLE)) return;
  await db.schema.createTable(TABLE, (table) => {
    table.string('key', 64).primary();
    table.text('answer').notNullable();
    table.bigInteger('at').notNullable();
    table.index(['at'], 'supra_idempotency_at');
  });
}

export const sweepIdempotency = async (now = Date.now()): Promise<void> => {
  await (await sql())(TABLE).where('at', '<', now - DAY).delete();
};

/** Runs `work` once for a key: the answer is kept in the same transaction, so a repeat finds all of it or nothing. */
export async function once<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const key = keyIn(ctx);
  if (!key) return work();
  return inWrite(async (trx) => (await keptAnswer<T>(trx, key)) ?? keepAnswer(trx, key, await work()));
}

function keyIn(ctx: Context): string | undefined {
  const given = ctx.request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\w-]{8,100}$/.test(given)) throw badRequest('Idempotency-Key must be 8 to 100 letters, digits, - or _');
  const { id } = ctx.state.caller as Caller;
  return tokenHash(`${id} ${ctx.path} ${given}`);
}

async function keptAnswer<T>(trx: Knex, key: string): Promise<T | undefined> {
  const row = await trx(TABLE).where({ key }).first('answer');
  return row ? (JSON.parse(row.answer) as T) : undefined;
}

async function keepAnswer<T>(trx: Knex, key: string, answer: T): Promise<T> {
  await trx(TABLE).insert({ key, answer: JSON.stringify(answer), at: Date.now() });
  return answer;
}
