import { expect, test } from 'vitest';
import { parseTerms, similarSynonyms, parsePlainTerms } from '@/lib/domain/search/terms';
import { allowsTypo, tokenOf } from '@/lib/domain/search/fold';
import { at } from '@/tests/support/at';

const words = (asked: ReturnType<typeof parseTerms>) =>
  asked.map(({ tokens }) => tokens.map(({ plain }) => plain).join(' '));

test('a text is searched word by word, up to a limit', () => {
  expect(words(parseTerms('qwzx plumber qwzy', 2))).toEqual(['qwzx', 'plumber']);
  expect(parseTerms('', 5)).toEqual([]);
});

test('a listed word is searched by its synonyms too, and as English if it is', () => {
  const aubergine = at(parseTerms('aubergine', 5), 0);
  expect(aubergine).toMatchObject({ isKnown: true, isEnglish: true });
  expect(aubergine.others.flat().map(({ plain }) => plain)).toContain('eggplant');
  const [georgian] = parseTerms('ბადრიჯანი', 5);
  expect(georgian).toMatchObject({ isKnown: true, isEnglish: false });
});

test('without a food vocabulary words are just words', () => {
  expect(parsePlainTerms('aubergine', 5)).toMatchObject([{ isKnown: false, others: [], marks: [] }]);
});

test.each([
  ['salt', true],
  ['egg', false],
  ['e1234', false],
])('%s may contain a typo: %s', (word, may) => expect(allowsTypo(tokenOf(word))).toBe(may));

test('a typo finds the synonyms of the nearly equal word', () => {
  expect(
    similarSynonyms(tokenOf('aubergin'))
      .flat()
      .map(({ plain }) => plain),
  ).toContain('eggplant');
  expect(similarSynonyms(tokenOf('qwzxqwzx'))).toEqual([]);
});
