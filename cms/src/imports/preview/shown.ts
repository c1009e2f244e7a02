import type { Context } from 'koa';
import { callerIn, idIn } from '../../records/http/actions';
import type { Shown } from '../../records/read/compose';
import { sql } from '../../records/database/database';
import { badRequest } from '../../records/http/errors';
import { once } from '../../records/write/idempotency';
import { one, showDeep } from '../../records/read/read';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Caller } from '../../records/types';
import { duplicatesOf } from '../take/duplicates';
import { questionsOf } from './questions';
import { importsOf } from './record';
import { type Row, rowsOf } from './rows';

/** Whether an answer holds the recipes: all, unless the query says `recipes=none`. */
function withRecipes(ctx: Context): boolean {
  const { recipes } = ctx.query;
  if (recipes !== undefined && recipes !== 'none') throw badRequest('recipes may be none', ['recipes']);
  return recipes === undefined;
}

/** GET imports/{id}: the import with its recipes. */
export async function findImport(ctx: Context): Promise<void> {
  const isWhole = withRecipes(ctx);
  const { recipes: _recipes, ...query } = ctx.query;
  const caller = callerIn(ctx);
  // whole it is large, and what is here already changes with the person's dishes
  ctx.state.isFleeting = true;
  const shown = await one(importsOf(), idIn(ctx), query, caller);
  ctx.body = { data: isWhole ? await completed(shown, caller) : shown };
}

/** A call that answers an import as it is once `work` is done. A repeat under its Idempotency-Key is answered as it is then. */
export const importCall =
  (work: (ctx: Context) => Promise<number>) =>
  async (ctx: Context): Promise<void> => {
    const isWhole = withRecipes(ctx);
    const { data } = await once(ctx, async () => ({ data: { id: await work(ctx) } }), 'imports');
    const shown = await showDeep(importsOf(), data.id, callerIn(ctx));
    ctx.body = { data: isWhole ? await completed(shown, callerIn(ctx)) : shown };
  };

/** The same on an import of the caller's. */
export const importVerb = (work: (id: number, ctx: Context) => Promise<void>) =>
  importCall(async (ctx) => {
    const id = idIn(ctx);
    await work(id, ctx);
    return id;
  });

async function completed({ id, attributes }: Shown, caller: Caller): Promise<Shown> {
  const db = await sql();
  const rows = await rowsOf(db, id);
  const waiting = rows.filter(({ state }) => state === '');
  const duplicates = await duplicatesOf(db, caller.id, waiting);
  const dishes = await readBodies(
    db,
    collectionOf('dishes'),
    rows.flatMap(({ dish }) => dish ?? []),
  );
  const shown = (row: Row) => ({
    ...row.recipe,
    dish: row.dish !== null && dishes.has(row.dish) ? row.dish : null,
    duplicateOf: duplicates.get(row.key) ?? null,
  });
  const questions = await questionsOf(waiting, caller);
  return { id, attributes: { ...attributes, recipes: rows.map(shown), questions } };
}
