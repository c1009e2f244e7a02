import { expect, test } from 'vitest';
import { isNamedLike } from '@/lib/domain/search/named';

test.each([
  ['new rec', 'New recipe', true],
  ['recipe new', 'New recipe', true],
  ['siebi', 'სიები', true],
  ['საყიდ', 'საყიდლების სია', true],
  ['recpie', 'New recipe', true],
  ['plan', 'New recipe', false],
  ['', 'anything', true],
])('%j names %j: %s', (text, name, is) => {
  expect(isNamedLike(text, name)).toBe(is);
});

test('typos are accepted unless turned off', () => {
  expect(isNamedLike('quite', 'Quiet hours')).toBe(true);
  expect(isNamedLike('quite', 'Quiet hours', { isForgiving: false })).toBe(false);
  expect(isNamedLike('hours qui', 'Quiet hours', { isForgiving: false })).toBe(true);
});
