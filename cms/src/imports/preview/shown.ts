import type { Context } from 'koa';
import { callerIn, idIn } from '../../records/http/actions';
import type { ApiRecord } from '../../records/read/compose';
import { sql } from '../../records/database/database';
import { badRequest } from '../../records/http/errors';
import { oncePerKey } from '../../records/write/idempotency';
import { one, showDeep } from '../../records/read/read';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Caller } from '../../records/types';
import { duplicatesOf } from '../take/duplicates';
import { questionsOf } from './questions';
import { importsOf } from './record';
import { type ImportRow, rowsOf } from './rows';

/** Returns whether the response includes the recipes: always, unless the query says `recipes=none`. */
function withRecipes(ctx: Context): boolean {
  const { recipes } = ctx.query;
  if (recipes !== undefined && recipes !== 'none') throw badRequest('recipes may be none', ['recipes']);
  return recipes === undefined;
}

/** GET imports/{id}: returns the import with its recipes. */
export async function findImport(ctx: Context): Promise<void> {
  const isWhole = withRecipes(ctx);
  const { recipes: _recipes, ...query } = ctx.query;
  const caller = callerIn(ctx);
  // The full response is large, and its duplicates change with the person's dishes, so it is not cached.
  ctx.state.isFleeting = true;
  const shown = await one(importsOf(), idIn(ctx), query, caller);
  ctx.body = { data: isWhole ? await completed(shown, caller) : shown };
}

/**
 * Wraps a handler that returns an import's id; the response shows the import after `work`. A repeat with the same
 * Idempotency-Key shows the import's current state.
 */
export const importCall =
  (work: (ctx: Context) => Promise<number>) =>
  async (ctx: Context): Promise<void> => {
    const isWhole = withRecipes(ctx);
    const { data } = await oncePerKey(ctx, async () => ({ data: { id: await work(ctx) } }), 'imports');
    const shown = await showDeep(importsOf(), data.id, callerIn(ctx));
    ctx.body = { data: isWhole ? await completed(shown, callerIn(ctx)) : shown };
  };

/** Wraps a handler for an existing import of the caller's. */
export const importVerb = (work: (id: number, ctx: Context) => Promise<void>) =>
  importCall(async (ctx) => {
    const id = idIn(ctx);
    await work(id, ctx);
    return id;
  });

async function completed({ id, attributes }: ApiRecord, caller: Caller): Promise<ApiRecord> {
  const db = await sql();
  const rows = await rowsOf(db, id);
  const waiting = rows.filter(({ state }) => state === '');
  const duplicates = await duplicatesOf(db, caller.id, waiting);
  const dishes = await readBodies(
    db,
    collectionOf('dishes'),
    rows.flatMap(({ dish }) => dish ?? []),
  );
  const shown = (row: ImportRow) => ({
    ...row.recipe,
    dish: row.dish !== null && dishes.has(row.dish) ? row.dish : null,
    duplicateOf: duplicates.get(row.key) ?? null,
  });
  const questions = await questionsOf(waiting, caller);
  return { id, attributes: { ...attributes, recipes: rows.map(shown), questions } };
}
