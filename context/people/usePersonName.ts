import { useCallback } from 'react';
import { personName } from '@/lib/format/name';
import { useLanguage } from '@/context/LanguageContext';

/** How people's names are shown; what they are stored and edited as stays with `Name`. */
export function usePersonName(): (name: string) => string {
  const { language } = useLanguage();
  return useCallback((name) => personName(name, language), [language]);
}
