import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, atLeast, given } from '@/tests/support/at';
import { flatTexts, type Texts } from '../support/texts';

const LANGUAGES = ['en', 'ka'] as const;
type Language = (typeof LANGUAGES)[number];

const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2) // skips the header and the line below
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
const [words, excepting] = atLeast(
  2,
  readFileSync('docs/glossary.md', 'utf8').split('## Exceptions').map(rowsOf),
);
const exceptions = excepting.map((row) => atLeast(2, row));

const textsOf = (language: Language): [string, string][] =>
  readdirSync(`locales/${language}`).flatMap((file) => {
    const texts: Texts = JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));
    const space = file.replace('.json', '');
    return flatTexts(texts).map(([key, text]): [string, string] => [`${space}:${key}`, text]);
  });
const texts = { en: textsOf('en'), ka: textsOf('ka') };

interface Never {
  readonly word: string;
  readonly language: Language;
  readonly thing: string;
  /** Prefix of the keys in which the word is wrong; empty for all keys. */
  readonly within: string;
}

const nevers = words.flatMap((row): Never[] => {
  const [thing, , en, , ka] = atLeast(5, row);
  return LANGUAGES.flatMap((language) =>
    (language === 'en' ? en : ka).split(', ').map((cell) => {
      const [, word, within = ''] = /^([^(]+?)(?: \(in `([\w:]+)`\))?$/.exec(cell) ?? [];
      return { word: given(word), language, thing, within };
    }),
  );
});

/** Matches a whole English word, also in the plural; a Georgian one with any ending. */
const patternOf = ({ word, language }: Never): RegExp =>
  new RegExp(`(?<!\\p{L})${word}${language === 'en' ? '(s|’s)?(?!\\p{L})' : ''}`, 'iu');

/**
 * Returns whether a key belongs to an exception: a key with a name after its colon is one text (and its plural), one
 * that ends with the colon a whole file.
 */
const isOf = (key: string, asked: string): boolean =>
  asked.endsWith(':') ? key.startsWith(asked) : key.replace(/_(one|other)$/, '') === asked;
const excepted = (key: string, word: string): boolean =>
  exceptions.some(([asked, list]) => isOf(key, asked.replaceAll('`', '')) && list.split(', ').includes(word));

test('the glossary is read', () => {
  expect(words.length).toBeGreaterThan(15);
  for (const { word, thing } of nevers) expect(word, thing).toBeTruthy();
  for (const row of exceptions) expect(row.every(Boolean), row.join()).toBe(true);
});

test.each(nevers)('$thing: “$word” is never used for it ($language $within)', (never) => {
  const pattern = patternOf(never);
  const found = texts[never.language]
    .filter(([key]) => key.startsWith(never.within) && !excepted(key, never.word))
    .filter(([, text]) => pattern.test(text.replace(/<\/?\w+>|\{\{\w+\}\}/g, '')));
  expect(found).toEqual([]);
});

test('an exception contains its word, and a listed one', () => {
  for (const [asked, list] of exceptions)
    for (const word of list.split(', ')) {
      const never = nevers.find((one) => one.word === word);
      expect(never, word).toBeDefined();
      const used = texts[never!.language].filter(([key]) => isOf(key, asked.replaceAll('`', '')));
      expect(
        used.some(([, text]) => patternOf(never!).test(text)),
        `${asked} ${word}`,
      ).toBe(true);
    }
});

test.each(LANGUAGES)('the texts use the glossary’s word for each thing (%s)', (language) => {
  const all = texts[language].map(([, text]) => text.toLowerCase()).join('\n');
  for (const row of words) {
    const [thing, en, , ka] = atLeast(4, row);
    expect(all, thing).toContain(at((language === 'en' ? en : ka).split(/[:;,]/), 0).toLowerCase());
  }
});

test('a courier’s texts are about the customer', () => {
  const order = new Map(texts.ka);
  expect(order.get('order:consent.agreed')).toContain('შემკვეთი');
});
