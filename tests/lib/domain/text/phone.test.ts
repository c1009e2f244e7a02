import { expect, test } from 'vitest';
import { cleanPhone, isPhone, isWorldPhone } from '@/lib/domain/text/phone';

test('separators between digits are dropped', () => {
  expect(cleanPhone('+995 (555) 10-20.30')).toBe('+995555102030');
});

test.each([
  ['+995 555 10 20 30', true, true],
  ['555 10 20 30', true, false],
  ['12345', true, false],
  ['1234', false, false],
  ['+995 555 10 20 30 99 99', false, false],
  ['call me', false, false],
  ['', false, false],
  [`1 2 3 4 5${' '.repeat(30)}`, false, false],
])('"%s" can be called: %s, from abroad: %s', (text, is, isWorld) => {
  expect([isPhone(text), isWorldPhone(text)]).toEqual([is, isWorld]);
});
