import { createInstance, type i18n, type InitOptions } from 'i18next';
import common from '@/locales/en/common.json';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/language';
import { BASE_NAMESPACES, loadFirstTexts, loadTexts } from './namespaces';
import { readerLanguage } from './reader';

/**
 * Texts of every page's frame; those of alerts and errors load right after the first paint (LanguageContext), a page
 * brings its own with `withNamespaces`. The specification's addresses contain no language, so Next's i18n routing stays
 * off. In a production build browsers load `common` as data too, so it is null there (textFiles.js).
 */
export const i18nConfig: InitOptions = {
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  load: 'currentOnly',
  defaultNS: 'common',
  ns: [...BASE_NAMESPACES],
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  // 'added' re-renders as soon as a text has loaded
  react: { useSuspense: false, bindI18nStore: 'added' },
  returnNull: false,
  // the texts are bundled, so the first paint, also on the server, need not wait
  initAsync: false,
};

/** Creates an instance in a language, whose texts are there or are added before it renders. */
export function makeI18n(language: Language = DEFAULT_LANGUAGE): i18n {
  const instance = createInstance();
  // an instance adds to the texts that it is given
  instance.init({ ...i18nConfig, lng: language, resources: common ? { en: { common } } : {} });
  return instance;
}

/** Instances of the server, which all its requests share. */
const rendering = new Map<Language, { readonly i18n: i18n }>();

/** Returns the instance in which the server renders a page; its texts are there after `prepareTexts`. */
export function renderingTexts(language: Language = DEFAULT_LANGUAGE): { readonly i18n: i18n } {
  const texts = rendering.get(language) ?? { i18n: makeI18n(language) };
  rendering.set(language, texts);
  return texts;
}

/** Loads every text in which the server renders; English ones come with the pages. */
export async function prepareTexts(language: Language): Promise<void> {
  if (language !== DEFAULT_LANGUAGE) await loadTexts(renderingTexts(language).i18n, language);
}

/** Creates the browser's instance, and lets the page wake once its first texts are there. */
export function browserTexts(): { readonly i18n: i18n } {
  if (!process.env.TEXTS) return { i18n: makeI18n() };
  const language = readerLanguage();
  const instance = makeI18n(language);
  window.untilReady = () => loadFirstTexts(instance, language);
  return { i18n: instance };
}
