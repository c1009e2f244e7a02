import type { i18n } from 'i18next';
import common from '@/locales/en/common.json';
import { DEFAULT_LANGUAGE } from '@/lib/domain/language';
import { createEngine } from './engine';

/**
 * The English words of every page's frame come with the app; those of alerts and errors follow right after the first paint
 * (LanguageContext), a page brings its own with `withNamespaces`, Georgian is loaded on demand. The addresses know no
 * language, so Next's i18n routing stays off. One for the app; on the server all requests share it: what is rendered there
 * is always in English.
 */
export const makeI18n = (): i18n => createEngine(DEFAULT_LANGUAGE, DEFAULT_LANGUAGE, { en: { common } });
