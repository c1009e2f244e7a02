import type { Knex } from 'knex';
import type { Context } from 'koa';
import { callerIn, optionalDataOnly } from '../../records/http/actions';
import { afterCommit } from '../../records/database/database';
import { ConflictError } from '../../records/http/errors';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { CollectionMap } from '../../records/types';
import { inWrite } from '../../records/write/write';
import { extrasOf, setExtraStates } from '../extras/rows';
import { editedExtras, eraseExtras } from '../extras/undo';
import { AT_ONCE, changeImport, type ImportBody, ownImport } from '../preview/record';
import { eraseTaken, continueUndoing, isDishAsTaken, notedDishes } from './continueUndoing';
import { type ImportRow, rowsOf, setStates } from '../preview/rows';
import { refuseBusy } from './take';

type Dish = CollectionMap['dishes'];

/** POST imports/{id}/undo: deletes everything the import created, unless part of it was edited since. */
export async function undoImport(id: number, ctx: Context): Promise<void> {
  optionalDataOnly(ctx, []);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await ownImport(id, caller);
    if (body.state === 'undone' || body.state === 'undoing') return;
    refuseBusy(body);
    const rows = await rowsOf(trx, id, { state: 'taken' });
    const edited = [...(await editedOf(trx, body, rows)), ...(await editedExtras(trx, id))];
    if (edited.length > 0)
      throw new ConflictError('Some of it was edited since', 'import.edited', { edited });
    await setStates(
      trx,
      rows.map((row) => row.id),
      'undoing',
    );
    const beside = await extrasOf(trx, id, { state: 'taken' });
    await setExtraStates(
      trx,
      beside.map((row) => row.id),
      'undoing',
    );
    const isLater = rows.length + beside.length > AT_ONCE;
    if (!isLater) {
      await eraseExtras(trx, id, beside);
      await eraseTaken(trx, body, rows);
    }
    await changeImport(trx, body, undone(rows.length + beside.length, isLater));
    await afterCommit(() => continueUndoing(id));
  });
}

const undone = (total: number, isLater: boolean) => ({
  state: isLater ? ('undoing' as const) : ('undone' as const),
  progress: { done: isLater ? 0 : total, total },
});

/** Returns the dishes edited since they were taken; deleted ones do not matter. */
async function editedOf(trx: Knex, body: ImportBody, rows: readonly ImportRow[]) {
  const ids = rows.flatMap(({ dish }) => dish ?? []);
  const noted = await notedDishes(trx, body, ids);
  const dishes: Map<number, Dish> = await readBodies(trx, collectionOf('dishes'), ids);
  return rows.flatMap((row) => {
    const now = row.dish === null ? undefined : dishes.get(row.dish);
    return !now || isDishAsTaken(row, now, noted) ? [] : [{ key: row.key, dish: row.dish, Name: now.Name }];
  });
}
