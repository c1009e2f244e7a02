import type { CustomTypeOptions, i18n } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/domain/language';
import { readStored } from '@/lib/stored/stored';

export const LANGUAGE_KEY = 'selectedLanguage';

/** Namespaces of every page; only `common` is there from the first paint. */
export const BASE_NAMESPACES = ['common', 'errors', 'alerts'] as const;
/** Files of `locales/en`, as named in i18next.d.ts; a page lists those it needs in `withNamespaces`. */
type Namespace = keyof CustomTypeOptions['resources'];
export type PageTexts = Partial<Record<Exclude<Namespace, (typeof BASE_NAMESPACES)[number]>, object>>;

const wanted = new Set<string>(BASE_NAMESPACES);

/** Adds a page's English texts at once, and marks its namespaces as wanted in other languages. */
export function addTexts(i18n: i18n, texts: PageTexts) {
  for (const [name, bundle] of Object.entries(texts)) {
    wanted.add(name);
    if (!i18n.hasResourceBundle('en', name))
      i18n.addResourceBundle('en', name, bundle, false, false, { silent: true });
  }
}

/** Tells whether all of these namespaces are loaded in the language. */
export const hasTexts = (i18n: i18n, language: string, names: readonly string[]): boolean =>
  names.every((name) => i18n.hasResourceBundle(language, name));

/** Loads a text file. English is bundled with the pages, except for alerts and errors. */
const textsOf = (language: string, name: string): Promise<{ default: object }> =>
  import(/* webpackExclude: /[\\/]en[\\/](?!alerts|errors)/ */ `../../locales/${language}/${name}.json`);

/** Starts loading texts in the stored language as soon as a page's script runs, before hydration. */
export function fetchTexts(names: readonly string[]) {
  if (typeof window === 'undefined') return;
  const kept = readStored(LANGUAGE_KEY);
  if (!isLanguage(kept) || kept === DEFAULT_LANGUAGE) return;
  // the component that waits for them handles a failure
  for (const name of names) textsOf(kept, name).catch(() => undefined);
}

/** Loads the language's missing namespaces; by default all that any page has asked for so far. */
export async function loadTexts(
  i18n: i18n,
  language: string,
  names: readonly string[] = [...wanted],
): Promise<void> {
  const missing = names.filter((name) => !i18n.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const bundle = await textsOf(language, name);
      i18n.addResourceBundle(language, name, bundle.default);
    }),
  );
}
