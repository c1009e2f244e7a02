import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { api, people, type Answer, type ApiRecord, type Wire } from '../support/api';
import { made } from '../support/records';
import { jpeg } from '../support/pictures';
import { lotsOf, newCourier, orderAt, orderLine, packAll, placed, stocked } from './support';

const user = () => api(people().user);
const courier = () => api(people().courier);
const admin = () => api(people().admin);
const act = ({ id }: ApiRecord, step: string, data?: object, by = courier()) =>
  by.post(`orders/${id}/${step}`, data ?? {}, { 'Idempotency-Key': randomUUID() });

/** Expects a conflict, and returns the record it shows, which must be the current one. */
async function refused(answer: Answer, { id }: ApiRecord): Promise<Wire> {
  expect([answer.status, answer.error.details.code]).toEqual([409, 'order.doneOtherwise']);
  const { present } = answer.error.details;
  expect(present.id).toBe(id);
  expect(JSON.stringify(present)).not.toContain('deliveryCode');
  const now = (await courier().get(`orders/${id}`)).data?.attributes;
  if (now) expect(present.attributes.updatedAt).toBe(now.updatedAt);
  return present.attributes;
}

test('a packing may repeat itself, at once and late, but not change', async () => {
  const [one, two, instead] = [await stocked(5000), await stocked(5000), await stocked(5000)];
  const order = await orderAt(
    ['accept'],
    [one, two].map(({ id }) => orderLine(id, { ifMissing: 'replace' })),
  );
  const [first, second] = atLeast(2, order.attributes.lines as { key: string }[]);
  const packed = {
    lines: [
      { key: first.key, outcome: 'replaced', replacement: instead.id, called: true },
      { key: second.key, outcome: 'got', gotAmount: 900 },
    ],
  };
  const { attributes: before } = made(await act(order, 'pack', packed));
  const [replaced, got] = before.lines;
  const same = [
    packed,
    { lines: [...packed.lines].reverse() },
    {
      lines: [
        { ...packed.lines[0], gotAmount: replaced.gotAmount, replacementUnit: replaced.replacementUnit },
        packed.lines[1],
      ],
    },
  ];
  const other = [
    [packed.lines[0], { ...packed.lines[1], gotAmount: 901 }],
    [packed.lines[0], { key: second.key, outcome: 'got' }],
    [packed.lines[0], { key: second.key, outcome: 'missing' }],
    [{ key: first.key, outcome: 'missing' }, packed.lines[1]],
    [{ ...packed.lines[0], replacement: two.id }, packed.lines[1]],
    [{ ...packed.lines[0], gotAmount: replaced.gotAmount + 1 }, packed.lines[1]],
    [{ ...packed.lines[0], called: false }, packed.lines[1]],
  ];
  for (const state of ['packed', 'onTheWay']) {
    if (state === 'onTheWay') made(await act(order, 'depart'));
    for (const data of same) expect(made(await act(order, 'pack', data)).attributes.state).toBe(state);
    for (const lines of other) {
      const present = await refused(await act(order, 'pack', { lines }), order);
      expect(present.state).toBe(state);
      expect(present.lines.map(({ outcome, gotAmount }: Wire) => [outcome, gotAmount])).toEqual([
        ['replaced', replaced.gotAmount],
        ['got', got.gotAmount],
      ]);
    }
  }
  expect(await lotsOf(two.id)).toMatchObject([{ quantity: 4100, reserved: 0 }]);
  // an incomplete packing is refused as invalid
  expect((await act(order, 'pack', { lines: [packed.lines[0]] })).status).toBe(400);
  // nobody else can repeat it either
  const late = await act(order, 'pack', packed, admin());
  expect([late.status, late.error.details.code]).toEqual([409, 'order.outOfTurn']);
  expect((await act(order, 'pack', packed, api(await newCourier()))).status).toBe(404);
});

test('a reason may repeat or change, also after the parcel has gone out again', async () => {
  const product = await stocked(5000);
  const order = await orderAt(['accept', 'pack', 'depart'], [orderLine(product.id)]);
  const fail = (reason: string) => act(order, 'fail', { reason });
  made(await fail('Nobody is home'));
  expect(made(await fail('Nobody is home')).attributes.history).toHaveLength(4);
  const { history } = await refused(await fail('The dog is loose'), order);
  expect(history.at(-1)).toMatchObject({ state: 'failed', note: 'Nobody is home' });
  made(await act(order, 'retry'));
  made(await fail('Still nobody'));
  made(await act(order, 'cancel', { reason: 'Nobody there twice' }));
  expect(made(await fail('Still nobody')).attributes.state).toBe('cancelled');
  expect(made(await act(order, 'cancel', { reason: 'Nobody there twice' })).attributes.state).toBe(
    'cancelled',
  );
  await refused(await act(order, 'cancel', { reason: 'Something else' }), order);
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 5000, reserved: 0 }]);

  const mine = await placed([orderLine(product.id)]);
  made(await act(mine, 'cancel', undefined, user()));
  expect(made(await act(mine, 'cancel', undefined, user())).attributes.history).toHaveLength(1);
  const answer = await act(mine, 'cancel', { reason: 'Too late' }, user());
  expect([answer.status, answer.error.details.code]).toEqual([409, 'order.doneOtherwise']);
  // only the customer reads the delivery code in it
  expect(answer.error.details.present.attributes.deliveryCode).toBe(mine.attributes.deliveryCode);
});

test('a handover is the same by its code, or by its photo and name', async () => {
  const product = await stocked(5000);
  const coded = await orderAt(['accept', 'pack', 'depart'], [orderLine(product.id)]);
  const { deliveryCode: code, number } = (await user().get(`orders/${coded.id}`)).data.attributes;
  made(await act(coded, 'deliver', { code }));
  for (const again of [code, `supra-order:${number}:${code}`])
    expect(made(await act(coded, 'deliver', { code: again })).attributes.state).toBe('delivered');
  const wrong = code === '0000' ? '1111' : '0000';
  await refused(await act(coded, 'deliver', { code: wrong }), coded);
  await refused(await act(coded, 'deliver', { Name: 'The neighbour' }), coded);

  const shown = await orderAt(['accept', 'pack', 'depart'], [orderLine(product.id)]);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'door.jpg');
  const [photo] = (await courier().send('POST', 'upload', { body: form })).body;
  const given = { proof: photo.id, Name: 'The neighbour' };
  made(await act(shown, 'deliver', given));
  for (const again of [given, { Name: given.Name }])
    expect(made(await act(shown, 'deliver', again)).attributes.isUnconfirmed).toBe(true);
  const own = (await user().get(`orders/${shown.id}`)).data.attributes.deliveryCode;
  await refused(await act(shown, 'deliver', { ...given, Name: 'Somebody else' }), shown);
  await refused(await act(shown, 'deliver', { code: own }), shown);
});

test('a returned step does not count as taken: the order is packed again', async () => {
  const product = await stocked(5000);
  const order = await orderAt(['accept'], [orderLine(product.id)]);
  made(await act(order, 'release'));
  const answer = await act(order, 'pack', packAll(order));
  expect(answer.status).toBe(403);
  made(await act(order, 'accept'));
  expect(made(await act(order, 'pack', packAll(order))).attributes.state).toBe('packed');
});
