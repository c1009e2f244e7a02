import type { i18n } from 'i18next';
import common from '@/locales/en/common.json';
import { DEFAULT_LANGUAGE } from '@/lib/domain/language';
import { createTexts } from './core';

/**
 * One for the app. The English words of every page's frame come with it; those of alerts and errors follow right after the
 * first paint (LanguageContext), a page brings its own with `withNamespaces`, Georgian is loaded on demand. On the server all
 * requests share it: what is rendered there is always in English. The addresses know no language, so Next's i18n routing
 * stays off.
 */
export function makeI18n(): i18n {
  const texts = createTexts({ language: DEFAULT_LANGUAGE, fallback: DEFAULT_LANGUAGE, defaultNS: 'common' });
  texts.addResourceBundle(DEFAULT_LANGUAGE, 'common', common);
  return texts;
}
