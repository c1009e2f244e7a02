import { expect, test } from 'vitest';
import { askedOf, nearOthers, plainlyAsked } from '@/lib/domain/search/asked';
import { maySlip, tokenOf } from '@/lib/domain/search/fold';
import { at } from '@/tests/support/at';

const words = (asked: ReturnType<typeof askedOf>) =>
  asked.map(({ tokens }) => tokens.map(({ plain }) => plain).join(' '));

test('a text is searched word by word, up to a limit', () => {
  expect(words(askedOf('qwzx plumber qwzy', 2))).toEqual(['qwzx', 'plumber']);
  expect(askedOf('', 5)).toEqual([]);
});

test('a listed word is searched by its synonyms too, and as English if it is', () => {
  const aubergine = at(askedOf('aubergine', 5), 0);
  expect(aubergine).toMatchObject({ isKnown: true, isEnglish: true });
  expect(aubergine.others.flat().map(({ plain }) => plain)).toContain('eggplant');
  const [georgian] = askedOf('ბადრიჯანი', 5);
  expect(georgian).toMatchObject({ isKnown: true, isEnglish: false });
});

test('without a food vocabulary words are just words', () => {
  expect(plainlyAsked('aubergine', 5)).toMatchObject([{ isKnown: false, others: [], marks: [] }]);
});

test.each([
  ['salt', true],
  ['egg', false],
  ['e1234', false],
])('%s may contain a typo: %s', (word, may) => expect(maySlip(tokenOf(word))).toBe(may));

test('a typo finds the synonyms of the nearly equal word', () => {
  expect(
    nearOthers(tokenOf('aubergin'))
      .flat()
      .map(({ plain }) => plain),
  ).toContain('eggplant');
  expect(nearOthers(tokenOf('qwzxqwzx'))).toEqual([]);
});
