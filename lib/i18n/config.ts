import { createInstance, type i18n, type InitOptions } from 'i18next';
import common from '@/locales/en/common.json';
import { DEFAULT_LANGUAGE } from '@/lib/domain/language';
import { BASE_NAMESPACES } from './namespaces';

/**
 * Bundles the English texts of every page's frame with the app; those of alerts and errors load right after the first
 * paint (LanguageContext), a page brings its own with `withNamespaces`, Georgian loads on demand. Addresses contain no
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
  // 'added' re-renders as soon as a text has loaded
  react: { useSuspense: false, bindI18nStore: 'added' },
  returnNull: false,
  // the texts are bundled, so the first paint, also on the server, need not wait
  initAsync: false,
};

/** Creates the app's only instance. On the server all requests share it: server rendering is always in English. */
export function makeI18n(): i18n {
  const instance = createInstance();
  instance.init(i18nConfig);
  return instance;
}
