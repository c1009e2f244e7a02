import type { Knex } from 'knex';
import type { Context } from 'koa';
import { VISIBILITIES, type Visibility } from '../domain/dish/types';
import { isBlocking } from '../domain/import/warnings';
import { callerIn, dataOnly } from '../records/actions';
import { afterCommit } from '../records/database';
import { ConflictError, fieldErrors } from '../records/errors';
import { isText } from '../records/values';
import { inWrite } from '../records/write';
import { duplicatesOf } from './duplicates';
import { goOnTaking } from './goOn';
import { changeImport, type ImportBody, ownImport, type TakeHow } from './record';
import { type Row, rowsOf, setStates } from './rows';
import { startPictures } from './startPictures';
import { takeRows } from './taking';

/** So many recipes are taken before the answer; more in the background. */
const AT_ONCE = 30;

interface Asked extends TakeHow {
  readonly keys: readonly string[] | 'all';
}

/** POST imports/{id}/take {recipes, visibility?, tags?}: makes dishes of recipes that are not taken yet. */
export async function takeRecipes(id: number, ctx: Context): Promise<void> {
  const { keys, ...how } = askedIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await ownImport(id, caller);
    refuseBusy(body);
    const rows = keys === 'all' ? await allOf(trx, body) : await namedOf(trx, body, keys);
    if (rows.length > AT_ONCE) return later(trx, body, rows, how);
    const [refused] = await takeRows(trx, rows, caller, how);
    if (refused && keys !== 'all') {
      const at = keys.indexOf(refused.row.key);
      throw fieldErrors(refused.faults.map(({ path, key }) => ({ path: ['recipes', at, ...path], key })));
    }
    const taken = (await rowsOf(trx, id, { state: 'taken' })).length;
    if (taken > 0) await changeImport(trx, body, { state: 'taken' });
    await afterCommit(() => startPictures(id));
  });
}

/** 409 while an import is at work, or where it is over. */
export function refuseBusy({ state }: ImportBody): void {
  if (state === 'reading' || state === 'taking')
    throw new ConflictError('The import is at work', 'import.busy', { state });
  if (state === 'undone' || state === 'failed')
    throw new ConflictError('The import is over', 'import.over', { state });
}

function askedIn(ctx: Context): Asked {
  const {
    recipes,
    visibility = 'private',
    tags = [],
  } = dataOnly(ctx, ['recipes', 'visibility', 'tags', 'extras']);
  const isList = Array.isArray(recipes) && recipes.every(isText);
  if (recipes !== 'all' && !isList) throw fieldErrors([{ path: ['recipes'], key: 'required' }]);
  if (!isVisibility(visibility)) throw fieldErrors([{ path: ['visibility'], key: 'choice' }]);
  if (!Array.isArray(tags) || !tags.every(isText)) throw fieldErrors([{ path: ['tags'], key: 'choice' }]);
  return { keys: recipes === 'all' ? 'all' : recipes, visibility, tags, isAll: recipes === 'all' };
}

const isVisibility = (value: unknown): value is Visibility => VISIBILITIES.some((one) => one === value);

const blocking = ({ recipe }: Row) => recipe.warnings.filter(({ key }) => isBlocking(key));

/** All that are not taken, but for those that are here already or have to be mended first. */
async function allOf(trx: Knex, { id, owner }: ImportBody): Promise<Row[]> {
  const rows = await rowsOf(trx, id, { state: '' });
  const duplicates = await duplicatesOf(trx, owner, rows);
  return rows.filter((row) => !duplicates.has(row.key) && blocking(row).length === 0);
}

async function namedOf(trx: Knex, { id }: ImportBody, keys: readonly string[]): Promise<Row[]> {
  const rows = await rowsOf(trx, id, { keys: [...new Set(keys)] });
  const unknown = keys.findIndex((key) => !rows.some((row) => row.key === key));
  if (unknown >= 0) throw fieldErrors([{ path: ['recipes', unknown], key: 'reference' }]);
  const waiting = rows.filter(({ state }) => state === '');
  const faults = waiting.flatMap((row) =>
    blocking(row).map(({ path, key }) => ({ path: ['recipes', keys.indexOf(row.key), ...path], key })),
  );
  if (faults.length > 0) throw fieldErrors(faults);
  return waiting;
}

async function later(trx: Knex, body: ImportBody, rows: readonly Row[], how: TakeHow): Promise<void> {
  await setStates(
    trx,
    rows.map(({ id }) => id),
    'taking',
  );
  await changeImport(trx, body, {
    state: 'taking',
    progress: { done: 0, total: rows.length },
    work: { ...body.work, taking: how },
  });
  await afterCommit(() => goOnTaking(body.id));
}
