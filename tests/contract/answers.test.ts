import { expect, test } from 'vitest';
import { contractFaults, holdToContract, type Exchange } from '@/tests/cms/support/contract';

const PAGE = { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } };
const listOf = (attributes: object) => ({ data: [{ id: 7, attributes }], meta: PAGE });
const asked = (json: unknown, more: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  path: 'dishes?fields=Name&pagination[pageSize]=1',
  status: 200,
  type: 'application/json; charset=utf-8',
  json,
  ...more,
});

test('an answer as the collections describe it has no faults', () => {
  expect(contractFaults(asked(listOf({ Name: 'Khachapuri', types: ['Lunch'], TimeToCook: null })))).toEqual(
    [],
  );
});

test('a field that no collection has fails', () => {
  expect(contractFaults(asked(listOf({ Name: 'Khachapuri', secret: 1 })))).toEqual([
    'answer/data/0/attributes must NOT have additional properties {"additionalProperty":"secret"}',
  ]);
  const inside = { ingredients: [{ key: 'a', product: { data: { id: 1, attributes: { secret: 1 } } } }] };
  expect(() => holdToContract(asked(listOf(inside)))).toThrow('"additionalProperty":"secret"');
});

test('a value of another type fails, and so does a word that is none of a field’s', () => {
  expect(contractFaults(asked(listOf({ Name: 1 })))).toEqual([
    'answer/data/0/attributes/Name must be string {"type":"string"}',
  ]);
  expect(contractFaults(asked(listOf({ types: ['Feast'] })))[0]).toContain('attributes/types/0');
});

test('an unknown path, parameter or field of a body that was taken fails', () => {
  expect(contractFaults(asked({}, { path: 'feasts' }))).toEqual(['GET feasts is not in the contract']);
  expect(contractFaults(asked(listOf({}), { path: 'dishes?flavour=sweet' }))).toEqual([
    'query: flavour is no parameter',
  ]);
  const answer = { data: { id: 7, attributes: {} } };
  const made = { method: 'POST', path: 'dishes', sent: { data: { Name: 'Khachapuri', secret: 1 } } };
  expect(contractFaults(asked(answer, made))[0]).toContain('body/data must NOT have additional properties');
});

test('an error has Strapi’s form, with a code of the list', () => {
  const error = { status: 409, name: 'ConflictError', message: 'No', details: { code: 'product.inUse' } };
  const refused = (json: unknown) => contractFaults(asked(json, { status: 409 }));
  expect(refused({ data: null, error })).toEqual([]);
  expect(refused({ data: null, error: { ...error, stack: 'at …' } })[0]).toContain(
    '"additionalProperty":"stack"',
  );
  expect(refused({ data: null, error: { ...error, details: { code: 'none' } } })[0]).toContain(
    'error/error/details/code',
  );
});
