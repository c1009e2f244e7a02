import { expect, test } from 'vitest';
import {
  foldedWords,
  foldWord,
  isGeorgian,
  plainWords,
  searchTokens,
  stemOf,
} from '@/lib/domain/search/fold';
import { atLeast } from '@/tests/support/at';

test.each([
  ['khachapuri', 'ხაჭაპური'],
  ['hachapuri', 'ხაჭაპური'],
  ['satsivi', 'საცივი'],
  ['xinkali', 'ხინკალი'],
  ['shkmeruli', 'შქმერული'],
])('%s and %s fold to one word', (latin, georgian) => {
  expect(foldWord(latin)).toBe(foldWord(georgian));
});

test('words are lower case, without accents and punctuation, each once; Mtavruli becomes small too', () => {
  expect(plainWords('Crème brûlée, crème!')).toEqual(['creme', 'brulee']);
  expect(plainWords('ᲡᲐᲪᲘᲕᲘ 2-ჯერ')).toEqual(['საცივი', '2', 'ჯერ']);
  expect(plainWords(' – ')).toEqual([]);
  expect(foldedWords('ხაჭაპური khachapuri')).toEqual([foldWord('ხაჭაპური')]);
});

test.each([
  ['Smørrebrød', 'smorrebrod'],
  ['İmam bayıldı', 'imam bayildi'],
  ['Straße', 'strasse'],
  ['BŒUF', 'boeuf'],
  ['Łazanki', 'lazanki'],
  ['Æbleskiver', 'aebleskiver'],
])('%s is found by %s', (written, typed) => {
  expect(plainWords(written)).toEqual(plainWords(typed));
});

test.each([
  ['ნიგოზი', 'ნიგვზით'],
  ['ბადრიჯანი', 'ბადრიჯნის'],
  ['კარტოფილი', 'კარტოფილის'],
  ['კვერცხი', 'კვერცხებით'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(foldWord(one))).toBe(stemOf(foldWord(other)));
});

test('a word too short for an ending stays whole', () => {
  expect(stemOf('is')).toBe('is');
  expect(stemOf('tis')).toBe('tis');
});

test('a search uses each word once, in either script', () => {
  const [token, ...others] = atLeast(1, searchTokens('ლობიო lobio'));
  expect(others).toEqual([]);
  expect(token).toEqual({ plain: 'ლობიო', word: 'lobio', stem: stemOf('lobio') });
  expect([isGeorgian(token.plain), isGeorgian(token.word)]).toEqual([true, false]);
});
