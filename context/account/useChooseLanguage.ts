import { useCallback } from 'react';
import { saveLanguage } from '@/lib/api/account/users';
import type { Language } from '@/lib/domain/language';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';

/** Returns a call that sets the language of this browser and of messages to the person. */
export function useChooseLanguage() {
  const { setLanguage } = useLanguage();
  const { person } = useAuth();
  const id = person?.id;
  return useCallback(
    (language: Language) => {
      setLanguage(language);
      if (id) saveLanguage(id, language);
    },
    [id, setLanguage],
  );
}
