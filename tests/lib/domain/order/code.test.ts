import { expect, test } from 'vitest';
import { codeIn, qrText } from '@/lib/domain/order/code';

test('a code is read from digits and from the order’s own QR code, and from nothing else', () => {
  expect(codeIn(' 0042 ', 7)).toBe('0042');
  expect(codeIn(qrText(7, '0042'), 7)).toBe('0042');
  for (const text of [qrText(8, '0042'), 'https://example.com', '', 'supra-order:7:', '12'])
    expect(codeIn(text, 7)).toBeUndefined();
});
