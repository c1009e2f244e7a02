import { expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { momentIn } from '@/lib/format/moment';
import { api, cmsUrl, newPerson } from '../support/api';
import { made } from '../support/records';
import { orderAt, orderLine, place, staff, stocked } from './support';

test('an order is an appointment on its customer’s day, and on nobody else’s', async () => {
  const customer = await newPerson();
  const product = await stocked(50_000);
  const order = made(await place([orderLine(product.id)], {}, { ...staff(), user: customer }));
  const { wantedFrom, wantedTo, number } = order.attributes;
  const from = momentIn('Asia/Tbilisi', new Date(wantedFrom));
  const days = `users/me/calendar?from=${from.day}&to=${addDays(from.day, 1)}`;
  const [item, ...others] = (await api(customer).get(days)).data;
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    day: from.day,
    time: from.time,
    endTime: momentIn('Asia/Tbilisi', new Date(wantedTo)).time,
    kind: 'appointments',
    order: 'placed',
    state: null,
    source: { type: 'order', id: order.id, Name: String(number) },
  });

  made(await api(staff().courier).act(`orders/${order.id}/accept`));
  expect((await api(customer).get(days)).data[0].order).toBe('accepted');
  const ofOrders = (items: { source: { type: string } }[]) =>
    items.filter(({ source }) => source.type === 'order');
  for (const other of [await newPerson(), staff().admin])
    expect(ofOrders((await api(other).get(days)).data).map(({ source }) => source)).not.toContainEqual(
      item.source,
    );

  const { data } = await api(customer).act('users/me/feed', {});
  const feed = async () => (await fetch(`${cmsUrl()}${new URL(data.url, 'http://x').pathname}`)).text();
  expect(await feed()).toContain(`SUMMARY:Delivery of order ${number}`);
  made(await api(customer).put(`users/${customer.id}`, { language: 'ka' }));
  expect(await feed()).toContain(`SUMMARY:მიტანა: შეკვეთა №${number}`);

  made(await api(staff().admin).act(`orders/${order.id}/cancel`, { reason: 'A test' }));
  expect((await api(customer).get(days)).data).toEqual([]);
});

test('a delivered order shows its handover time, if that was on the expected day', async () => {
  const customer = await newPerson();
  const product = await stocked(50_000);
  const at = { ...staff(), user: customer };
  const order = await orderAt(['accept', 'pack', 'depart'], [orderLine(product.id)], at);
  const { wantedFrom } = order.attributes;
  const { day } = momentIn('Asia/Tbilisi', new Date(wantedFrom));
  const item = async () =>
    (await api(customer).get(`users/me/calendar?from=${day}&to=${addDays(day, 1)}`)).data[0];
  expect(await item()).toMatchObject({ order: 'onTheWay', handedAt: null });
  const code = (await api(customer).get(`orders/${order.id}`)).data.attributes.deliveryCode;
  const done = made(await api(at.courier).act(`orders/${order.id}/deliver`, { code }));
  const handed = momentIn('Asia/Tbilisi', new Date(done.attributes.deliveredAt));
  expect(await item()).toMatchObject({
    order: 'delivered',
    handedAt: handed.day === day ? handed.time : null,
  });
});
