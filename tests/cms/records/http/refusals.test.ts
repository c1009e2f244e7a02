import { expect, test } from 'vitest';
import { refusalOf } from '@/cms/src/records/http/refusals';

test.each([
  [Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), 507],
  [Object.assign(new Error('x'), { code: '57P01' }), 503],
  [new Error('Connection terminated unexpectedly'), 503],
  // Strapi's message for any failure to look up relations; the body itself is valid.
  [Object.assign(new Error('Invalid relations'), { name: 'ValidationError' }), 503],
  [
    new Error('1 relation(s) of type api::product.product associated with this entity do not exist'),
    undefined,
  ],
  [Object.assign(new Error('x'), { code: '23505' }), undefined],
])('%s is %s', (thrown, status) => {
  expect(refusalOf(thrown)?.status).toBe(status);
});
