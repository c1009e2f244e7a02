import type { Knex } from 'knex';
import { SHOP_LIMITS } from '../domain/limits';
import { isShort } from '../domain/pantry/arrange';
import { lackOf } from '../domain/pantry/lack';
import { aisleOf } from '../domain/shoplist/change';
import { isOrdered } from '../domain/shoplist/delivery';
import { sharerIds } from '../households/people';
import { inPantryOf, type PantryItem, stepsOf } from '../pantry/items';
import { listGuards } from '../records/search/listGuards';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { erase, insert, inWrite } from '../records/write/write';

type List = CollectionMap['shoplists'];
type Item = CollectionMap['shop-items'];

const items = () => collectionOf('shop-items');
const callerOf = (id: number): Caller => ({ id, who: 'User' });
const lackingIn = ({ amount, ...item }: PantryItem) => ({ ...item, amount: amount ?? 0 });

/**
 * Adds an item that has fallen below its minimum to its owner's last used open list, and removes the line when the item
 * is sufficient again or no longer wanted, unless it is ticked. The line has the item's key, so each finds the other.
 */
export async function addShortItem(now: PantryItem, before: PantryItem | null, trx: Knex): Promise<void> {
  // A new item gets its amount in a separate step right after its creation.
  if (!before || now.owner === null) return;
  const [is, was] = [isShort(lackingIn(now)), isShort(lackingIn(before))];
  if (was && !is) return takeOff(now, trx);
  if (!is || (was && !(await isJustPut(now, trx)))) return;
  const list = await lastUsedBy(now.owner, trx);
  if (list)
    await inWrite(
      (inner) => putOn(list.id, [now], callerOf(Number(now.owner)), inner),
      listGuards([list.id]),
    );
}

const isJustPut = async ({ id }: PantryItem, trx: Knex): Promise<boolean> =>
  (await stepsOf(id, trx)).length === 1;

/** Removes lines only from lists of the item's sharers: keys come from clients, so a stranger's may be equal. */
async function takeOff({ key, owner }: PantryItem, trx: Knex): Promise<void> {
  const sharers = (await sharerIds(Number(owner), trx)).map(callerOf);
  const found = await openLines(trx, (query) => {
    query.where({ key });
    query.where((any) => sharers.forEach((one) => any.orWhere((within) => items().scope(within, one))));
  });
  // An ordered line stays, because the order arrives anyway.
  const lines = found.filter((line) => !isOrdered(line));
  if (lines.length === 0) return;
  await inWrite(
    async (inner) => {
      for (const line of lines) await erase(items(), line, inner);
    },
    listGuards(lines.map(({ list }) => list)),
  );
}

/** Fills a new list with items that its owner's household is short of and that are on no list yet. */
export async function fillWithShortItems({ id, owner }: List, trx: Knex): Promise<void> {
  if (owner === null) return;
  const table = tableOf(collectionOf('pantry-items'));
  const things = await rows<PantryItem>(
    trx(table)
      .whereIn('id', inPantryOf(callerOf(owner)))
      .orderBy('id'),
  );
  await putOn(
    id,
    things.filter((thing) => isShort(lackingIn(thing))),
    callerOf(owner),
    trx,
  );
}

/** Adds items to a list unless they are on a list that this person sees, as far as there is room. */
async function putOn(list: number, things: readonly PantryItem[], caller: Caller, trx: Knex): Promise<void> {
  if (things.length === 0) return;
  const seen = await openLines(trx, (query) => items().scope(query, caller));
  const fresh = things.filter(
    ({ key, product }) =>
      !seen.some((line) => line.key === key || (product !== null && line.product === product)),
  );
  const present = await rows<Item>(trx(tableOf(items())).where({ list }));
  const products = await readBodies(
    trx,
    collectionOf('products'),
    fresh.flatMap(({ product }) => product ?? []),
    'head',
  );
  for (const thing of fresh.slice(0, SHOP_LIMITS.items - present.length)) {
    const ticked = present.find(({ key }) => key === thing.key);
    if (ticked) await erase(items(), ticked, trx);
    const { key, Name, product } = thing;
    const category = aisleOf(product === null ? null : products.get(product));
    const line = { list, key, Name, product, category, from: [], checked: false, atHome: false };
    await insert(items(), { ...line, ...lackOf(lackingIn(thing)) }, trx);
  }
}

/** Returns lines that are still to be bought or on their way. */
function openLines(trx: Knex, narrow: (query: Knex.QueryBuilder) => void): Promise<Item[]> {
  const query = trx(`${tableOf(items())} as r`).where({ 'r.checked': false, 'r.atHome': false });
  query.where((within) => narrow(within));
  return rows<Item>(query);
}

/** Returns the last changed list, own or shared, among those that are empty or have something left to buy. */
async function lastUsedBy(owner: number, trx: Knex): Promise<List | undefined> {
  const lists = collectionOf('shoplists');
  const query = trx(`${tableOf(lists)} as r`).where((within) => lists.scope(within, callerOf(owner)));
  const isOpen = ({ total, done, ordered }: List) => !total || (done ?? 0) + (ordered ?? 0) < total;
  const open = (await rows<List>(query)).filter(isOpen);
  const lines: { list: number; at: string }[] = await trx(tableOf(items()))
    .whereIn(
      'list',
      open.map(({ id }) => id),
    )
    .groupBy('list')
    .select('list')
    .max({ at: 'updatedAt' });
  const changed = new Map(lines.map(({ list, at }) => [Number(list), at]));
  const usedAt = ({ id, updatedAt }: List): string => {
    const at = changed.get(id) ?? '';
    return at > updatedAt ? at : updatedAt;
  };
  return open.toSorted((one, other) => usedAt(other).localeCompare(usedAt(one)) || other.id - one.id)[0];
}
