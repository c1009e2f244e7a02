import { createInstance, type i18n, type InitOptions } from 'i18next';
import common from '@/locales/en/common.json';
import { DEFAULT_LANGUAGE } from '@/lib/domain/language';
import { BASE_NAMESPACES } from './namespaces';

/**
 * The English words of every page's frame come with the app; those of alerts and errors follow right after the first paint
 * (LanguageContext), a page brings its own with `withNamespaces`, Georgian is loaded on demand. The addresses know no
 * language, so Next's i18n routing stays off.
 */
export const i18nConfig: InitOptions = {
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  load: 'currentOnly',
  defaultNS: 'common',
  ns: [...BASE_NAMESPACES],
  resources: { en: { common } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  // 'added': what is on the screen takes a text in as soon as it has come
  react: { useSuspense: false, bindI18nStore: 'added' },
  returnNull: false,
  // the texts are there, so the first paint, also the server's, need not wait
  initAsync: false,
};

/** One for the app. On the server all requests share it: what is rendered there is always in English. */
export function makeI18n(): i18n {
  const instance = createInstance();
  instance.init(i18nConfig);
  return instance;
}
