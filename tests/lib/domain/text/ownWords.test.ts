import { expect, test } from 'vitest';
import { ownWord, ownWords } from '@/lib/domain/text/ownWords';

test('a person’s own tag is one line without commas', () => {
  expect(ownWord('  for\n guests, quick ')).toBe('for guests quick');
  expect(ownWord('სწრაფი')).toBe('სწრაფი');
  expect(ownWord(' , ')).toBe('');
});

test('the same tag in another case appears once, as first written', () => {
  expect(ownWords(['Quick', 'quick ', '', 'სუფრა', 'QUICK'])).toEqual(['Quick', 'სუფრა']);
});
