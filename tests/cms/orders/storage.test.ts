import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, people } from '../support/api';
import { made } from '../support/records';
import { arrive, lotsOf, movedOf, stocked } from './support';

const courier = () => api(people().courier);
const admin = () => api(people().admin);

describe('arrivals', () => {
  test('come several at once, and add to the lot of the same place and date', async () => {
    const [one, other] = [await stocked(0), await stocked(0)];
    const line = (product: number, given = {}) => ({
      product,
      amount: 500,
      unit: 'gr',
      place: 'B2',
      expiresOn: '2199-01-31',
      ...given,
    });
    const lines = [
      line(one.id),
      line(one.id),
      line(one.id, { place: 'C1' }),
      line(one.id, { expiresOn: '2199-02-28' }),
      line(other.id, { expiresOn: null }),
    ];
    expect(made(await courier().act('stocks/arrivals', { lines, note: 'Monday’s van' }))).toHaveLength(4);
    expect((await lotsOf(one.id)).map(({ quantity }) => quantity)).toEqual([1000, 500, 500]);
    expect(await movedOf(one.id)).toBe(2000);
  });

  test('come all or none, and every wrong line is named', async () => {
    const product = await stocked(0);
    const good = { product: product.id, amount: 5, unit: 'gr' };
    const lines = [
      good,
      { ...good, amount: -5 },
      { ...good, unit: 'bag' },
      { ...good, expiresOn: '2026-02-30' },
    ];
    expect(faults(await courier().act('stocks/arrivals', { lines }))).toEqual([
      'lines.1.amount: amount',
      'lines.2.unit: choice',
      'lines.3.expiresOn: date',
    ]);
    const later = [good, { ...good, product: 2_147_483_647 }];
    expect(faults(await courier().act('stocks/arrivals', { lines: later }))).toEqual([
      'lines.1.product: reference',
    ]);
    expect(faults(await courier().act('stocks/arrivals', { lines: [] }))).toEqual(['lines: required']);
    expect(await lotsOf(product.id)).toEqual([]);
  });

  test('share one unit per product', async () => {
    const eggs = await stocked(10, { unit: 'Piece', gramsPerPiece: 50 });
    await arrive(eggs.id, 200);
    expect(await lotsOf(eggs.id)).toMatchObject([{ quantity: 14, unit: 'Piece' }]);
    const oil = await stocked(1000, { unit: 'ml' });
    expect(
      faults(await courier().act('stocks/arrivals', { lines: [{ product: oil.id, amount: 5, unit: 'gr' }] })),
    ).toEqual(['lines.0.unit: unitUnknown']);
  });
});

describe('a movement', () => {
  test('never goes below zero, nor in the wrong direction', async () => {
    const product = await stocked(100);
    const { id } = at(await lotsOf(product.id), 0);
    const below = await courier().act(`stocks/${id}/move`, { delta: -100.001, reason: 'correction' });
    expect(below.status).toBe(409);
    expect(below.error.details).toMatchObject({
      code: 'stock.short',
      errors: [{ path: ['delta'], values: { left: 100 } }],
    });
    for (const [delta, reason] of [
      [0, 'correction'],
      [5, 'waste'],
      [-5, 'arrival'],
      [1e12, 'arrival'],
      ['5', 'arrival'],
    ] as const) {
      expect(faults(await courier().act(`stocks/${id}/move`, { delta, reason }))).toEqual(['delta: amount']);
    }
    expect(faults(await courier().act(`stocks/${id}/move`, { delta: 5, reason: 'order' }))).toEqual([
      'reason: choice',
    ]);
    made(await courier().act(`stocks/${id}/move`, { delta: -0.1, reason: 'waste', note: 'Spilt' }));
    made(await courier().act(`stocks/${id}/move`, { delta: -0.2, reason: 'waste' }));
    expect(await lotsOf(product.id)).toMatchObject([{ quantity: 99.7 }]);
    expect(await movedOf(product.id)).toBe(99.7);
  });

  test('replayed ten times under one key counts once', async () => {
    const product = await stocked(100);
    const { id } = at(await lotsOf(product.id), 0);
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        courier().post(`stocks/${id}/move`, { delta: -7, reason: 'waste' }, headers),
      ),
    );
    for (const answer of answers) expect(made(answer).attributes.quantity).toBe(93);
    expect(await movedOf(product.id)).toBe(93);
  });
});

test('stock belongs to the shop: a User only sees whether there is any', async () => {
  const product = await stocked(100);
  const { id } = at(await lotsOf(product.id), 0);
  for (const path of ['stocks', `stocks/${id}`, 'stocks/products', 'stocks/held', 'stock-movements']) {
    expect((await api(people().user).get(path)).status).toBe(403);
    expect((await api().get(path)).status).toBe(401);
  }
  expect((await api(people().user).act(`stocks/${id}/move`, { delta: 1, reason: 'arrival' })).status).toBe(
    403,
  );
  expect((await courier().put(`stocks/${id}`, { minimum: 5 })).status).toBe(403);
  expect(faults(await admin().put(`stocks/${id}`, { quantity: 5 }))).toEqual(['quantity: unknown']);
  expect(made(await admin().put(`stocks/${id}`, { minimum: 5, place: 'Z9' })).attributes).toMatchObject({
    minimum: 5,
    place: 'Z9',
  });
  const names: { id: number }[] = (await courier().get('stocks/products')).data;
  expect(names.find((one) => one.id === product.id)).not.toHaveProperty('costTetri');
  expect((await courier().get('products')).status).toBe(403);
});

test('the minimum belongs to the product: set on one lot it holds for all, and for later ones', async () => {
  const product = await stocked(100);
  const other = await stocked(100);
  await arrive(product.id, 50, { place: 'B2' });
  const first = at(await lotsOf(product.id), 0);
  const minima = async (id: number) =>
    (await lotsOf(id)).map((lot) => (lot as { minimum?: number | null }).minimum ?? null);
  made(await admin().put(`stocks/${first.id}`, { minimum: 80 }));
  await arrive(product.id, 10, { place: 'C3' });
  expect(await minima(product.id)).toEqual([80, 80, 80]);
  expect(await minima(other.id)).toEqual([null]);
  expect(faults(await admin().put(`stocks/${first.id}`, { minimum: -1 }))).toEqual(['minimum: range']);
  made(await admin().put(`stocks/${first.id}`, { minimum: null }));
  expect(await minima(product.id)).toEqual([null, null, null]);
});

test('the storage list is complete, without empty lots, except the one that shows a product has run out', async () => {
  const [full, out, never] = await Promise.all([stocked(100), stocked(100), stocked(100)]);
  const held = async (product: number) =>
    ((await courier().get('stocks/held')).data as { product: { id: number; Name: string }; place: string }[])
      .filter((lot) => lot.product.id === product)
      .map(({ place }) => place);
  const empty = async (product: number) => {
    for (const { id, quantity } of await lotsOf(product))
      made(await courier().act(`stocks/${id}/move`, { delta: -quantity, reason: 'waste' }));
  };
  for (const { id } of [full, out, never]) await arrive(id, 50, { place: 'B2' });
  for (const { id } of [full, out])
    made(await admin().put(`stocks/${at(await lotsOf(id), 0).id}`, { minimum: 5 }));
  await Promise.all([full, out, never].map(({ id }) => empty(id)));
  await arrive(full.id, 30, { place: 'C3' });
  expect(await held(full.id)).toEqual(['C3']);
  expect(await held(out.id)).toEqual(['B2']);
  expect(await held(never.id)).toEqual([]);
});

test('a product with stock cannot be deleted', async () => {
  const product = await stocked(100);
  expect((await admin().delete(`products/${product.id}`)).status).toBe(409);
});
