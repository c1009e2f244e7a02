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
  /** True if the person chose a language in this browser before. */
  readonly isChosen: boolean;
  /** True once the kept language is shown. Anything created in a language (a new recipe) waits for it. */
  readonly isSettled: boolean;
}

const LanguageContext = createContext<Languages | null>(null);

/** Applies the kept language in every tab; the texts follow as soon as they have loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [stored, keep] = useStored(LANGUAGE_KEY);
  const chosen = isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;

  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      // English texts are always there. If another language fails to load, English stays, because it reads better than
      // keys.
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

  // Runs after React has drawn the new texts: i18next changes the language before that.
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
