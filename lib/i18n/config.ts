import type { UserConfig } from 'next-i18next/pages';
import common from '@/locales/en/common.json';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/domain/language';
import { BASE_NAMESPACES } from './namespaces';

/**
 * The English words of every page's frame come with the app; those of alerts and errors follow right after the first paint
 * (LanguageContext), a page brings its own with `withNamespaces`, Georgian is loaded on demand. The addresses know no
 * language, so Next's i18n routing stays off.
 */
export const i18nConfig: UserConfig = {
  i18n: { defaultLocale: DEFAULT_LANGUAGE, locales: [...LANGUAGES] },
  defaultNS: 'common',
  ns: [...BASE_NAMESPACES],
  resources: { en: { common } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  // 'added': what is on the screen takes a text in as soon as it has come
  react: { useSuspense: false, bindI18nStore: 'added' },
  returnNull: false,
  serializeConfig: false,
};
