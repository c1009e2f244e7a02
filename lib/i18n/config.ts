import type { UserConfig } from 'next-i18next/pages';
import alerts from '@/locales/en/alerts.json';
import common from '@/locales/en/common.json';
import errors from '@/locales/en/errors.json';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/domain/language';
import { BASE_NAMESPACES } from './namespaces';

/**
 * English texts that every page needs come with the app; a page adds its own with `withNamespaces`; Georgian is
 * loaded on demand. The addresses know no language, so Next's i18n routing stays off.
 */
export const i18nConfig: UserConfig = {
  i18n: { defaultLocale: DEFAULT_LANGUAGE, locales: [...LANGUAGES] },
  defaultNS: 'common',
  ns: [...BASE_NAMESPACES],
  resources: { en: { alerts, common, errors } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
  serializeConfig: false,
};
