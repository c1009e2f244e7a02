import { useCallback } from 'react';
import { personName } from '@/lib/format/name';
import { useLanguage } from '@/context/LanguageContext';

/** Returns a formatter for people's names; stored and edited names stay `Name`. */
export function usePersonName(): (name: string) => string {
  const { language } = useLanguage();
  return useCallback((name) => personName(name, language), [language]);
}
