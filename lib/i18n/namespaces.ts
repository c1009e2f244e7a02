import type { CustomTypeOptions, i18n } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/language';
import { readerLanguage } from './reader';

/** Namespaces of every page; only `common` is there from the first paint. */
export const BASE_NAMESPACES = ['common', 'errors', 'alerts'] as const;
/** Files of `locales/en`, as named in i18next.d.ts; a page lists those it needs in `withNamespaces`. */
type Namespace = keyof CustomTypeOptions['resources'];
/** English texts by namespace; null in a browser that loads them as data (textFiles.js). */
export type PageTexts = Partial<Record<Exclude<Namespace, (typeof BASE_NAMESPACES)[number]>, object | null>>;

const wanted = new Set<string>(BASE_NAMESPACES);
/** Namespaces that the page shows first. */
const first = new Set<string>(['common']);

/** Adds a page's English texts at once, and marks its namespaces as wanted in other languages. */
export function addTexts(i18n: i18n, texts: PageTexts) {
  for (const [name, bundle] of Object.entries(texts)) {
    wanted.add(name);
    if (bundle && !i18n.hasResourceBundle('en', name))
      i18n.addResourceBundle('en', name, bundle, false, false, { silent: true });
  }
}

/** Tells whether all of these namespaces are loaded in the language. */
export const hasTexts = (i18n: i18n, language: string, names: readonly string[]): boolean =>
  names.every((name) => i18n.hasResourceBundle(language, name));

const loading = new Map<string, Promise<object>>();

/** Loads a text file once; one that failed is asked for again. */
function textsOf(language: string, name: string): Promise<object> {
  const place = `${language}/${name}`;
  const known = loading.get(place);
  if (known) return known;
  // The whole condition stands here, so that a build for browsers leaves the modules out. Elsewhere English is bundled
  // with the pages, except for alerts and errors.
  const texts =
    typeof window !== 'undefined' && process.env.TEXTS
      ? fetchJson(`${process.env.TEXTS}/${place}.json`)
      : import(
          /* webpackExclude: /[\\/]en[\\/](?!alerts|errors)/ */ `../../locales/${language}/${name}.json`
        ).then(({ default: bundle }: { default: object }) => bundle);
  loading.set(place, texts);
  texts.catch(() => loading.delete(place));
  return texts;
}

async function fetchJson(address: string): Promise<object> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<object>;
}

/**
 * Starts loading the texts that a page or part shows as soon as its script runs, before hydration; English ones only if
 * they do not come with the script.
 */
export function fetchTexts(texts: PageTexts) {
  if (typeof window === 'undefined') {
    Object.keys(texts).forEach((name) => wanted.add(name));
    return;
  }
  const language = readerLanguage();
  for (const [name, bundle] of Object.entries(texts)) {
    if (language === DEFAULT_LANGUAGE && bundle) continue;
    first.add(name);
    // the component that waits for them handles a failure
    textsOf(language, name).catch(() => undefined);
  }
}

/**
 * Names the texts that a page shows first, for the boot script, which preloads them in the reader's language:
 * `/_next/static/texts/1a2b3c4d common dish`. Undefined if they come with the scripts.
 */
export const namedTexts = (namespaces: readonly string[] = []): string | undefined =>
  process.env.TEXTS && [process.env.TEXTS, 'common', ...namespaces].join(' ');

/** Starts loading the texts of the frame, unless they come with the app's own script. */
export function fetchFrameTexts() {
  if (typeof window === 'undefined') return;
  const language = readerLanguage();
  if (process.env.TEXTS || language !== DEFAULT_LANGUAGE) textsOf(language, 'common').catch(() => undefined);
}

/** Loads the texts that the page shows first, however often it takes; a page in no language is worth nothing. */
export async function loadFirstTexts(i18n: i18n, language: Language): Promise<void> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 30_000)) {
    try {
      return await loadTexts(i18n, language, [...first]);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Loads the language's missing namespaces; by default all that any page has asked for so far. */
export async function loadTexts(
  i18n: i18n,
  language: string,
  names: readonly string[] = [...wanted],
): Promise<void> {
  const missing = names.filter((name) => !i18n.hasResourceBundle(language, name));
  const loaded = await Promise.all(missing.map((name) => textsOf(language, name)));
  // Only the last addition is announced, as every part of the page then renders anew.
  missing.forEach((name, at) =>
    i18n.addResourceBundle(language, name, loaded[at], false, false, { silent: at < missing.length - 1 }),
  );
}
