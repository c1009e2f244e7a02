import { expect, test } from 'vitest';
import { isWebAddress } from '@/lib/domain/text/address';
import { cleanLine, cleanText } from '@/lib/domain/text/clean';

test.each([
  ['one\ntwo', 'one two'],
  [' one \r\n\t two\u2028three ', 'one two three'],
  ['two  spaces stay', 'two  spaces stay'],
  ['\n\t', ''],
  ['ერთი\nორი', 'ერთი ორი'],
])('%j on one line is %j', (given, line) => {
  expect(cleanLine(given)).toBe(line);
});

test('several lines keep their breaks', () => {
  expect(cleanText(' one\r\ntwo\u0000\n')).toBe('one\ntwo');
});

test.each([
  ['https://example.com/a?b=c', true],
  ['http://[::1]:3000', true],
  ['http://[::1', false],
  ['http://a:99999', false],
  ['https://', false],
  ['mailto:a@b.ge', false],
])('%s is a whole address: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is);
});
