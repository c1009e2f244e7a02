import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { API_ERROR_KINDS } from '@/lib/api/errors';
import { AUDIT_ACTIONS } from '@/lib/domain/access/people';
import { ERROR_CODES } from '@/lib/domain/errorCodes';
import { ROUTES } from '@/lib/routes';
import { at, atLeast, given } from '@/tests/support/at';
import { flatTexts, type Texts } from '../support/texts';

const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));
const files = readdirSync('locales/en').sort();

/** Returns the variables and tags in a text; their number may differ by language. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)>/g)].map(([all]) => all))].sort();

test('both languages hold the same files', () => {
  expect(readdirSync('locales/ka').sort()).toEqual(files);
});

test.each(files)('%s has the same keys and placeholders in both languages, and no empty text', (file) => {
  const en = flatTexts(read('en', file));
  const ka = new Map(flatTexts(read('ka', file)));
  expect([...ka.keys()].sort()).toEqual(en.map(([key]) => key).sort());
  for (const [key, text] of en) {
    expect(text.trim(), key).not.toBe('');
    expect(ka.get(key)?.trim(), key).not.toBe('');
    expect(placeholders(ka.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});

test.each(['en', 'ka'])('every action of an Admin has its text on the trail (%s)', (language) => {
  const { deed } = read(language, 'people.json') as { deed: Texts };
  expect(Object.keys(deed).sort()).toEqual([...AUDIT_ACTIONS].sort());
});

const GEORGIAN = /[\u10D0-\u10FF]/;
test.each(files)('%s: Georgian has no Mtavruli capitals and no case ending glued to a variable', (file) => {
  for (const [key, text] of flatTexts(read('ka', file))) {
    expect(text, key).not.toMatch(/[\u1C90-\u1CBF]/);
    // -დან, -მდე, -ჯერ and -ზე after a number or an hour are correct Georgian
    expect(text.replace(/\{\{(min|max|count|times?)\}\}-(დან|მდე|ჯერ|ზე)/g, ''), key).not.toMatch(
      /\}\}[“"]?-?[\u10D0-\u10FF]/,
    );
    expect(/[“”]/.test(text) && GEORGIAN.test(text) ? text.includes('„') : true, key).toBe(true);
  }
});

/** Number of letters of a choice that fit its field beside the filters on a phone; Georgian ones are wider. */
const SEEN = { en: 19, ka: 17 } as const;
test.each(['en', 'ka'] as const)('the sort choices of a list fit on a phone (%s)', (language) => {
  const orders = files.flatMap((file) => flatTexts(read(language, file).sort ?? {}));
  expect(orders.length).toBeGreaterThan(10);
  expect(orders.filter(([, text]) => text.length > SEEN[language])).toEqual([]);
});

const SOURCES = ['pages', 'components', 'context', 'lib'];
const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return at === path.join('lib', 'domain') ? [] : walk(at);
    return /\.tsx?$/.test(entry.name) ? [at] : [];
  });

test('every literal key in the code exists', () => {
  const known = new Set(
    files.flatMap((file) => {
      const space = file.replace('.json', '');
      return flatTexts(read('en', file)).flatMap(([key]) =>
        parents(`${space}:${key.replace(/_(one|other)$/, '')}`),
      );
    }),
  );
  const missing = SOURCES.flatMap(walk).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const spaces = namespacesOf(source);
    return literalKeys(source)
      .filter(
        (key) =>
          !(key.includes(':') ? [key] : spaces.map((space) => `${space}:${key}`)).some((at) => known.has(at)),
      )
      .map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});

/** Returns a key and all its parents, since objects and lists are requested whole. */
const parents = (key: string): string[] => {
  const [space, rest] = atLeast(2, key.split(':'));
  return rest.split('.').map((_, index, parts) => `${space}:${parts.slice(0, index + 1).join('.')}`);
};
const literalKeys = (source: string): string[] => [
  ...[...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => at(found, 1)),
  ...[...source.matchAll(/\bi18nKey="([^"]+)"/g)].map((found) => at(found, 1)),
  ...[
    ...source.matchAll(/'((?:alerts|errors|validation|account|common|dish|product|landing|legal):[\w.-]+)'/g),
  ].map((found) => at(found, 1)),
];
const namespacesOf = (source: string): string[] => {
  const named = [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')?\s*\)/g)].flatMap(([, list]) =>
    [...(list ?? "'common'").matchAll(/'([^']+)'/g)].map((found) => at(found, 1)),
  );
  return named.length > 0 ? [...new Set(named)] : ['common'];
};

test('every route, error kind and call of the app has its text', () => {
  const common = new Map(flatTexts(read('en', 'common.json')));
  for (const { label } of ROUTES) expect(common.has(label), label).toBe(true);
  const errors = read('en', 'errors.json');
  for (const kind of API_ERROR_KINDS) expect(typeof errors[kind], kind).toBe('string');
  expect(
    flatTexts(given(errors.code))
      .map(([code]) => code)
      .sort(),
  ).toEqual([...ERROR_CODES].sort());
});
