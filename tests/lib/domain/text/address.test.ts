import { expect, test } from 'vitest';
import { isWebAddress } from '@/lib/domain/text/address';

test.each([
  ['http://a.ge', true],
  ['HTTPS://Example.com:8443/a#b', true],
  ['//a.ge', false],
  ['mailto:a@b.ge', false],
  ['https://', false],
  ['https://a b.ge', false],
  ['https://a.ge/<x>', false],
  ['https://[', false],
])('"%s" is an address: %s', (text, is) => expect(isWebAddress(text)).toBe(is));
