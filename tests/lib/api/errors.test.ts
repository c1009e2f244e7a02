import { expect, test } from 'vitest';
import { ApiError, fromAnswer, isUnreachable, isRetryable, kindOf, toFormErrors } from '@/lib/api/errors';
import { at } from '@/tests/support/at';
import { strapiError } from '../../support/servers/server';

test.each([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'offline'],
  [409, 'conflict'],
  [410, 'notFound'],
  [413, 'tooLarge'],
  [415, 'wrongType'],
  [422, 'conflict'],
  [429, 'tooMany'],
  [500, 'server'],
  [502, 'offline'],
  [503, 'busy'],
  [504, 'offline'],
  [507, 'full'],
  [418, 'server'],
] as const)('%i means %s', (status, kind) => {
  expect(kindOf(status)).toBe(kind);
});

test.each([
  [503, true, true],
  [507, false, true],
  [502, true, true],
  [500, false, true],
  [404, false, false],
  [409, false, false],
  [415, false, false],
])('for %i: away %s, for later %s', (status, away, later) => {
  const error = fromAnswer(status, strapiError(status), 2);
  expect([isUnreachable(error), isRetryable(error), error.retryAfter]).toEqual([away, later, 2]);
});

test('reads code, faults and the present record out of Strapi’s body', () => {
  const present = { id: 7, attributes: { Name: 'ღომი' } };
  const errors = [{ path: ['ingredients', 0, 'amount'], key: 'amount', message: 'amount' }];
  const error = fromAnswer(409, strapiError(409, { code: 'record.changedSince', errors, present }));
  expect(error).toMatchObject({ kind: 'conflict', status: 409, code: 'record.changedSince', present });
  expect(at(error.fields, 0).path).toEqual(['ingredients', '0', 'amount']);
});

test('reads an answer that is not Strapi’s by its status', () => {
  expect(fromAnswer(500, '<html>')).toMatchObject({ kind: 'server', fields: [], code: undefined });
});

test('puts the first fault of each field at that field, with a default key if it has none', () => {
  const fields = [
    { path: ['Name'], key: 'name', message: '', values: { min: 5, max: 150 } },
    { path: ['Name'], key: 'required', message: '' },
    { path: ['Steps', '1', 'description'], key: 'step', message: '' },
    { path: ['TimeToCook'], message: 'odd' },
    { path: [], key: 'unknown', message: '' },
  ];
  expect(toFormErrors(new ApiError('invalid', '', { fields }))).toEqual({
    Name: { key: 'name', values: { min: 5, max: 150 } },
    Steps: { 1: { description: { key: 'step', values: undefined } } },
    TimeToCook: { key: 'incorrect', values: undefined },
  });
});
