import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, people, type ApiRecord } from '../support/api';
import { made, makeProduct, recordsOf } from '../support/records';
import { arrive, lotsOf, movedOf, orderBody, orderLine, place, placed, readShop, stocked } from './support';

const user = () => api(people().user);
const admin = () => api(people().admin);
let flour: ApiRecord;
beforeAll(async () => {
  flour = await stocked(100_000);
});

describe('a placed order', () => {
  test('freezes names and prices with the markup, adds the fee, and reserves the goods', async () => {
    const product = await stocked(5000);
    const shop = await readShop();
    const { attributes } = await placed([orderLine(product.id, { amount: 1500 })], { Note: ' Ring twice ' });
    const price = Math.round(1500 * (1 + shop.markupPercent / 100));
    expect(attributes.lines[0]).toMatchObject({
      Name: product.attributes.Name,
      priceTetri: price,
      ifMissing: 'call',
      outcome: null,
    });
    expect(attributes).toMatchObject({
      state: 'placed',
      Note: 'Ring twice',
      payment: 'cash',
      lineCount: 1,
      weightGrams: 1500,
      feeTetri: shop.feeTetri,
      estimatedTetri: price + shop.feeTetri,
      toPayTetri: price + shop.feeTetri,
    });
    expect(attributes.deliveryCode).toMatch(/^\d{4}$/);
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 5000, reserved: 1500 }]);
    made(await admin().put(`products/${product.id}`, { costTetri: 900 }));
    const again = at(
      recordsOf(await user().get(`orders?populate=deep&filters[number]=${attributes.number}`)),
      0,
    );
    expect(again.attributes.lines[0].priceTetri).toBe(price);
  });

  test('takes the goods that expire first, and never expired ones', async () => {
    const product = await stocked(0);
    await arrive(product.id, 1000, { expiresOn: '2199-05-01' });
    await arrive(product.id, 1000, { expiresOn: '2198-05-01' });
    await arrive(product.id, 1000, { expiresOn: '2001-05-01' });
    await placed([orderLine(product.id, { amount: 1200 })]);
    const lots = await lotsOf(product.id);
    expect(Object.fromEntries(lots.map(({ expiresOn, reserved }) => [expiresOn, reserved]))).toEqual({
      '2198-05-01': 1000,
      '2199-05-01': 200,
      '2001-05-01': 0,
    });
    expect((await place([orderLine(product.id, { amount: 1001 })])).error.details.short).toMatchObject([
      { left: 800 },
    ]);
  });

  test('counts whole pieces, for any unit', async () => {
    const eggs = await stocked(30, { unit: 'Piece', gramsPerPiece: 55 });
    await placed([orderLine(eggs.id, { amount: 12, unit: 'Piece' }), orderLine(eggs.id, { amount: 500 })]);
    expect(await lotsOf(eggs.id)).toMatchObject([{ quantity: 30, reserved: 22 }]);
  });

  test('reports the available amount of every line if one is short, and reserves nothing', async () => {
    const [one, other] = [await stocked(1000), await stocked(1000)];
    const answer = await place([
      orderLine(one.id, { amount: 900 }),
      orderLine(other.id, { amount: 1001 }),
      orderLine(one.id, { amount: 200 }),
    ]);
    expect(answer.status).toBe(409);
    expect(answer.error.details.code).toBe('stock.short');
    expect(faults(answer)).toEqual(['lines.1.amount: stockShort', 'lines.2.amount: stockShort']);
    expect(answer.error.details.errors.map((one: { values: object }) => one.values)).toEqual([
      { left: 1000 },
      { left: 100 },
    ]);
    for (const { id } of [one, other])
      expect(await lotsOf(id)).toMatchObject([{ quantity: 1000, reserved: 0 }]);
  });

  test('counts once, however often it repeats under one key', async () => {
    const product = await stocked(5000);
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = await orderBody([orderLine(product.id)]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => user().post('orders', body, headers)));
    expect(new Set(answers.map((answer) => made(answer).id)).size).toBe(1);
    expect(await lotsOf(product.id)).toMatchObject([{ reserved: 1000 }]);
  });
});

test('marks its lines on the list and leaves the rest; nobody orders from another’s list', async () => {
  const product = await stocked(5000);
  const list = made(await user().post('shoplists', { Name: 'For Sunday' }));
  const item = async (Name: string) =>
    made(
      await user().post('shop-items', {
        list: list.id,
        key: randomUUID(),
        Name,
        product: product.id,
        amount: 1000,
        unit: 'gr',
      }),
    );
  const [ordered, left] = [await item('Flour'), await item('More flour')];
  const order = await placed([orderLine(product.id, { item: ordered.id })], { shoplist: list.id });
  expect(order.attributes.shoplist.data.id).toBe(list.id);
  const delivery = async ({ id }: ApiRecord) =>
    (await user().get(`shop-items/${id}`)).data.attributes.delivery;
  expect([await delivery(ordered), await delivery(left)]).toEqual(['ordered', null]);
  expect((await api(people().courier).get(`orders/${order.id}?populate=deep`)).text).not.toContain(
    'For Sunday',
  );
  const foreign = await api(people().friend).post(
    'orders',
    await orderBody([orderLine(product.id, { item: left.id })], { shoplist: list.id }),
  );
  expect(faults(foreign).sort()).toEqual(['lines.0.item: reference', 'shoplist: reference']);
});

describe('an order is refused', () => {
  const lines = () => [orderLine(flour.id)];
  const cases: [string, () => object, string[]][] = [
    ['without lines', () => ({ lines: [] }), ['lines: required']],
    [
      'with a negative amount',
      () => ({ lines: [orderLine(flour.id, { amount: -1 })] }),
      ['lines.0.amount: amount'],
    ],
    [
      'with nothing of a thing',
      () => ({ lines: [orderLine(flour.id, { amount: 0 })] }),
      ['lines.0.amount: amount'],
    ],
    [
      'with a huge amount',
      () => ({ lines: [orderLine(flour.id, { amount: 100_001 })] }),
      ['lines.0.amount: amount'],
    ],
    [
      'with an amount that is no number',
      () => ({ lines: [orderLine(flour.id, { amount: '5' })] }),
      ['lines.0.amount: amount'],
    ],
    [
      'with too many lines',
      () => ({ lines: Array.from({ length: 101 }, () => orderLine(flour.id)) }),
      ['lines: tooMany'],
    ],
    [
      'with a unit that cannot be weighed',
      () => ({ lines: [orderLine(flour.id, { unit: 'Piece' })] }),
      ['lines.0.unit: unitUnknown'],
    ],
    [
      'with a unit of its own making',
      () => ({ lines: [orderLine(flour.id, { unit: 'bag' })] }),
      ['lines.0.unit: choice'],
    ],
    [
      'for a product that is not there',
      () => ({ lines: [orderLine(2_147_483_647)] }),
      ['lines.0.product: reference'],
    ],
    [
      'with a price of its own',
      () => ({ lines: [orderLine(flour.id, { priceTetri: 1 })] }),
      ['lines.0.priceTetri: unknown'],
    ],
    ['without a recipient', () => ({ recipient: null }), ['recipient: required']],
    ['with half an address', () => ({ address: { flat: '3' } }), ['address.street: required']],
    [
      'with a telephone that is none',
      () => ({ recipient: { Name: 'A', phone: 'call me' } }),
      ['recipient.phone: phone'],
    ],
    [
      'for a window that is not offered',
      () => ({ wantedFrom: '2020-01-01T06:00:00Z' }),
      ['wantedFrom: window'],
    ],
    ['for no time at all', () => ({ wantedFrom: 'noon' }), ['wantedFrom: time']],
    ['in a zone that is not there', () => ({ zone: randomUUID() }), ['zone: choice']],
    [
      'below the least sum',
      () => ({ lines: [orderLine(flour.id, { amount: 100 })] }),
      ['lines: minimumOrder'],
    ],
  ];
  test('just below the minimum, which the fee does not count towards', async () => {
    const { feeTetri, minimumTetri, markupPercent } = await readShop();
    expect(feeTetri).toBeGreaterThan(10);
    const amount = Math.floor((minimumTetri - 2) / (1 + markupPercent / 100));
    expect(faults(await place([orderLine(flour.id, { amount })]))).toEqual(['lines: minimumOrder']);
  });

  test.each(cases)('%s', async (_name, given, wanted) => {
    const answer = await place(lines(), given() as Record<string, unknown>);
    expect(answer.status, answer.text).toBe(400);
    expect(faults(answer)).toEqual(wanted);
  });

  test.each([
    'state',
    'courier',
    'customer',
    'number',
    'feeTetri',
    'estimatedTetri',
    'toPayTetri',
    'deliveryCode',
    'history',
    'district',
    'proof',
    'reservations',
  ])('for a body that sets %s itself', async (name) => {
    const answer = await place(lines(), { [name]: 1 });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([`${name}: unknown`]);
  });

  test('at another total than the customer saw, and reserves nothing', async () => {
    const product = await stocked(5000);
    const { data: quote } = await user().act('orders/quote', { lines: [orderLine(product.id)] });
    made(await admin().put(`products/${product.id}`, { costTetri: 200 }));
    const refused = await place([orderLine(product.id)], { quotedTetri: quote.totalTetri });
    expect(refused.status).toBe(400);
    expect(faults(refused)).toEqual(['quotedTetri: priceChanged']);
    const tooMuch = await place([orderLine(product.id)], { quotedTetri: quote.totalTetri * 9 });
    expect(faults(tooMuch)).toEqual(['quotedTetri: priceChanged']);
    const { data: now } = await user().act('orders/quote', { lines: [orderLine(product.id)] });
    expect(refused.error.details.errors[0].values).toEqual({ totalTetri: now.totalTetri });
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 5000, reserved: 0 }]);
    const { attributes } = await placed([orderLine(product.id)], { quotedTetri: now.totalTetri });
    expect(attributes.estimatedTetri).toBe(now.totalTetri);
    expect(attributes).not.toHaveProperty('quotedTetri');
  });

  test('for a product that the shop does not sell', async () => {
    const own = await makeProduct(people().user, { costTetri: 100 });
    expect(faults(await place([orderLine(own.id)]))).toEqual(['lines.0.product: notSold']);
  });
});

describe('with other shop settings', () => {
  const set = async (given: object) => made(await admin().put(`shop/${(await readShop()).id}`, given));
  afterEach(async () => {
    await set({ isTaking: true, zones: [] });
  });

  test('nothing is accepted while the shop is closed', async () => {
    await set({ isTaking: false });
    expect(faults(await place([orderLine(flour.id)]))).toEqual(['lines: shopClosed']);
  });

  test('a zone must be given and has its own fee', async () => {
    const shop = await set({ zones: [{ Name: 'Vake', NameKa: 'ვაკე', feeTetri: 350 }] });
    const [{ key }] = shop.attributes.zones;
    expect(faults(await place([orderLine(flour.id)]))).toEqual(['zone: required']);
    const { attributes } = await placed([orderLine(flour.id)], { zone: key });
    expect(attributes).toMatchObject({ feeTetri: 350, district: 'Vake', districtKa: 'ვაკე' });
    const quote = await user().act('orders/quote', { lines: [orderLine(flour.id)], zone: key });
    expect(quote.data).toMatchObject({ feeTetri: 350, totalTetri: attributes.estimatedTetri });
  });
});

test('a quote shows availability and prices, and reserves nothing', async () => {
  const product = await stocked(1000);
  const own = await makeProduct(people().user, { costTetri: 100 });
  const lines = [
    orderLine(product.id, { amount: 800 }),
    orderLine(product.id, { amount: 800 }),
    orderLine(own.id),
  ];
  const { data } = await user().act('orders/quote', { lines });
  expect(data.lines.map((line: { isAvailable: boolean }) => line.isAvailable)).toEqual([true, false, false]);
  expect(data.lines[2].priceTetri).toBeNull();
  expect(data.goodsTetri).toBe(data.lines[0].priceTetri + data.lines[1].priceTetri);
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 1000, reserved: 0 }]);
  expect(await movedOf(product.id)).toBe(1000);
});
