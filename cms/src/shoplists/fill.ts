import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { grouped, type Group } from '../domain/grouped';
import { SHOP_LIMITS } from '../domain/limits';
import { type RemainingLine, leaveOut } from '../domain/pantry/leaveOut';
import { identityKey, type Usable } from '../domain/pantry/use';
import { aisleOf } from '../domain/shoplist/change';
import { isOrdered } from '../domain/shoplist/delivery';
import { joinDishes, mergeNeeds } from '../domain/shoplist/merge';
import type { ForDish, Need, ShopProduct } from '../domain/shoplist/types';
import { thingsOf } from '../pantry/things';
import { fieldErrors } from '../records/http/errors';
import { creates } from '../records/http/rate';
import { project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import { change, insertAll } from '../records/write/write';
import { itemsOf } from './items';
import { staplesOf } from './staples';
import { inWholes } from './wholes';

type Item = CollectionMap['shop-items'];
/** Needs for one product, and the list's lines that they are added to. */
interface NeedGroup {
  readonly needs: Group<Need>;
  readonly beside: readonly Item[];
  /** True if the product is always at home and no open line asks for it. */
  readonly isStaple: boolean;
  readonly isInPantry: boolean;
}

const items = () => collectionOf('shop-items');

/**
 * Adds needs to a list: to its open lines, never to bought or ordered ones. For items the caller has at home only the
 * missing amount is to be bought; items with enough at home, and staples, are listed as at home. The seed has no
 * caller.
 */
export async function fillList(
  list: number,
  needs: readonly Need[],
  caller: Caller | null,
  trx: Knex,
): Promise<void> {
  const present = await itemsOf(list, trx);
  const unbought = present.filter((item) => !item.checked && !isOrdered(item));
  const home = caller ? await thingsOf(caller, trx) : [];
  const asked = groupNeeds(await inWholes(needs, trx), {
    unbought,
    staples: caller ? await staplesOf(caller, trx) : [],
    known: new Set(home.map(identityKey)),
  });
  const besides = new Set(asked.flatMap(({ beside }) => beside));
  const others = unbought.filter((item) => !besides.has(item));
  let things = home.length > 0 ? await unclaimed(others, home, trx) : home;
  const fresh: RemainingLine[] = [];
  for (const one of asked) {
    const { lines, left } = linesFor(one, things);
    things = left;
    fresh.push(...(await putBeside(one, lines, trx)));
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

/**
 * Returns the lines of a new list with these needs: what is missing, and what the caller has at home; exactly what
 * `fillList` would write.
 */
export async function linesOfNewList(
  needs: readonly Need[],
  caller: Caller,
  trx: Knex,
): Promise<RemainingLine[]> {
  const home = await thingsOf(caller, trx);
  const asked = groupNeeds(await inWholes(needs, trx), {
    unbought: [],
    staples: await staplesOf(caller, trx),
    known: new Set(home.map(identityKey)),
  });
  let things: readonly Usable[] = home;
  return asked.flatMap((one) => {
    const { lines, left } = linesFor(one, things);
    things = left;
    return lines.map((line) => ({ ...line, amount: roundedAmount(line.amount) }));
  });
}

/** Returns an amount as a line stores it. */
const roundedAmount = (amount: number | null): number | null =>
  amount === null ? null : Math.round(amount * 1000) / 1000;

interface FillContext {
  readonly unbought: readonly Item[];
  readonly staples: readonly number[];
  readonly known: ReadonlySet<string>;
}

/** Groups the needs by product. Products in the pantry go by its amounts; otherwise staples count as at home. */
function groupNeeds(needs: readonly Need[], { unbought, staples, known }: FillContext): NeedGroup[] {
  return [...grouped(needs, (need) => need.product?.id ?? null)].map(([product, group]) => {
    const same = product === null ? [] : unbought.filter((item) => item.product === product);
    const open = same.filter((item) => !item.atHome);
    const isInPantry = known.has(identityKey(group[0]));
    const isStaple = open.length === 0 && product !== null && !isInPantry && staples.includes(product);
    return {
      needs: group,
      beside: open.length > 0 || !(isStaple || isInPantry) ? open : same,
      isStaple,
      isInPantry,
    };
  });
}

/** Returns a product's lines after the addition, existing ones first, and the items at home that they leave unused. */
function linesFor(
  { needs, beside, isStaple, isInPantry }: NeedGroup,
  things: readonly Usable[],
): { lines: RemainingLine[]; left: readonly Usable[] } {
  const [{ product }] = needs;
  const standing = beside.map((item) => needOf(item, product, item.amount));
  if (!isInPantry || isStaple) {
    const plain = mergeNeeds([...standing, ...needs]);
    // Needs without a product are matched to the pantry by name, one by one.
    const { lines, things: left } = leaveOut(plain, product ? [] : things);
    return {
      lines: lines.map((line) => ({ ...line, atHome: line.atHome || isStaple })),
      left: product ? things : left,
    };
  }
  const claimed = beside.flatMap((item) => claimOf(item, product));
  const covered = leaveOut(mergeNeeds([...claimed, ...needs]), things);
  const isOpen = beside.some(({ atHome }) => !atHome);
  if (!isOpen) return { lines: covered.lines, left: covered.things };
  const rest = covered.lines.filter(({ atHome }) => !atHome).map((line) => ({ ...line, from: null }));
  const [first] = covered.lines;
  // For an open line, `there` is the amount that was subtracted from it.
  const there = first?.atHome && first.there !== null ? first.amount : (first?.there ?? null);
  const lines = mergeNeeds([...standing, ...rest]).map((line, at) => ({
    ...line,
    atHome: false,
    there: at === 0 ? there : null,
  }));
  return { lines, left: covered.things };
}

const needOf = ({ Name, unit }: Item, product: ShopProduct | null, amount: number | null): Need => ({
  product,
  Name,
  amount,
  unit,
  from: null,
});

/** Returns the amount that a line takes from the pantry: all of it, or the part subtracted from its amount. */
const claimOf = (item: Item, product: ShopProduct | null): Need[] => {
  if (item.atHome) return [needOf(item, product, item.amount)];
  return item.there === null ? [] : [needOf(item, product, item.there)];
};

/** Returns the items at home that the list's other lines do not use. */
async function unclaimed(
  others: readonly Item[],
  home: readonly Usable[],
  trx: Knex,
): Promise<readonly Usable[]> {
  const ids = [...new Set(others.flatMap(({ product }) => product ?? []))];
  const products = await readBodies(trx, collectionOf('products'), ids, 'head');
  const claims = others.flatMap((item) =>
    claimOf(item, item.product === null ? null : (products.get(item.product) ?? null)),
  );
  return leaveOut(mergeNeeds(claims), home).things;
}

/** Updates the lines on the list, which keep their keys; returns the new ones. */
async function putBeside(
  { needs, beside }: NeedGroup,
  lines: readonly RemainingLine[],
  trx: Knex,
): Promise<RemainingLine[]> {
  const dishes = mergeNeeds(needs).flatMap(({ from }) => from);
  for (const [at, item] of beside.entries()) {
    const line = lines[at];
    if (!line) continue;
    const { amount, unit, fault, atHome, there } = line;
    const from = at === 0 ? joinDishes((item.from as ForDish[] | null) ?? [], dishes) : item.from;
    await change(items(), item, { amount, unit, fault, from, atHome, there }, trx);
  }
  return lines.slice(beside.length);
}

const toItem = (
  list: number,
  { product, Name, amount, unit, from, fault, atHome, there }: RemainingLine,
) => ({
  list,
  key: randomUUID(),
  product: product?.id ?? null,
  Name,
  unit,
  from,
  fault,
  amount: roundedAmount(amount),
  category: aisleOf(product),
  checked: false,
  atHome,
  there,
});
