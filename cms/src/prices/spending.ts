import { present } from '../domain/present';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { PRICE_LIMITS } from '../domain/limits';
import { dayStart } from '../domain/order/windows';
import { byAisle, type Expense, firstDay, isMonth, monthBeside } from '../domain/price/spending';
import type { Spending } from '../domain/price/types';
import { findHousehold, peopleOf } from '../households/people';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { sql } from '../records/database/database';
import { badRequest, fieldErrors } from '../records/http/errors';
import { number } from '../records/fields';
import { checkParams } from '../records/search/params';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { type Price, priceTable } from './prices';
import { thrownIn } from './thrown';

const BUDGET = { tetri: number({ ...PRICE_LIMITS.budgetTetri, whole: true, key: 'range' }) };

/** Returns the people whose spending is summed: the caller's household, owner first, or the caller alone. */
async function spendersWith({ id }: Caller, db: Knex): Promise<number[]> {
  const household = await findHousehold(id, db);
  return household ? peopleOf(household) : [id];
}

/**
 * GET prices/spending?month: the household's spending by aisle, from its prices and orders, its budget, and what it
 * threw away.
 */
export async function readSpending(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['month']);
  const { month } = ctx.query;
  if (!isMonth(month)) throw badRequest('month must be a month, 2026-11', ['month']);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = { data: await spendingOf(month, callerIn(ctx)) };
}

async function spendingOf(month: string, caller: Caller): Promise<Spending> {
  const db = await sql();
  const people = await spendersWith(caller, db);
  const [from, to] = [firstDay(month), firstDay(monthBeside(month, 1))];
  const paid = await rows<Price>(
    priceTable(db).whereIn('owner', people).where('day', '>=', from).where('day', '<', to),
  );
  const orders = await rows<CollectionMap['orders']>(
    db(tableOf(collectionOf('orders')))
      .whereIn('customer', people)
      .where({ state: 'delivered' })
      .where('deliveredAt', '>=', dayStart(from))
      .where('deliveredAt', '<', dayStart(to)),
  );
  const got = orders.flatMap(({ lines }) =>
    lines.flatMap(({ product, replacement, gotTetri }) =>
      gotTetri ? [{ product: replacement ?? product, tetri: gotTetri }] : [],
    ),
  );
  const expenses = await inAisles(
    [
      ...paid.map(({ product, tetri }) => ({ product, tetri, isOrdered: false })),
      ...got.map((one) => ({ ...one, isOrdered: true })),
    ],
    db,
  );
  const feesTetri = orders.reduce((sum, order) => sum + (order.feeTetri ?? 0), 0);
  const first = present(people[0], 'a person');
  const owner = (await readBodies(db, collectionOf('users'), [first])).get(first);
  const thrown = await thrownIn({ from, to }, people, caller, db);
  return { month, budgetTetri: owner?.budgetTetri ?? null, aisles: byAisle(expenses), feesTetri, thrown };
}

type Bill = Omit<Expense, 'category'> & { readonly product: number | null };

async function inAisles(bills: readonly Bill[], db: Knex): Promise<Expense[]> {
  const ids = [...new Set(bills.flatMap(({ product }) => product ?? []))];
  const products = await readBodies(db, collectionOf('products'), ids);
  return bills.map(({ product, ...bill }) => ({
    ...bill,
    category: (product === null ? undefined : products.get(product)?.category) ?? null,
  }));
}

/**
 * POST prices/budget {tetri}: sets the household's monthly budget, null for none. It is stored with the household's
 * owner and leaves with them.
 */
export async function setBudget(ctx: Context): Promise<void> {
  const data = dataIn(ctx);
  const { tetri: budgetTetri } = verbData<{ tetri: number | null }>(BUDGET, data);
  if (!Object.hasOwn(data, 'tetri')) throw fieldErrors([{ path: ['tetri'], key: 'required' }]);
  await inWrite(async (trx) => {
    const owner = present((await spendersWith(callerIn(ctx), trx))[0], 'a person');
    const users = collectionOf('users');
    const person = (await readBodies(trx, users, [owner])).get(owner);
    if (person) await change(users, person, { budgetTetri }, trx);
  });
  ctx.body = { data: { budgetTetri } };
}
