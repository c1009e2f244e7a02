import { expect, test } from 'vitest';
import { parseTerms } from '@/lib/domain/search/terms';
import { isGeorgian, plainWords, searchTokens } from '@/lib/domain/search/fold';
import { MARK_WORDS, SYNONYMS } from '@/lib/domain/search/synonyms';
import { at, given } from '@/tests/support/at';

const keyOf = (phrase: string) =>
  `${isGeorgian(phrase) ? 'ka' : 'en'} ${searchTokens(phrase)
    .map(({ stem }) => stem)
    .join(' ')}`;
const others = (phrase: string): string[] =>
  parseTerms(phrase, 8)
    .flatMap((asked) => asked.others)
    .map((words) => words.map(({ plain }) => plain).join(' '));
const all = [...new Set(SYNONYMS.flat())];

test('there are at least 120 pairs, in both languages', () => {
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(120);
  for (const isKa of [true, false]) {
    expect(
      SYNONYMS.filter((pair) => pair.every((one) => isGeorgian(one) === isKa)).length,
    ).toBeGreaterThanOrEqual(60);
  }
});

test('no word means itself, and no pair appears twice', () => {
  for (const [one, other] of SYNONYMS) expect(keyOf(one), one).not.toBe(keyOf(other));
  const pairs = SYNONYMS.map((pair) => pair.map(keyOf).toSorted().join(' = '));
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});

test('words are in search form, at most three parts, each in one script', () => {
  for (const phrase of [...all, ...Object.values(MARK_WORDS).flat()]) {
    const words = plainWords(phrase);
    expect(words.join(' '), phrase).toBe(phrase);
    expect(words.length, phrase).toBeLessThanOrEqual(3);
    expect(new Set(words.map(isGeorgian)).size, phrase).toBe(1);
  }
});

test('each pair is found both ways', () => {
  for (const [one, other] of SYNONYMS) {
    expect(others(one), one).toContain(other);
    expect(others(other), other).toContain(one);
  }
});

test('two words that a search cannot tell apart have the same meaning', () => {
  const words = [...all, ...Object.values(MARK_WORDS).flat()];
  const keys = words.map(keyOf);
  expect(words.filter((_, at) => keys.indexOf(given(keys[at])) !== at)).toEqual([]);
});

test('a pair is one step: other meanings of the synonym are not searched', () => {
  expect(others('spaghetti')).toEqual(['pasta']);
  expect(others('კვახი')).toEqual(['გოგრა']);
  for (const phrase of all) {
    const near = others(phrase);
    const direct = SYNONYMS.filter((pair) => pair.includes(phrase)).map((pair) =>
      pair[0] === phrase ? pair[1] : pair[0],
    );
    expect(near.toSorted(), phrase).toEqual(direct.toSorted());
  }
});

test.each([
  ['eggplant', 'aubergine'],
  ['Eggplants', 'aubergine'],
  ['cilantro', 'coriander'],
  ['coriander', 'cilantro'],
  ['courgettes', 'zucchini'],
  ['garbanzo', 'chickpea'],
  ['cheese bread', 'ხაჭაპური'],
  ['khachapuri', 'cheese bread'],
  ['ხაჭაპურის', 'cheese bread'],
  ['პეტრუშკა', 'ოხრახუში'],
  ['petrushka', 'ოხრახუში'],
  ['ნიახური', 'სელდერი'],
  ['badrijani', 'პატრიჯანი'],
])('%s: %s', (text, other) => {
  expect(others(text)).toContain(other);
});

test('an English word is English, a Georgian one may be in Latin letters', () => {
  expect(at(parseTerms('pasta', 8), 0).isEnglish).toBe(true);
  expect(at(parseTerms('khachapuri', 8), 0).isEnglish).toBe(false);
  expect(at(parseTerms('პასტა', 8), 0).isEnglish).toBe(false);
});

test.each([
  ['vegan', 'Vegan'],
  ['ვეგანური', 'Vegan'],
  ['gluten-free', 'Gluten Free'],
  ['სამარხვო', 'fasting'],
  ['dessert', 'Dessert'],
])('%s is a mark on dishes', (text, mark) => {
  expect(at(parseTerms(text, 8), 0).marks).toEqual([mark]);
});

test('each part of a longer text has its own meaning', () => {
  const asked = parseTerms('vegan cheese bread soup', 8);
  expect(asked.map(({ tokens }) => tokens.length)).toEqual([1, 2, 1]);
  expect(
    at(asked, 1)
      .others.flat()
      .map(({ plain }) => plain),
  ).toEqual(['ხაჭაპური']);
});
