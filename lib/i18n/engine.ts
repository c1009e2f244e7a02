import type { i18n } from 'i18next';
import type { Language } from '@/lib/domain/language';

type Text = string | readonly Text[] | { readonly [key: string]: Text };
type Values = Readonly<Record<string, unknown>>;
type Bundles = { readonly [language in Language]?: { readonly [namespace: string]: object } };

/**
 * The part of i18next that our texts need, at a twentieth of its weight: namespaces, `{{variables}}`, plural forms, lists and
 * objects, a language to fall back to. It answers as i18next does (tests/lib/i18n compares every text), and has what
 * react-i18next's `useTranslation` asks of an instance.
 */
export function createEngine(first: Language, fallback: Language, given: Bundles): i18n {
  const texts = new Map<string, Text>();
  const listeners = new Set<() => void>();
  let current = first;

  const place = (language: string, namespace: string) => `${language}/${namespace}`;
  const tell = () => [...listeners].forEach((listener) => listener());
  const events = {
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
  };

  function translate(
    keys: string | readonly string[],
    values: Values,
    language: Language,
    namespace: string,
  ) {
    let name = '';
    for (const key of [keys].flat()) {
      const at = key.indexOf(':');
      name = key.slice(at + 1);
      for (const code of new Set([language, fallback])) {
        const bundle = texts.get(place(code, at < 0 ? namespace : key.slice(0, at)));
        for (const form of formsOf(name, values.count, code)) {
          const found = find(bundle, form);
          if (found !== undefined) return fill(found, values);
        }
      }
    }
    return fill(name, values);
  }

  const engine = {
    isInitialized: true,
    options: { defaultNS: 'common', react: { useSuspense: false, bindI18nStore: 'added' } },
    ...events,
    // what is on the screen takes a text in as soon as it has come
    store: events,
    get language() {
      return current;
    },
    get languages() {
      return [current, fallback];
    },
    // a text that has not come yet is shown in the other language, never waited for
    hasLoadedNamespace: () => true,
    hasResourceBundle: (language: string, namespace: string) => texts.has(place(language, namespace)),
    addResourceBundle(language: string, namespace: string, bundle: object, ...rest: unknown[]) {
      texts.set(place(language, namespace), bundle as Text);
      if (!(rest[2] as { silent?: boolean } | undefined)?.silent) tell();
    },
    async changeLanguage(next: Language) {
      current = next;
      tell();
    },
    getFixedT:
      (language: Language | null, namespace: string) =>
      (keys: string | readonly string[], values: Values = {}) =>
        translate(keys, values, language ?? current, namespace),
  };
  for (const [language, bundles] of Object.entries(given))
    for (const [namespace, bundle] of Object.entries(bundles))
      texts.set(place(language, namespace), bundle as Text);
  return engine as unknown as i18n;
}

/** `dish.lines` with a count of 2: its text for none where there is one, for this number's plural form, for any. */
function formsOf(key: string, count: unknown, language: string): string[] {
  if (typeof count !== 'number') return [key];
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rules(language).select(count)}`, key];
}

const known = new Map<string, Intl.PluralRules>();
function rules(language: string): Intl.PluralRules {
  const found = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, found);
  return found;
}

const find = (texts: Text | undefined, key: string): Text | undefined =>
  key
    .split('.')
    .reduce<Text | undefined>(
      (at, part) =>
        typeof at === 'object' && Object.hasOwn(at, part) ? (at as Record<string, Text>)[part] : undefined,
      texts,
    );

/** Puts the values into a text, or into all texts of a list or object. */
function fill(text: Text, values: Values): Text {
  if (typeof text === 'string')
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name) =>
      name in values ? String(values[name] ?? '') : all,
    );
  if (Array.isArray(text)) return text.map((part) => fill(part, values));
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, fill(part, values)]));
}
