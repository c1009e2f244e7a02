import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { jpeg } from '../support/pictures';
import { made, recordsOf } from '../support/records';
import { today } from '../support/today';
import {
  lotsOf,
  movedOf,
  newCourier,
  orderAt,
  orderBody,
  orderLine,
  packAll,
  placed,
  stocked,
} from './support';

const user = () => api(people().user);
const courier = () => api(people().courier);
const admin = () => api(people().admin);
let flour: ApiRecord;
let other: Person;
beforeAll(async () => {
  flour = await stocked(1_000_000);
  other = await newCourier();
});
const lines = () => [orderLine(flour.id)];
const codeOf = async ({ id }: ApiRecord): Promise<string> =>
  (await user().get(`orders/${id}`)).data.attributes.deliveryCode;
const PRIVATE = ['Mariam', '555 12 34', 'Rustaveli 1', '77K', 'Ring twice'];

describe('an order that nobody has taken', () => {
  test('shows couriers only the short form, cold and cached, singly and in lists', async () => {
    const order = await placed(lines(), { Note: 'Ring twice' });
    for (const path of [
      `orders/${order.id}?populate=deep,5`,
      `orders?populate=deep,5&id=${order.id}`,
      `orders/${order.id}?populate=*`,
    ]) {
      for (let round = 0; round < 2; round += 1) {
        const { text, status } = await courier().get(path);
        expect(status).toBe(200);
        for (const secret of [...PRIVATE, order.attributes.deliveryCode, 'The user'])
          expect(text).not.toContain(`${secret}`);
        expect(text).toContain('"weightGrams":1000');
      }
    }
    for (const one of PRIVATE)
      expect((await courier().get(`orders?filters[address][$contains]=${one}`)).status).toBe(400);
  });

  test('is unknown to everybody else', async () => {
    const { id } = await placed(lines());
    expect((await api(people().friend).get(`orders/${id}`)).status).toBe(404);
    expect((await api(people().friend).get(`orders?id=${id}`)).data).toEqual([]);
    expect((await api().get(`orders/${id}`)).status).toBe(401);
    expect((await api(people().friend).act(`orders/${id}/cancel`)).status).toBe(404);
    expect((await courier().act(`orders/${id}/cancel`, { reason: 'x' })).status).toBe(403);
  });
});

describe('the steps of an order', () => {
  test('follow one another, and each shows who took it and when', async () => {
    const order = await orderAt(['accept', 'pack', 'depart'], lines());
    expect(order.attributes).toMatchObject({ recipient: { Name: 'Mariam' }, address: { doorCode: '77K' } });
    const done = made(await courier().act(`orders/${order.id}/deliver`, { code: await codeOf(order) }));
    expect(done.attributes).toMatchObject({ state: 'delivered', isUnconfirmed: false });
    const seen = (await user().get(`orders/${order.id}?populate=deep`)).data.attributes;
    expect(seen.history.map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'packed',
      'onTheWay',
      'delivered',
    ]);
    expect(seen.courier.data.attributes.Name).toBe('The courier');
    // After delivery the courier no longer sees the door and telephone.
    expect((await courier().get(`orders/${order.id}?populate=deep`)).text).not.toContain('555 12 34');
  });

  test('cannot be skipped', async () => {
    const order = await orderAt(['accept'], lines());
    for (const [step, data] of [
      ['depart', {}],
      ['deliver', { code: '1234' }],
      ['retry', {}],
      ['fail', { reason: 'x' }],
    ] as const) {
      const answer = await courier().act(`orders/${order.id}/${step}`, data);
      expect(answer.status, step).toBe(409);
      expect(answer.error.details.code).toBe('order.outOfTurn');
    }
  });

  test('belong to its own courier: others learn nothing', async () => {
    const order = await orderAt(['accept'], lines());
    for (const [step, data] of [
      ['pack', packAll(order)],
      ['depart', {}],
      ['release', {}],
      ['cancel', { reason: 'x' }],
    ] as const) {
      expect((await api(other).act(`orders/${order.id}/${step}`, data)).status, step).toBe(404);
    }
    expect((await api(other).get(`orders/${order.id}`)).status).toBe(404);
    const late = await api(other).act(`orders/${order.id}/accept`);
    expect(late.status).toBe(409);
    expect(late.error.details.code).toBe('order.alreadyTaken');
  });

  test('answer the same order when the same person repeats one', async () => {
    const order = await orderAt(['accept'], lines());
    expect(made(await courier().act(`orders/${order.id}/accept`)).attributes.state).toBe('accepted');
    for (const step of ['release', 'release'])
      expect(made(await courier().act(`orders/${order.id}/${step}`)).attributes.state).toBe('placed');
    await courier().act(`orders/${order.id}/accept`);
    for (const step of ['pack', 'pack'])
      expect(made(await courier().act(`orders/${order.id}/${step}`, packAll(order))).attributes.state).toBe(
        'packed',
      );
    expect(made(await courier().act(`orders/${order.id}/depart`)).attributes.history).toHaveLength(5);
  });

  test('lead out again or back after a failed handover, with its reason', async () => {
    const product = await stocked(3000);
    const order = await orderAt(['accept', 'pack', 'depart', 'fail'], [orderLine(product.id)]);
    expect(order.attributes.history.at(-1)).toMatchObject({ state: 'failed', note: 'Nobody is home' });
    expect(made(await courier().act(`orders/${order.id}/retry`)).attributes.state).toBe('onTheWay');
    made(await courier().act(`orders/${order.id}/fail`, { reason: 'Still nobody' }));
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 2000, reserved: 0 }]);
    expect(faults(await courier().act(`orders/${order.id}/cancel`))).toEqual(['reason: required']);
    made(await courier().act(`orders/${order.id}/cancel`, { reason: 'Nobody there twice' }));
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 3000, reserved: 0 }]);
    expect(await movedOf(product.id)).toBe(3000);
  });

  test('let the customer cancel until packing, which frees the reserved goods', async () => {
    const product = await stocked(3000);
    const early = await orderAt(['accept'], [orderLine(product.id)]);
    made(await user().act(`orders/${early.id}/cancel`));
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 3000, reserved: 0 }]);
    const late = await orderAt(['accept', 'pack'], [orderLine(product.id)]);
    const answer = await user().act(`orders/${late.id}/cancel`, { reason: 'Changed my mind' });
    expect(answer.error.details).toMatchObject({ code: 'order.outOfTurn', state: 'packed' });
  });
});

describe('packing', () => {
  test('takes the weighed amount out of the stock and charges just that', async () => {
    const product = await stocked(3000);
    const order = await orderAt(['accept'], [orderLine(product.id)]);
    const [{ key, priceTetri }] = order.attributes.lines;
    const { attributes } = made(
      await courier().act(`orders/${order.id}/pack`, { lines: [{ key, outcome: 'got', gotAmount: 1100 }] }),
    );
    expect(attributes.toPayTetri).toBe(Math.round(priceTetri * 1.1) + attributes.feeTetri);
    expect(attributes.estimatedTetri).toBe(order.attributes.estimatedTetri);
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 1900, reserved: 0 }]);
    expect(await movedOf(product.id)).toBe(1900);
  });

  test('charges a replacement’s own price, and nothing for a missing line', async () => {
    const [one, gone, instead] = [
      await stocked(3000),
      await stocked(3000),
      await stocked(3000, { costTetri: 50 }),
    ];
    const order = await orderAt(
      ['accept'],
      [orderLine(one.id, { ifMissing: 'replace' }), orderLine(gone.id)],
    );
    const [first, second] = order.attributes.lines;
    const packed = {
      lines: [
        { key: second.key, outcome: 'missing' },
        { key: first.key, outcome: 'replaced', replacement: instead.id, gotAmount: 800 },
      ],
    };
    const { attributes } = made(await courier().act(`orders/${order.id}/pack`, packed));
    expect(attributes.lines).toMatchObject([
      { outcome: 'replaced', gotAmount: 800, gotTetri: 440 },
      { outcome: 'missing', gotTetri: 0 },
    ]);
    expect(attributes.toPayTetri).toBe(440 + attributes.feeTetri);
    expect(await lotsOf(one.id)).toMatchObject([{ quantity: 3000, reserved: 0 }]);
    expect(await lotsOf(gone.id)).toMatchObject([{ quantity: 3000, reserved: 0 }]);
    expect(await lotsOf(instead.id)).toMatchObject([{ quantity: 2200, reserved: 0 }]);
  });

  test('names a wrong line, and moves nothing', async () => {
    const product = await stocked(3000);
    const order = await orderAt(
      ['accept'],
      [orderLine(product.id, { ifMissing: 'skip' }), orderLine(product.id)],
    );
    const [first, second] = atLeast(2, order.attributes.lines as { key: string }[]);
    const got = { key: second.key, outcome: 'got' };
    const cases: [object[], string[]][] = [
      [[got], ['lines: packAll']],
      [[], ['lines: packAll']],
      [[got, { key: randomUUID(), outcome: 'got' }], ['lines.1.key: reference']],
      [[got, { key: first.key, outcome: 'eaten' }], ['lines.1.outcome: choice']],
      [[got, { key: first.key, outcome: 'got', gotAmount: -5 }], ['lines.1.gotAmount: amount']],
      [[got, { key: first.key, outcome: 'got', gotAmount: 1501 }], ['lines.1.gotAmount: amount']],
      [
        [got, { key: first.key, outcome: 'replaced', replacement: flour.id, gotAmount: 1 }],
        ['lines.1.outcome: choice'],
      ],
      [
        [
          { key: second.key, outcome: 'missing' },
          { key: first.key, outcome: 'missing' },
        ],
        ['lines: packNothing'],
      ],
    ];
    for (const [packed, wanted] of cases) {
      const answer = await courier().act(`orders/${order.id}/pack`, { lines: packed });
      expect({ status: answer.status, faults: faults(answer) }).toEqual({ status: 400, faults: wanted });
    }
    const short = { lines: [got, { key: first.key, outcome: 'got' }] };
    made(
      await admin().act(`stocks/${at(await lotsOf(product.id), 0).id}/move`, {
        delta: -1500,
        reason: 'waste',
      }),
    );
    const answer = await courier().act(`orders/${order.id}/pack`, short);
    expect(answer.error.details.code).toBe('stock.short');
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 1500, reserved: 2000 }]);
  });
});

describe('the delivery code', () => {
  test('is only in the customer’s answers', async () => {
    const order = await orderAt(['accept', 'pack', 'depart'], lines());
    const code = await codeOf(order);
    expect(code).toMatch(/^\d{4}$/);
    for (const by of [courier(), admin()]) {
      for (const path of [`orders/${order.id}?populate=deep,5`, `orders?populate=deep,5&id=${order.id}`]) {
        const { text } = await by.get(path);
        expect(text).not.toContain('deliveryCode');
      }
      for (const query of ['fields=deliveryCode', 'sort=deliveryCode', `filters[deliveryCode]=${code}`]) {
        expect((await by.get(`orders?${query}`)).text).not.toContain(`"deliveryCode":"${code}"`);
      }
    }
    expect((await admin().get('stock-movements?populate=deep,5')).text).not.toContain('deliveryCode');
  });

  test('locks after six wrong attempts, also for the right code and under any key', async () => {
    const order = await orderAt(['accept', 'pack', 'depart'], lines());
    const code = await codeOf(order);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    for (let left = 5; left > 0; left -= 1) {
      const answer = await courier().post(
        `orders/${order.id}/deliver`,
        { code: wrong },
        { 'Idempotency-Key': randomUUID() },
      );
      expect(answer.status).toBe(400);
      expect(answer.error.details).toMatchObject({
        code: 'order.wrongCode',
        errors: [{ path: ['code'], values: { left } }],
      });
    }
    for (const tried of [wrong, code]) {
      const answer = await courier().act(`orders/${order.id}/deliver`, { code: tried });
      expect(answer.status).toBe(429);
      expect(answer.error.details.code).toBe('code.locked');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    }
  });

  test('does not work for another order, in any form', async () => {
    const order = await orderAt(['accept', 'pack', 'depart'], lines());
    const code = await codeOf(order);
    const scanned = (number: number) => ({ code: `supra-order:${number}:${code}` });
    expect(
      (await courier().act(`orders/${order.id}/deliver`, scanned(order.attributes.number + 1))).status,
    ).toBe(400);
    expect(
      made(await courier().act(`orders/${order.id}/deliver`, scanned(order.attributes.number))).attributes
        .state,
    ).toBe('delivered');
  });

  test('can be replaced by a photo and a name, which an Admin checks', async () => {
    const order = await orderAt(['accept', 'pack', 'depart'], lines());
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'door.jpg');
    const [photo] = (await courier().send('POST', 'upload', { body: form })).body;
    expect(faults(await courier().act(`orders/${order.id}/deliver`, { proof: photo.id }))).toEqual([
      'Name: required',
    ]);
    expect(faults(await courier().act(`orders/${order.id}/deliver`, {}))).toEqual(['code: required']);
    const foreign = await api(other).act(`orders/${order.id}/deliver`, { proof: photo.id, Name: 'X' });
    expect(foreign.status).toBe(404);
    made(await courier().act(`orders/${order.id}/deliver`, { proof: photo.id, Name: 'The neighbour' }));
    const seen = (await admin().get(`orders/${order.id}?populate=deep`)).data.attributes;
    expect(seen).toMatchObject({
      isUnconfirmed: true,
      receivedBy: 'The neighbour',
      proof: { data: { id: photo.id } },
    });
  });
});

describe('an Admin', () => {
  test('assigns orders to couriers alone, and filters by any courier', async () => {
    const order = await placed(lines());
    for (const id of [people().user.id, 2_147_483_647]) {
      expect(faults(await admin().act(`orders/${order.id}/assign`, { courier: id }))).toEqual([
        'courier: reference',
      ]);
    }
    made(await admin().act(`orders/${order.id}/assign`, { courier: other.id }));
    made(await admin().act(`orders/${order.id}/assign`, { courier: people().courier.id }));
    expect((await api(other).get(`orders/${order.id}`)).status).toBe(404);
    const mine = await admin().get(
      `orders?filters[courier]=${people().courier.id}&filters[state]=accepted&pagination[pageSize]=100`,
    );
    expect(recordsOf(mine).map(({ id }) => id)).toContain(order.id);
    expect((await courier().get(`orders?filters[courier]=${other.id}`)).status).toBe(400);
    made(await admin().act(`orders/${order.id}/cancel`, { reason: 'The customer called' }));
    expect((await admin().act(`orders/${order.id}/assign`, { courier: other.id })).error.details.code).toBe(
      'order.outOfTurn',
    );
  });

  test('sees the day and its figures; nobody else does', async () => {
    const product = await stocked(1000);
    made(await user().post('orders', await orderBody([orderLine(product.id)])));
    const day = today();
    const { data } = await admin().get(`orders/figures?from=${day}&to=${day}`);
    expect(data).toHaveLength(1);
    expect(data[0].placed).toBeGreaterThan(0);
    expect((await admin().get('shop/day')).data).toMatchObject({
      low: expect.any(Array),
      expiring: expect.any(Array),
    });
    expect((await admin().get(`orders/figures?from=${day}&to=nonsense`)).status).toBe(400);
    for (const path of ['shop/day', `orders/figures?from=${day}&to=${day}`])
      expect((await user().get(path)).status).toBe(403);
  });
});

test('orders outlive the customer’s account without the name; an open one ends and frees its goods', async () => {
  const product = await stocked(5000);
  const leaving = await newPerson({ name: 'Leaving' });
  const place = async () =>
    made(await api(leaving).post('orders', await orderBody([orderLine(product.id)], { Note: 'Ring twice' })));
  const [done, open] = [await place(), await place()];
  const { deliveryCode } = (await api(leaving).get(`orders/${done.id}`)).data.attributes;
  for (const [step, data] of [
    ['accept', {}],
    ['pack', packAll(done)],
    ['depart', {}],
    ['deliver', { code: deliveryCode }],
  ] as const)
    made(await courier().act(`orders/${done.id}/${step}`, data));
  expect((await api(leaving).delete('users/me')).status).toBe(200);
  for (const [order, state] of [
    [done, 'delivered'],
    [open, 'cancelled'],
  ] as const) {
    const { text, data } = await admin().get(`orders/${order.id}?populate=deep,5`);
    expect(data.attributes).toMatchObject({
      state,
      customer: { data: null },
      recipient: null,
      address: null,
    });
    for (const secret of [...PRIVATE, 'Leaving']) expect(text).not.toContain(secret);
  }
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 4000, reserved: 0 }]);
});
