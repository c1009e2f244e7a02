import { beforeAll, describe, expect, test } from 'vitest';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { newCourier, orderLine, packAll, placed, stocked } from './support';

const PHONE = '+995 599 77 66 55';
let flour: ApiRecord;
let carrier: Person;
let otherCourier: Person;
let otherCustomer: Person;
beforeAll(async () => {
  flour = await stocked(1_000_000);
  [carrier, otherCourier, otherCustomer] = [await newCourier(), await newCourier(), await newPerson()];
  made(await api(carrier).put(`users/${carrier.id}`, { phone: PHONE }));
});

const user = () => api(people().user);
const step = async (id: number, verb: string, data = {}) =>
  made(await api(carrier).act(`orders/${id}/${verb}`, data));
/** Reads an order in every possible way, each twice: cold and from the cache. */
async function seenBy(by: { token: string }, id: number): Promise<string[]> {
  const paths = [
    `orders/${id}?populate=deep,5`,
    `orders?populate=deep,5&id=${id}`,
    `orders/${id}?fields=courierPhone`,
    `orders/${id}?populate=*`,
  ];
  const texts: string[] = [];
  for (const path of [...paths, ...paths]) texts.push((await api(by).get(path)).text);
  return texts;
}

describe('the courier’s phone', () => {
  test('is readable for the customer from acceptance to the end, and for nobody else', async () => {
    const order = await placed([orderLine(flour.id)]);
    const shows = async (isShown: boolean) => {
      for (const text of await seenBy(people().user, order.id)) {
        expect(text.includes(PHONE), text).toBe(isShown);
        expect(text.includes('courierPhone')).toBe(isShown);
      }
      for (const other of [otherCourier, otherCustomer, people().friend, carrier])
        for (const text of await seenBy(other, order.id)) expect(text).not.toContain('courierPhone');
    };
    await shows(false);
    await step(order.id, 'accept');
    await shows(true);
    await step(order.id, 'pack', packAll(order));
    await step(order.id, 'depart');
    await shows(true);
    const { deliveryCode } = (await user().get(`orders/${order.id}`)).data.attributes;
    await step(order.id, 'deliver', { code: deliveryCode });
    await shows(false);
  });

  test('goes when the courier returns the order, and follows their settings at once', async () => {
    const order = await placed([orderLine(flour.id)]);
    const phone = async () => (await user().get(`orders/${order.id}`)).data.attributes.courierPhone;
    await step(order.id, 'accept');
    made(await api(carrier).put(`users/${carrier.id}`, { phone: '+995 599 00 11 22' }));
    expect(await phone()).toBe('+995 599 00 11 22');
    await step(order.id, 'release');
    expect(await phone()).toBeUndefined();
    made(await api(otherCourier).act(`orders/${order.id}/accept`));
    expect(await phone()).toBeNull();
  });

  test('is no filter or sort for orders', async () => {
    expect((await user().get('orders?filters[courierPhone]=1')).status).toBe(400);
    expect((await user().get('orders?sort=courierPhone')).status).toBe(400);
  });
});
