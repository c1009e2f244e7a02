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
import { LANGUAGE_KEY, loadTexts } from '@/lib/i18n/namespaces';

interface Languages {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** Whether the person has chosen one here before. */
  readonly isChosen: boolean;
  /** Whether the kept language is the one shown; what begins in a language (a new recipe) waits for it. */
  readonly isSettled: boolean;
}

const LanguageContext = createContext<Languages | null>(null);

/** The kept language is the one that counts, in every tab; the texts follow it as soon as they are there. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [stored, keep] = useStored(LANGUAGE_KEY);
  const chosen = isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;

  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      // in English the texts are there; elsewhere a failed load leaves English standing, which reads better than keys
      await loadTexts(i18n, chosen).catch(() => undefined);
      if (!isCurrent) return;
      if (i18n.language !== chosen && i18n.hasResourceBundle(chosen, 'common'))
        await i18n.changeLanguage(chosen);
      setSettled(true);
    };
    show();
    return () => {
      isCurrent = false;
    };
  }, [chosen, i18n]);

  // only with the page that has the texts in it: the change itself is ahead of what React has drawn
  useLayoutEffect(() => {
    if (isSettled) reveal(language);
  }, [isSettled, language]);

  const setLanguage = useCallback((next: Language) => keep(next), [keep]);
  const isChosen = stored !== null;
  const value = useMemo(
    () => ({ language, setLanguage, isChosen, isSettled }),
    [language, setLanguage, isChosen, isSettled],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Ends the wait that the script in _document began, so that nobody sees a flash of the other language. */
function reveal(language: string) {
  document.documentElement.lang = language;
  delete document.documentElement.dataset.pending;
}

/** The words for the browser's tab, which holds what the script in _document put there until they are in the chosen language. */
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
