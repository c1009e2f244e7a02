import { expect, test } from 'vitest';
import { supraPieces } from '@/cms/src/imports/readers/apps/supra';

const lines = (...records: object[]): string => records.map((one) => `${JSON.stringify(one)}\n`).join('');
const at = { createdAt: '2026-11-02T10:00:00.000Z', updatedAt: '2026-11-03T10:00:00.000Z' };

async function piecesOf(files: Readonly<Record<string, string>>) {
  const pieces = [];
  for await (const piece of supraPieces(Object.keys(files), async (name) => files[name])) pieces.push(piece);
  return pieces;
}

test('pantry, prices and codes are imported whole; the pantry’s ledger is named and counted', async () => {
  const milk = { id: 5, ...at, key: 'a-key', product: 7, Name: 'Milk', amount: 600, level: null, unit: 'ml' };
  const paid = { id: 6, ...at, product: 7, shop: 'Bazaar', day: '2026-11-02', tetri: 490, amount: 1 };
  const code = { id: 8, ...at, code: '4860000000013', product: 7, Name: 'Milk' };
  const pieces = await piecesOf({
    'supra.json': JSON.stringify({ app: 'Supra', version: 1, person: 1 }),
    'records/pantry-items.jsonl': lines(milk),
    'records/prices.jsonl': lines(paid),
    'records/barcodes.jsonl': `${lines(code)}{"broken`,
    'records/references.jsonl': lines({ collection: 'products', id: 7, ...at, Name: 'Milk' }),
    'json/pantry-movements.json': JSON.stringify([{ id: 1 }, { id: 2 }]),
  });
  const extras = pieces.flatMap((piece) => ('extra' in piece ? [piece.extra] : []));
  const of = (collection: string) => extras.filter((one) => one.collection === collection);
  expect(of('products')).toMatchObject([{ data: { known: { id: 7, Name: 'Milk' } } }]);
  expect(of('pantry-items')).toMatchObject([{ Name: 'Milk', data: { record: milk } }]);
  expect(of('prices')).toMatchObject([{ Name: '2026-11-02', data: { record: paid } }]);
  expect(of('barcodes')).toMatchObject([{ Name: 'Milk', data: { record: code } }]);
  expect(of('pantry-movements').map(({ data }) => data)).toEqual([{ left: 2 }]);
  expect(new Set(extras.map(({ uid }) => uid)).has(`5 ${at.createdAt}`)).toBe(true);
  const faults = pieces.flatMap((piece) => ('fault' in piece ? [piece.fault] : []));
  expect(faults.map(({ where, key }) => [where, key])).toEqual([['records/barcodes.jsonl:2', 'notJson']]);
});

test('an export of an older release lacks these files, which is no fault', async () => {
  const pieces = await piecesOf({ 'supra.json': JSON.stringify({ app: 'Supra', version: 1, person: 1 }) });
  expect(pieces.filter((piece) => 'fault' in piece)).toEqual([]);
});
