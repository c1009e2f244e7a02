import type { Knex } from 'knex';
import type { Context } from 'koa';
import { callerIn, optionalDataOnly } from '../records/actions';
import { afterCommit } from '../records/database';
import { ConflictError } from '../records/errors';
import { readBodies, rows as bodiesOf } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import type { CollectionMap } from '../records/types';
import { inWrite } from '../records/write';
import { extrasOf, setExtraStates } from './extras/rows';
import { editedExtras, eraseExtras } from './extras/undo';
import { changeImport, type ImportBody, ownImport } from './record';
import { eraseTaken, goOnUndoing } from './undoing';
import { type Row, rowsOf, setStates } from './rows';
import { refuseBusy } from './take';

type Dish = CollectionMap['dishes'];
type Note = CollectionMap['dish-notes'];
const AT_ONCE = 30;

/** POST imports/{id}/undo: deletes what the import made, unless something of it was edited since. */
export async function undoImport(id: number, ctx: Context): Promise<void> {
  optionalDataOnly(ctx, []);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await ownImport(id, caller);
    if (body.state === 'undone') return;
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
      await eraseExtras(trx, beside);
      await eraseTaken(trx, body, rows);
    }
    await changeImport(trx, body, undone(body, rows.length + beside.length, isLater));
    await afterCommit(() => goOnUndoing(id));
  });
}

const undone = (_body: ImportBody, total: number, isLater: boolean) => ({
  state: 'undone' as const,
  progress: { done: isLater ? 0 : total, total },
});

/** What is no more as it was taken; what was deleted since is no hindrance. */
async function editedOf(trx: Knex, body: ImportBody, rows: readonly Row[]) {
  const noted = await notedDishes(trx, body);
  const dishes: Map<number, Dish> = await readBodies(
    trx,
    collectionOf('dishes'),
    rows.flatMap(({ dish }) => dish ?? []),
  );
  return rows.flatMap(({ key, dish, takenAt }) => {
    const now = dish === null ? undefined : dishes.get(dish);
    const isSame = !now || (Date.parse(now.updatedAt) === Date.parse(takenAt ?? '') && !noted.has(now.id));
    return isSame ? [] : [{ key, dish, Name: now.Name }];
  });
}

/** The dishes on which the person has written a note that the import did not bring: it would go with the dish. */
async function notedDishes(trx: Knex, { id, owner }: ImportBody): Promise<ReadonlySet<number>> {
  const notes = collectionOf('dish-notes');
  const brought = new Set(
    (await extrasOf(trx, id, { collection: notes.name, state: 'taken' })).map(({ record }) => record),
  );
  const own = await bodiesOf<Note>(trx(tableOf(notes)).where({ user: owner }));
  return new Set(own.flatMap((note) => (note.Note && note.dish && !brought.has(note.id) ? note.dish : [])));
}
