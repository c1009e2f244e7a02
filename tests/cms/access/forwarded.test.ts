import { expect, test } from 'vitest';
import { addressKey, dropForwardedHeaders } from '@/cms/src/doors/forwarded';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::1', '0:0:0:0'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::1:2', false],
  [undefined, false],
])('trusts %s about others: %s', (remoteAddress, believed) => {
  const headers = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'a',
    accept: '*/*',
  };
  dropForwardedHeaders({ headers, socket: { remoteAddress } });
  expect(Object.keys(headers)).toHaveLength(believed ? 4 : 1);
});
