import type { Knex } from 'knex';
import type { Context } from 'koa';
import { VISIBILITIES, type Visibility } from '../../domain/dish/types';
import { isBlocking } from '../../domain/import/warnings';
import { callerIn, dataOnly } from '../../records/http/actions';
import { afterCommit } from '../../records/database/database';
import { ConflictError, fieldErrors } from '../../records/http/errors';
import type { Caller } from '../../records/types';
import { isText } from '../../records/read/values';
import { inWrite } from '../../records/write/write';
import { duplicatesOf } from './duplicates';
import { areTaken, type ExtraRow } from '../extras/rows';
import { ExtraTaking } from '../extras/take';
import {
  afterExtras,
  areQuick,
  type RequestedExtras,
  parseRequestedExtras,
  extrasToTake,
  waitForExtras,
} from '../extras/taking';
import { continueTaking } from './continueTaking';
import { AT_ONCE, changeImport, type ImportBody, ownImport, type TakeOptions } from '../preview/record';
import { releaseDeleted, type ImportRow, rowsOf, setStates } from '../preview/rows';
import { startPictures } from './startPictures';
import { countTaken } from './takeLimits';
import { takeRows } from './taking';

interface TakeRequest extends TakeOptions {
  readonly keys: readonly string[] | 'all';
  readonly extras: RequestedExtras;
}

/** POST imports/{id}/take {recipes, visibility?, tags?}: creates dishes from recipes not yet taken. */
export async function takeRecipes(id: number, ctx: Context): Promise<void> {
  const { keys, extras, ...how } = parseTakeRequest(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await ownImport(id, caller);
    refuseBusy(body);
    await releaseDeleted(trx, id);
    const rows = keys === 'all' ? await allOf(trx, body) : await namedOf(trx, body, keys);
    const beside = await extrasToTake(trx, id, extras);
    const count = { recipes: rows.length, beside: beside.length };
    if (rows.length > AT_ONCE || !areQuick(beside, AT_ONCE))
      return countTaken(caller.id, count, () => takeInBackground(trx, body, rows, beside, how));
    await countTaken(caller.id, count, () =>
      takeBeforeAnswer(trx, { body, rows, beside, keys, how }, caller),
    );
  });
}

interface TakenNow {
  readonly body: ImportBody;
  readonly rows: readonly ImportRow[];
  readonly beside: readonly ExtraRow[];
  readonly keys: TakeRequest['keys'];
  readonly how: TakeOptions;
}

async function takeBeforeAnswer(
  trx: Knex,
  { body, rows, beside, keys, how }: TakenNow,
  caller: Caller,
): Promise<void> {
  const { id } = body;
  const taking = new ExtraTaking(id, body.source.kind, caller);
  const [refused] = await takeRows(trx, rows, caller, how, { extras: taking });
  if (refused && keys !== 'all') {
    const at = keys.indexOf(refused.row.key);
    throw fieldErrors(refused.faults.map(({ path, key }) => ({ path: ['recipes', at, ...path], key })));
  }
  for (const row of beside) await taking.take(trx, row);
  const isTaken = (await rowsOf(trx, id, { state: 'taken' })).length > 0 || (await areTaken(trx, id));
  if (isTaken || beside.length > 0) {
    const after = await afterExtras(trx, body, taking.cutsSince());
    await changeImport(trx, body, { ...after, ...(isTaken && { state: 'taken' }) });
  }
  await afterCommit(() => startPictures(id));
}

/** Throws a 409 if an import is being processed, undone or failed. */
export function refuseBusy({ state }: ImportBody): void {
  if (state === 'reading' || state === 'taking' || state === 'undoing')
    throw new ConflictError('The import is at work', 'import.busy', { state });
  if (state === 'undone' || state === 'failed')
    throw new ConflictError('The import is over', 'import.over', { state });
}

function parseTakeRequest(ctx: Context): TakeRequest {
  const {
    recipes,
    visibility = null,
    tags = [],
    extras,
  } = dataOnly(ctx, ['recipes', 'visibility', 'tags', 'extras']);
  const isList = Array.isArray(recipes) && recipes.every(isText);
  if (recipes !== 'all' && !isList) throw fieldErrors([{ path: ['recipes'], key: 'required' }]);
  if (visibility !== null && !isVisibility(visibility))
    throw fieldErrors([{ path: ['visibility'], key: 'choice' }]);
  if (!Array.isArray(tags) || !tags.every(isText)) throw fieldErrors([{ path: ['tags'], key: 'choice' }]);
  const isAll = recipes === 'all';
  return {
    keys: isAll ? 'all' : recipes,
    extras: parseRequestedExtras(extras, isAll),
    visibility,
    tags,
    isAll,
  };
}

const isVisibility = (value: unknown): value is Visibility => VISIBILITIES.some((one) => one === value);

const blocking = ({ recipe }: ImportRow) => recipe.warnings.filter(({ key }) => isBlocking(key));

/** Returns all waiting recipes except duplicates and those that must be corrected first. */
async function allOf(trx: Knex, { id, owner }: ImportBody): Promise<ImportRow[]> {
  const rows = await rowsOf(trx, id, { state: '' });
  const duplicates = await duplicatesOf(trx, owner, rows);
  return rows.filter((row) => !duplicates.has(row.key) && blocking(row).length === 0);
}

async function namedOf(trx: Knex, { id }: ImportBody, keys: readonly string[]): Promise<ImportRow[]> {
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

async function takeInBackground(
  trx: Knex,
  body: ImportBody,
  rows: readonly ImportRow[],
  beside: readonly ExtraRow[],
  how: TakeOptions,
): Promise<void> {
  await waitForExtras(trx, beside);
  await setStates(
    trx,
    rows.map(({ id }) => id),
    'taking',
  );
  await changeImport(trx, body, {
    state: 'taking',
    progress: { done: 0, total: rows.length + beside.length },
    work: { ...body.work, taking: how },
  });
  await afterCommit(() => continueTaking(body.id));
}
