import { expect, test } from 'vitest';
import { monthOf } from '@/lib/domain/price/spending';
import { shopDay } from '@/lib/domain/order/windows';
import { at } from '@/tests/support/at';
import { householdOf } from '../households/support';
import { orderBody, orderLine, packAll, stocked } from '../orders/support';
import { api, faults, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { made, makeProduct } from '../support/records';
import { pay, spendingOf } from './support';

const none = { count: 0, tetri: 0, unknown: 0 };

test('a month sums its recorded prices, by aisle', async () => {
  const person = await newPerson();
  const milk = await makeProduct(person, { category: 'dairy' });
  const soap = await makeProduct(person);
  await pay(person, { product: milk.id, tetri: 420, day: '2026-11-01' });
  await pay(person, { product: milk.id, tetri: 400, day: '2026-11-30' });
  await pay(person, { product: soap.id, tetri: 300, day: '2026-11-15' });
  await pay(person, { product: milk.id, tetri: 999, day: '2026-12-01' });
  expect(await spendingOf(person, '2026-11')).toEqual({
    month: '2026-11',
    budgetTetri: null,
    aisles: [
      { category: 'dairy', paidTetri: 820, orderedTetri: 0 },
      { category: 'other', paidTetri: 300, orderedTetri: 0 },
    ],
    feesTetri: 0,
    thrown: { dishes: none, things: none, dearest: [] },
  });
  expect((await spendingOf(person, '2026-10')).aisles).toEqual([]);
  for (const month of ['', '2026-13', '2026-11-01'])
    expect((await api(person).get(`prices/spending?month=${month}`)).status).toBe(400);
});

/** Places an order for a person and delivers it. */
async function delivered(by: Person, product: number): Promise<void> {
  const order = made(await api(by).post('orders', await orderBody([orderLine(product, { amount: 2000 })])));
  const { deliveryCode: code } = order.attributes;
  const courier = api(people().courier);
  made(await courier.act(`orders/${order.id}/accept`));
  made(await courier.act(`orders/${order.id}/pack`, packAll(order)));
  made(await courier.act(`orders/${order.id}/depart`));
  made(await courier.act(`orders/${order.id}/deliver`, { code }));
}

test('delivered orders count for the customer’s household, and for nobody else', async () => {
  const { all } = await householdOf(2);
  const [owner, member] = all;
  const cheese = await stocked(5000, { category: 'dairy', costTetri: 200 });
  await pay(owner, { product: cheese.id, tetri: 500, day: shopDay(Date.now()) });
  await delivered(member, cheese.id);
  const month = monthOf(shopDay(Date.now()));
  const spending = await spendingOf(owner, month);
  const dairy = at(spending.aisles as { category: string; paidTetri: number; orderedTetri: number }[], 0);
  expect([dairy.category, dairy.paidTetri]).toEqual(['dairy', 500]);
  expect(dairy.orderedTetri).toBeGreaterThanOrEqual(4000);
  expect(spending.feesTetri).toBeGreaterThan(0);
  expect(await spendingOf(member, month)).toEqual(spending);
  expect((await spendingOf(await newPerson(), month)).aisles).toEqual([]);
});

test('a budget belongs to the household: each member sets it, all read it, nobody else does', async () => {
  const { id, all } = await householdOf(2);
  const [owner, member] = all;
  const budgetOf = async (person: Person) => (await spendingOf(person, '2026-11')).budgetTetri;
  made(await api(member).act('prices/budget', { tetri: 80_000 }));
  expect([await budgetOf(owner), await budgetOf(member)]).toEqual([80_000, 80_000]);
  expect(await budgetOf(people().admin as Person)).not.toBe(80_000);
  made(await api(member).act(`households/${id}/leave`));
  expect([await budgetOf(owner), await budgetOf(member)]).toEqual([80_000, null]);
  made(await api(owner).act('prices/budget', { tetri: null }));
  expect(await budgetOf(owner)).toBeNull();
  for (const tetri of [-1, 1.5, '5'])
    expect(faults(await api(owner).act('prices/budget', { tetri }))).toHaveLength(1);
  expect(faults(await api(owner).act('prices/budget', {}))).toEqual(['tetri: required']);
});
