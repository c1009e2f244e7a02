import { expect, test } from 'vitest';
import { ownWord, ownWords } from '@/lib/domain/text/ownWords';

test('a word of one’s own is one line without commas', () => {
  expect(ownWord('  for\n guests, quick ')).toBe('for guests quick');
  expect(ownWord('სწრაფი')).toBe('სწრაფი');
  expect(ownWord(' , ')).toBe('');
});

test('the same word in other capitals stands once, as it was written first', () => {
  expect(ownWords(['Quick', 'quick ', '', 'სუფრა', 'QUICK'])).toEqual(['Quick', 'სუფრა']);
});
