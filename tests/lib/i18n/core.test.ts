import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createTexts, type Texts } from '@/lib/i18n/core';

const NAMES = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const COUNTS = [0, 1, 2, 5, 11, 21, 1.5];
const read = (language: string, name: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));

/** Every key down to its leaves, and the keys of lists and records on the way. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const key = `${before}${name}`;
    const own = typeof value === 'object' ? [key, ...keysOf(value, `${key}.`)] : [key];
    return /_(zero|one|other)$/.test(key) ? [...own, key.replace(/_\w+$/, '')] : own;
  });
}

function both(language: string, lacks: readonly string[] = []) {
  const theirs = i18next.createInstance();
  theirs.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    ns: NAMES,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  const ours = createTexts({ language, fallback: 'en', defaultNS: 'common' });
  for (const at of new Set(['en', language]))
    for (const name of NAMES.filter((one) => at === 'en' || !lacks.includes(one))) {
      theirs.addResourceBundle(at, name, read(at, name));
      ours.addResourceBundle(at, name, read(at, name));
    }
  return { ours, theirs };
}

/** A value for each `{{name}}` of the texts. */
const values = Object.fromEntries(
  NAMES.flatMap((name) => [...JSON.stringify(read('en', name)).matchAll(/\{\{(\w+)\}\}/g)]).map(
    ([, name]) => [name, `<${name}>`],
  ),
);

type Look = (key: string, values: object) => unknown;

test.each(['en', 'ka'])('every text of %s is as i18next gives it, with every count', (language) => {
  const { ours, theirs } = both(language);
  const different: string[] = [];
  for (const name of NAMES) {
    const [own, other] = [ours, theirs].map((one) => one.getFixedT(language, name as 'common') as Look);
    const keys = keysOf(read('en', name));
    for (const key of new Set(keys))
      for (const count of keys.includes(`${key}_other`) ? COUNTS : [undefined]) {
        const given = { ...values, returnObjects: true, count };
        if (JSON.stringify(own(key, given)) !== JSON.stringify(other(key, given)))
          different.push(`${name}:${key} ${count}`);
      }
  }
  expect(different).toEqual([]);
});

test('a text that the language lacks is the fallback’s, with its own plural', () => {
  const { ours, theirs } = both('ka', ['dish']);
  for (const key of keysOf(read('en', 'dish')).filter((one) => /_one$/.test(one)))
    for (const count of COUNTS) {
      const asked = [`dish:${key.replace(/_one$/, '')}`, { ...values, count }] as const;
      expect(ours.t(...(asked as unknown as [never]))).toBe(theirs.t(...(asked as unknown as [never])));
    }
});

test('a key that is nowhere is its own text, without its namespace', () => {
  const { ours, theirs } = both('en');
  for (const key of ['errors:noSuch.key', 'noSuch', 'nowhere:key', 'menu']) {
    if (key !== 'menu') expect(ours.t(key as never)).toBe(theirs.t(key as never));
    else expect(ours.t(key as never)).toBe(key);
  }
});

test('of several keys the first that is there counts, and the last is what is said for none', () => {
  const { ours, theirs } = both('ka', ['dish']);
  for (const keys of [
    ['errors:noSuch', 'errors:server', 'errors:network'],
    ['noSuch', 'dish:view.more'],
    ['noSuch', 'errors:code.noSuch'],
  ]) {
    expect(ours.t(keys as never)).toBe(theirs.t(keys as never));
  }
});

test('a value that is not given leaves its place empty', () => {
  const ours = createTexts({ language: 'en', fallback: 'en', defaultNS: 'common' });
  ours.addResourceBundle('en', 'common', { hello: 'Hello {{name}}!' });
  expect(ours.t('hello' as never)).toBe('Hello !');
  expect(ours.t('hello' as never, { name: '{{x}} $&' } as never)).toBe('Hello {{x}} $&!');
});

test('a change of language and a text that came are told; a silent one is not', async () => {
  const { ours } = both('en');
  const [changed, added] = [vi.fn(), vi.fn()];
  ours.on('languageChanged', changed);
  ours.store.on('added', added);
  ours.addResourceBundle('ka', 'common', read('ka', 'common'), false, false, { silent: true });
  expect(added).not.toHaveBeenCalled();
  ours.addResourceBundle('ka', 'dish', read('ka', 'dish'));
  expect(added).toHaveBeenCalledOnce();
  await ours.changeLanguage('ka');
  expect(changed).toHaveBeenCalledOnce();
  expect(ours.language).toBe('ka');
  ours.off('languageChanged', changed);
  await ours.changeLanguage('en');
  expect(changed).toHaveBeenCalledOnce();
});
