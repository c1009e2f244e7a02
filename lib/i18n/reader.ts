import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/domain/language';

/** Name of the chosen language in the browser's storage, and of the cookie by which the server learns it. */
export const LANGUAGE_KEY = 'selectedLanguage';
/** Parameter by which an address names a language: `/dishes?lang=ka`. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * Returns the language in which this browser first shows the page: the one that the address names, else the chosen one,
 * else that of the server's HTML. The boot script has set it on `<html>`.
 */
export function readerLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

/**
 * Returns the language that the address names, if any, of a page that the server rendered; others take the parameter for
 * something else, such as Firebase's links.
 */
export function namedLanguage(): Language | undefined {
  if (!document.querySelector('meta[name=rendered]')) return undefined;
  const named = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER);
  return isLanguage(named) ? named : undefined;
}
