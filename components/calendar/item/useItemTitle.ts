import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';

/** What a line of the calendar is called; an order has its number alone and is named here. */
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
