import type { CustomTypeOptions, i18n } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/domain/language';
import { readStored } from '@/lib/stored/stored';

export const LANGUAGE_KEY = 'selectedLanguage';

/** Wanted on every page; of these, `common` is there from the first paint. */
export const BASE_NAMESPACES = ['common', 'errors', 'alerts'] as const;
/** The files of `locales/en`, as i18next.d.ts names them; a page names those it needs in `withNamespaces`. */
type Namespace = keyof CustomTypeOptions['resources'];
export type PageTexts = Partial<Record<Exclude<Namespace, (typeof BASE_NAMESPACES)[number]>, object>>;

const wanted = new Set<Namespace>(BASE_NAMESPACES);

/** Adds a page's English texts, at once, and remembers that their other language will be wanted too. */
export function addTexts(i18n: i18n, texts: PageTexts) {
  for (const [name, bundle] of Object.entries(texts)) {
    wanted.add(name as Namespace);
    if (!i18n.hasResourceBundle('en', name))
      i18n.addResourceBundle('en', name, bundle, false, false, { silent: true });
  }
}

/** Whether all of these texts are there in the language. */
export const hasTexts = (i18n: i18n, language: string, names: readonly string[]): boolean =>
  names.every((name) => i18n.hasResourceBundle(language, name));

/** English comes with the pages themselves, so that only its words for every page are files of their own. */
const textsOf = (language: string, name: string): Promise<{ default: object }> =>
  import(/* webpackExclude: /[\\/]en[\\/](?!alerts|errors)/ */ `../../locales/${language}/${name}.json`);

/** Sends for texts in the kept language as soon as a page's own script names them, while the page is still to wake. */
export function fetchTexts(names: readonly string[]) {
  if (typeof window === 'undefined') return;
  const kept = readStored(LANGUAGE_KEY);
  if (!isLanguage(kept) || kept === DEFAULT_LANGUAGE) return;
  // who waits for them hears of a failure
  for (const name of names) textsOf(kept, name).catch(() => undefined);
}

/** Loads what is missing of the language's texts; without names: all that any page has asked for so far. */
export async function loadTexts(
  i18n: i18n,
  language: Language,
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
