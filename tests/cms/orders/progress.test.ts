import { beforeAll, expect, test } from 'vitest';
import { api, faults, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { newCourier, orderLine, placed, stocked } from './support';

const user = () => api(people().user);
const courier = () => api(people().courier);
const admin = () => api(people().admin);
let salt: ApiRecord;
let other: Person;
beforeAll(async () => {
  salt = await stocked(1_000_000);
  other = await newCourier();
});

/** Makes an order of two lines that the courier has accepted. */
async function taken(): Promise<number> {
  const { id } = await placed([orderLine(salt.id), orderLine(salt.id)]);
  made(await courier().act(`orders/${id}/accept`));
  return id;
}
const tell = (id: number, count: unknown, as = courier()) => as.act(`orders/${id}/progress`, { count });
const packingOf = async (id: number, as = user()) => (await as.get(`orders/${id}`)).data.attributes.packing;

test('the courier reports the marked lines; customer and Admin read the count, at most the number of lines', async () => {
  const id = await taken();
  expect(await packingOf(id)).toBeNull();
  const by = people().courier.id;
  for (const [count, shown] of [
    [1, 1],
    [1, 1],
    [7, 2],
    [0, 0],
  ] as const) {
    expect(made(await tell(id, count)).attributes.packing).toEqual({ by, count: shown });
    for (const as of [user(), admin()]) expect(await packingOf(id, as)).toEqual({ by, count: shown });
  }
});

test('nobody else reports it, nor other fields, nor after packing', async () => {
  const id = await taken();
  for (const [as, status] of [
    [user(), 403],
    [admin(), 403],
    [api(other), 404],
    [api(), 401],
  ] as const)
    expect((await tell(id, 1, as)).status).toBe(status);
  for (const count of [-1, 1.5, '1', null, 101]) {
    const answer = await tell(id, count);
    expect([answer.status, faults(answer).map((fault) => fault.split(':')[0])]).toEqual([400, ['count']]);
  }
  expect(await packingOf(id)).toBeNull();
  const { lines }: { lines: { key: string }[] } = (await courier().get(`orders/${id}?populate=deep`)).data
    .attributes;
  made(
    await courier().act(`orders/${id}/pack`, { lines: lines.map(({ key }) => ({ key, outcome: 'got' })) }),
  );
  const late = await tell(id, 2);
  expect([late.status, late.error?.details?.code]).toEqual([409, 'order.outOfTurn']);
});

test('a courier who could take the order sees nothing of it', async () => {
  const id = await taken();
  made(await tell(id, 1));
  made(await courier().act(`orders/${id}/release`));
  expect(await packingOf(id, api(other))).toBeNull();
});
