import type { i18n } from 'i18next';

/** Texts by key; a leaf is a sentence, or a list of sentences or of small records of them. */
export interface Texts {
  readonly [key: string]: string | Texts | readonly (string | Texts)[];
}

interface Values {
  readonly count?: number;
  readonly returnObjects?: boolean;
  readonly [name: string]: unknown;
}

interface Options {
  readonly language: string;
  /** Where a text is looked up that the language lacks. */
  readonly fallback: string;
  readonly defaultNS: string;
}

type Listener = () => void;

/**
 * What this app uses of i18next, which would be 15 kB on every page: namespaces, plurals by the language's own rule (and
 * `_zero`), `{{values}}`, lists and records with `returnObjects`, several keys of which the first that is there counts, one fallback
 * language. A key that is nowhere is its own text. Typed as i18next's instance, so that the hook of next-i18next and its typed keys work with it.
 */
export function createTexts({ language, fallback, defaultNS }: Options): i18n {
  const bundles = new Map<string, Texts>();
  const changed = createListeners();
  const added = createListeners();
  const nameOf = (at: string, namespace: string) => `${at}/${namespace}`;

  function find(at: string, namespace: string, key: string, count?: number): unknown {
    const bundle = bundles.get(nameOf(at, namespace));
    if (!bundle) return undefined;
    for (const form of formsOf(at, key, count)) {
      const found = valueAt(bundle, form);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function translate(at: string, own: string, asked: string | readonly string[], values: Values = {}) {
    let name = '';
    for (const one of [asked].flat()) {
      const [namespace, key] = one.includes(':') ? split(one, ':') : [own, one];
      const found = find(at, namespace, key, values.count) ?? find(fallback, namespace, key, values.count);
      if (typeof found === 'string') return fill(found, values);
      if (found !== undefined && values.returnObjects) return fillAll(found, values);
      name = key;
    }
    return name;
  }

  const texts = {
    language,
    languages: [language, fallback],
    resolvedLanguage: language,
    isInitialized: true,
    options: { defaultNS, react: { useSuspense: false, bindI18nStore: 'added' } },
    store: { on: added.add, off: added.remove },
    on: changed.add,
    off: changed.remove,
    hasLoadedNamespace: () => true,
    hasResourceBundle: (at: string, namespace: string) => bundles.has(nameOf(at, namespace)),
    addResourceBundle(
      at: string,
      namespace: string,
      bundle: Texts,
      _deep?: boolean,
      _overwrite?: boolean,
      how?: { silent?: boolean },
    ) {
      bundles.set(nameOf(at, namespace), bundle);
      if (!how?.silent) added.tell();
    },
    async changeLanguage(next: string) {
      texts.language = texts.resolvedLanguage = next;
      texts.languages = [next, fallback];
      changed.tell();
    },
    getFixedT(at: string | null, own?: string | readonly string[] | null) {
      const namespace = (typeof own === 'object' ? own?.[0] : own) ?? defaultNS;
      return (asked: string | readonly string[], values?: Values) =>
        translate(at ?? texts.language, namespace, asked, values);
    },
    t: (asked: string | readonly string[], values?: Values) =>
      translate(texts.language, defaultNS, asked, values),
  };
  return texts as unknown as i18n;
}

function createListeners() {
  const all = new Set<Listener>();
  return {
    add: (_event: string, listener: Listener) => void all.add(listener),
    remove: (_event: string, listener: Listener) => void all.delete(listener),
    tell: () => [...all].forEach((listener) => listener()),
  };
}

const rules = new Map<string, Intl.PluralRules>();

/** The keys to look a text up by, the most exact first. */
function formsOf(language: string, key: string, count?: number): string[] {
  if (typeof count !== 'number') return [key];
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rule.select(count)}`, key];
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}

const valueAt = (bundle: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], bundle);

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

function fillAll(found: unknown, values: Values): unknown {
  if (typeof found === 'string') return fill(found, values);
  if (Array.isArray(found)) return found.map((one) => fillAll(one, values));
  return Object.fromEntries(
    Object.entries(found as Texts).map(([name, one]) => [name, fillAll(one, values)]),
  );
}

/** The one thing that the hook asks of i18next itself; keys here are always strings. */
export const keyFromSelector = (key: unknown): string => String(key);
