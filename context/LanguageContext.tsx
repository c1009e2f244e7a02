import { useTranslation } from 'next-i18next/pages';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/domain/language';
import { useStored } from '@/lib/hooks/useStored';
import { loadTexts } from '@/lib/i18n/namespaces';
import { keepCookie } from '@/lib/browser/cookies';
import { LANGUAGE_KEY, namedLanguage } from '@/lib/i18n/reader';
import { readStored } from '@/lib/stored/stored';

interface Languages {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** True if the person chose a language in this browser before. */
  readonly isChosen: boolean;
  /** True once the kept language is shown. Anything created in a language (a new recipe) waits for it. */
  readonly isSettled: boolean;
}

const LanguageContext = createContext<Languages | null>(null);

/**
 * Applies the chosen language in every tab, or the one that the page's address names; without either the page stays in
 * the language in which the server rendered it. Texts follow as soon as they have loaded.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [stored, keep] = useStored(LANGUAGE_KEY);
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const [served] = useState(language);
  const [named, setNamed] = useState(() => (typeof window === 'undefined' ? undefined : namedLanguage()));
  const wanted = named ?? (isLanguage(stored) ? stored : served);
  const [isSettled, setSettled] = useState(false);

  // whoever has not chosen yet keeps the language of the address by which they came
  useEffect(() => {
    if (named && readStored(LANGUAGE_KEY) === null) keep(named);
  }, [keep, named]);

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      // If the texts fail to load, the page stays as it is, because it reads better than keys.
      if (i18n.language !== wanted) await loadTexts(i18n, wanted).catch(() => undefined);
      if (!isCurrent) return;
      if (i18n.language !== wanted && i18n.hasResourceBundle(wanted, 'common'))
        await i18n.changeLanguage(wanted);
      setSettled(true);
      await loadTexts(i18n, wanted).catch(() => undefined);
    };
    show();
    return () => {
      isCurrent = false;
    };
  }, [wanted, i18n]);

  useEffect(() => {
    if (isLanguage(stored)) keepCookie(LANGUAGE_KEY, stored);
  }, [stored]);

  // Runs after React has drawn the new texts: i18next changes the language before that.
  useLayoutEffect(() => {
    if (isSettled) reveal(language);
  }, [isSettled, language]);

  const setLanguage = useCallback(
    (next: Language) => {
      setNamed(undefined);
      keep(next);
    },
    [keep],
  );
  const isChosen = stored !== null;
  const value = useMemo(
    () => ({ language, setLanguage, isChosen, isSettled }),
    [language, setLanguage, isChosen, isSettled],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Ends the wait begun by the script in _document, so nobody sees a flash of the other language. */
function reveal(language: string) {
  document.documentElement.lang = language;
  delete document.documentElement.dataset.pending;
}

/** Returns the tab's title: the one set by the script in _document until the texts are in the chosen language. */
export function useTabTitle(title: string): string {
  const { isSettled } = useLanguage();
  const isHeld =
    !isSettled && typeof document !== 'undefined' && 'pending' in document.documentElement.dataset;
  return isHeld ? document.title : title;
}

export function useLanguage(): Languages {
  const value = use(LanguageContext);
  if (value === null) throw new Error('useLanguage needs a <LanguageProvider> above it');
  return value;
}
