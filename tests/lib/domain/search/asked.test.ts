import { expect, test } from 'vitest';
import { askedOf, nearOthers, plainlyAsked } from '@/lib/domain/search/asked';
import { maySlip, tokenOf } from '@/lib/domain/search/fold';

const words = (asked: ReturnType<typeof askedOf>) =>
  asked.map(({ tokens }) => tokens.map(({ plain }) => plain).join(' '));

test('a text is asked for word by word, at most so many', () => {
  expect(words(askedOf('qwzx plumber qwzy', 2))).toEqual(['qwzx', 'plumber']);
  expect(askedOf('', 5)).toEqual([]);
});

test('a word that the list knows is asked for by its other words too, and as English where it is', () => {
  const [aubergine] = askedOf('aubergine', 5);
  expect(aubergine).toMatchObject({ isKnown: true, isEnglish: true });
  expect(aubergine.others.flat().map(({ plain }) => plain)).toContain('eggplant');
  const [georgian] = askedOf('ბადრიჯანი', 5);
  expect(georgian).toMatchObject({ isKnown: true, isEnglish: false });
});

test('where nothing is known of food, words are just words', () => {
  expect(plainlyAsked('aubergine', 5)).toMatchObject([{ isKnown: false, others: [], marks: [] }]);
});

test.each([
  ['salt', true],
  ['egg', false],
  ['e1234', false],
])('%s may hold a slip: %s', (word, may) => expect(maySlip(tokenOf(word))).toBe(may));

test('a slip finds what the list knows under nearly that word', () => {
  expect(
    nearOthers(tokenOf('aubergin'))
      .flat()
      .map(({ plain }) => plain),
  ).toContain('eggplant');
  expect(nearOthers(tokenOf('qwzxqwzx'))).toEqual([]);
});
