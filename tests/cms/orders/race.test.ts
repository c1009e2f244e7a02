import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, people, type ApiRecord } from '../support/api';
import { made } from '../support/records';
import { lotsOf, movedOf, newCourier, orderBody, orderLine, packAll, placed, stocked } from './support';

const admin = () => api(people().admin);

test('exactly one of twenty couriers who accept an order at once gets it', async () => {
  const product = await stocked(100_000);
  const couriers = await Promise.all(Array.from({ length: 20 }, () => newCourier()));
  for (let round = 0; round < 3; round += 1) {
    const { id } = await placed([orderLine(product.id)]);
    const answers = await Promise.all(couriers.map((one) => api(one).act(`orders/${id}/accept`)));
    const taken = answers.filter(({ status }) => status === 200);
    const late = answers.filter(({ error }) => error?.details.code === 'order.alreadyTaken');
    expect({ taken: taken.length, late: late.length }).toEqual({ taken: 1, late: 19 });
    const { attributes }: ApiRecord = (await admin().get(`orders/${id}?populate=deep`)).data;
    expect(attributes.history).toHaveLength(1);
    expect(attributes.courier.data.id).toBe(at(couriers, answers.indexOf(at(taken, 0))).id);
  }
});

test('thirty of fifty orders at once for thirty units succeed, and packing them leaves nothing', async () => {
  const product = await stocked(30, { unit: 'Piece', gramsPerPiece: 1000 });
  const body = await orderBody([orderLine(product.id, { amount: 1, unit: 'Piece' })]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api(people().user).post('orders', body)),
  );
  const orders = answers.filter(({ status }) => status === 200).map(({ data }): ApiRecord => data);
  const short = answers.filter(({ status }) => status === 409);
  expect([orders.length, short.length]).toEqual([30, 20]);
  for (const { error } of short)
    expect(error.details).toMatchObject({ code: 'stock.short', short: [{ product: product.id, left: 0 }] });
  expect(new Set(orders.map(({ attributes }) => attributes.number)).size).toBe(30);
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 30, reserved: 30 }]);
  const courier = api(people().courier);
  await Promise.all(
    orders.map(async (order) => {
      made(await courier.act(`orders/${order.id}/accept`));
      made(await courier.act(`orders/${order.id}/pack`, packAll(order)));
    }),
  );
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 0, reserved: 0 }]);
  expect(await movedOf(product.id)).toBe(0);
}, 60_000);
