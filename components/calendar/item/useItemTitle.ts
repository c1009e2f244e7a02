import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';

/**
 * Returns a function that gives the title of a calendar line; an order carries only its number, so its title is
 * composed here.
 */
export function useItemTitle() {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  return useCallback(
    ({ title, titleKa, source }: Pick<CalendarItem, 'title' | 'titleKa' | 'source'>): string => {
      if (source.type === 'order') return t('delivery', { number: source.Name });
      return (language === 'ka' && titleKa) || title || source.Name;
    },
    [t, language],
  );
}
