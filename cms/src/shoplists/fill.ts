import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { grouped } from '../domain/grouped';
import { SHOP_LIMITS } from '../domain/limits';
import { aisleOf } from '../domain/shoplist/change';
import { joinDishes, mergeNeeds } from '../domain/shoplist/merge';
import type { ForDish, Need, ShopLine } from '../domain/shoplist/types';
import { fieldErrors } from '../records/errors';
import { creates } from '../records/rate';
import { project } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import { change, insertAll } from '../records/write';
import { itemsOf } from './items';
import { staplesOf } from './staples';

type Item = CollectionMap['shop-items'];
type Fresh = ShopLine & { readonly atHome: boolean };

const items = () => collectionOf('shop-items');

/**
 * Puts what is needed on a list: beside what is open there already, never into what has been bought. What the caller always has
 * at home stands there as such, unless it is open already. No caller: the seed.
 */
export async function fillList(
  list: number,
  needs: readonly Need[],
  caller: Caller | null,
  trx: Knex,
): Promise<void> {
  const present = await itemsOf(list, trx);
  const unbought = present.filter(({ checked, product }) => !checked && product !== null);
  const staples = caller ? await staplesOf(caller, trx) : [];
  const fresh: Fresh[] = [];
  for (const [product, group] of grouped(needs, (need) => need.product?.id ?? null)) {
    const same = product === null ? [] : unbought.filter((item) => item.product === product);
    const open = same.filter((item) => !item.atHome);
    const atHome = open.length === 0 && product !== null && staples.includes(product);
    const beside = atHome ? same : open;
    const lines = beside.length === 0 ? mergeNeeds(group) : await addTo(beside, group, trx);
    fresh.push(...lines.map((line) => ({ ...line, atHome })));
  }
  if (present.length + fresh.length > SHOP_LIMITS.items) {
    throw fieldErrors([{ path: ['list'], key: 'tooMany', values: { max: SHOP_LIMITS.items } }]);
  }
  const write = () =>
    insertAll(
      items(),
      fresh.map((line) => toItem(list, line)),
      trx,
    );
  await (caller ? creates.during(caller.id, write, fresh.length) : write());
  await project(collectionOf('shoplists'), [list]);
}

/** Adds to the open lines of a product, each of which keeps its key; answers the lines that are new. */
async function addTo(same: readonly Item[], needs: readonly Need[], trx: Knex): Promise<ShopLine[]> {
  const { product } = needs[0];
  const before = same.map((item): Need => ({
    product,
    Name: item.Name,
    amount: item.amount,
    unit: item.unit,
    from: null,
  }));
  const lines = mergeNeeds([...before, ...needs]);
  const dishes = mergeNeeds(needs).flatMap(({ from }) => from);
  for (const [at, item] of same.entries()) {
    const line = lines[at];
    if (!line) continue;
    const from = at === 0 ? joinDishes((item.from as ForDish[] | null) ?? [], dishes) : item.from;
    await change(items(), item, { amount: line.amount, unit: line.unit, fault: line.fault, from }, trx);
  }
  return lines.slice(same.length);
}

const toItem = (list: number, { product, Name, amount, unit, from, fault, atHome }: Fresh) => ({
  list,
  key: randomUUID(),
  product: product?.id ?? null,
  Name,
  unit,
  from,
  fault,
  amount: amount === null ? null : Math.round(amount * 1000) / 1000,
  category: aisleOf(product),
  checked: false,
  atHome,
});
