import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { pick, seeded } from '@/lib/domain/random';
import { bringIn, makeHousehold } from '../households/support';
import { day as planDay, entry, makeMember, makePlan, meal } from '../mealplans/support';
import { orderAt, orderLine, staff, stocked } from '../orders/support';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makePublic } from '../support/records';
import { ledgerOf, change, pantryOf, putAway } from './support';
import { today } from '../support/today';

const [THERE, BOUGHT, ORDERED, COOKED] = [5000, 800, 1500, 200];
let flour: ApiRecord;
let dish: ApiRecord;
beforeAll(async () => {
  flour = await stocked(1_000_000, { Name: `Flour ${randomUUID()}` });
  dish = await makePublic(people().friend, {
    servingAmount: 2,
    ingredients: [line(flour.id, { amount: COOKED })],
  });
});

/** Makes two people who live together, with flour at home, a dinner planned for today and an order at the door. */
async function home() {
  const [nino, gio] = [await newPerson(), await newPerson()];
  const { id: household } = await makeHousehold(nino);
  await bringIn(nino, household, gio);
  const things = { Name: 'Flour', product: flour.id, unit: 'gr', amount: THERE };
  const { id, key } = await putAway(gio, things);
  const dinner = Object.assign(entry(dish.id), { servings: 2 });
  const plan = await makePlan(nino, { startDate: today(), days: [planDay([meal([dinner])])] });
  await makeMember(nino, plan.id, gio);
  const mark = { day: today(), kind: 'entry', key: dinner.key, state: 'done', mealplan: plan.id };
  const order = await orderAt(['accept', 'pack', 'depart'], [orderLine(flour.id, { amount: ORDERED })], {
    ...staff(),
    user: nino,
  });
  const { deliveryCode } = made(await api(nino).get(`orders/${order.id}`)).attributes;
  return { nino, gio, id, key, mark, order: order.id, deliveryCode };
}

test.each([2, 6, 13])(
  'two phones that resend, a cooking, a mark and a delivery at once lose and double nothing (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const { nino, gio, id, key, mark, order, deliveryCode } = await home();
    const some = () => pick(random, [nino, gio]);
    const sendTwice = (by: Person, data: Record<string, unknown>) => {
      const header = randomUUID();
      return [() => change(by, { key, ...data }, header), () => change(by, { key, ...data }, header)];
    };
    const deltas = Array.from({ length: 8 }, () => Math.ceil(random() * 400) - 250);
    // both phones put away the same list line and send the same step key
    const bought = { op: 'move', key, move: randomUUID(), delta: BOUGHT, reason: 'bought' };
    const acts = [
      ...deltas.flatMap((delta) =>
        sendTwice(some(), { op: 'move', move: randomUUID(), delta, reason: 'cooked' }),
      ),
      () => change(nino, bought),
      () => change(gio, bought),
      () => api(nino).act(`dishes/${dish.id}/cooked`, { servings: 2 }),
      () => api(gio).act(`dishes/${dish.id}/cooked`, { servings: 2 }),
      () => api(some()).post('logs', mark),
      () => api(people().courier).act(`orders/${order}/deliver`, { code: deliveryCode }),
    ];
    const shuffled = acts.map((act) => ({ act, at: random() })).toSorted((a, b) => a.at - b.at);
    (await Promise.all(shuffled.map(({ act }) => act()))).forEach(made);

    const expected = deltas.reduce((sum, delta) => sum + delta, THERE + BOUGHT + ORDERED - COOKED);
    for (const person of [nino, gio]) {
      expect((await pantryOf(person)).map((one) => [one.id, one.amount])).toEqual([[id, expected]]);
      const book = await ledgerOf(person, id);
      expect(book.map(({ delta }) => delta).toSorted()).toEqual(
        [THERE, BOUGHT, ORDERED, -COOKED, ...deltas].toSorted(),
      );
      // each step states the amount after it
      let there = 0;
      for (const { delta, amount } of book) expect(amount).toBe((there += delta));
    }
  },
);
