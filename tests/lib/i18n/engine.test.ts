import i18next, { type i18n } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Language } from '@/lib/domain/language';
import { createEngine } from '@/lib/i18n/engine';

type Texts = { [key: string]: unknown };
const NAMES = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const read = (language: Language): Record<string, Texts> =>
  Object.fromEntries(
    NAMES.map((name) => [name, JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))]),
  );
const BUNDLES = { en: read('en'), ka: read('ka') };

function theirs(language: Language, resources: typeof BUNDLES): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    ns: NAMES,
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** Every key there is, those of lists and objects too, as the code asks for it. */
const keysOf = (texts: object, prefix: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) => [
    `${prefix}${key.replace(/_(zero|one|other)$/, '')}`,
    ...(typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : []),
  ]);
const KEYS = [...new Set(NAMES.flatMap((name) => keysOf(BUNDLES.en[name], `${name}:`)))];

/** A value for every variable that any text knows. */
const VARIABLES = new Set([...JSON.stringify(BUNDLES).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
const WORDS = Object.fromEntries([...VARIABLES].map((name) => [name, `„${name}“ $& <b>`]));

const answers = (engine: i18n, values: Record<string, unknown>) => {
  const t = engine.getFixedT(null, 'common');
  return Object.fromEntries(KEYS.map((key) => [key, t(key as never, values)]));
};

for (const language of ['en', 'ka'] as const)
  test.each([undefined, 0, 1, 2, 5, 21, 1.5])(
    `answers every text in ${language} as i18next does, counting %s`,
    (count) => {
      const values = { ...WORDS, count, returnObjects: count === undefined };
      const ours = answers(createEngine(language, 'en', BUNDLES), values);
      const yardstick = answers(theirs(language, BUNDLES), values);
      // without asking for objects i18next says so in a sentence, which no screen shows
      const isText = (key: string) => count === undefined || typeof ours[key] === 'string';
      const keys = KEYS.filter(isText);
      expect(keys.length).toBeGreaterThan(1000);
      expect(keys.filter((key) => JSON.stringify(ours[key]) !== JSON.stringify(yardstick[key]))).toEqual([]);
    },
  );

const SMALL = {
  en: {
    common: { bare: 'Bare', only: 'English only', day_one: '{{count}} day', day_other: '{{count}} days' },
    dish: { title: '{{ name }}, {{kcal}} kcal', deep: { er: 'Deeper' } },
  },
  ka: { common: { bare: 'მხოლოდ', day_one: '{{count}} დღე', day_other: '{{count}} დღე' }, dish: {} },
};

test.each([
  ['a key without a text', 'nothing.here', {}],
  ['one of another part', 'dish:nothing', {}],
  ['one in a part that is not there', 'shop:nothing', {}],
  ['a part of the way', 'dish:deep.er.still', {}],
  ['a name of JavaScript', 'dish:constructor', {}],
  ['a list of keys', ['dish:nothing', 'bare', 'only'], {}],
  ['a list of which none is there', ['dish:nothing', 'nobody'], {}],
  ['one that the language lacks', 'only', {}],
  ['one that a part of the language lacks', 'dish:deep.er', {}],
  ['a value that is not given', 'dish:title', { name: 'Kharcho' }],
  ['a value that is empty', 'dish:title', { name: undefined, kcal: null }],
  ['a number and a word', 'dish:title', { name: 'Kharcho {{kcal}}', kcal: 210.5 }],
  ['a count that is a word', 'day', { count: '2' }],
])('answers as i18next does: %s', (_what, key, values) => {
  for (const language of ['en', 'ka'] as const) {
    const ours = createEngine(language, 'en', SMALL).getFixedT(null, 'common');
    const yardstick = theirs(language, SMALL as never).getFixedT(null, 'common');
    expect(ours(key as never, values)).toEqual(yardstick(key as never, values));
  }
});

test('knows a text from when it has come, and says so unless asked to be silent', () => {
  const engine = createEngine('en', 'en', {});
  const listener = vi.fn();
  engine.store.on('added', listener);
  expect(engine.hasResourceBundle('ka', 'dish')).toBe(false);
  engine.addResourceBundle('ka', 'dish', { title: 'კერძი' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(engine.hasResourceBundle('ka', 'dish')).toBe(true);
  engine.addResourceBundle('en', 'dish', { title: 'Dish' }, false, false, { silent: true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(engine.getFixedT('ka', 'dish')('title' as never)).toBe('კერძი');
  engine.store.off('added', listener);
  engine.addResourceBundle('en', 'day', {});
  expect(listener).toHaveBeenCalledTimes(1);
});

test('changes its language and tells whoever listens', async () => {
  const engine = createEngine('en', 'en', SMALL);
  const listener = vi.fn();
  engine.on('languageChanged', listener);
  await engine.changeLanguage('ka');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(engine.language).toBe('ka');
  expect(engine.languages).toEqual(['ka', 'en']);
  expect(engine.getFixedT(null, 'common')('bare' as never)).toBe('მხოლოდ');
});
