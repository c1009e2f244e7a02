import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';

/** What a line of the calendar is called; an order has its number alone and is named here. */
export function useItemTitle() {
  const { t } = useTranslation('day');
  return useCallback(
    ({ title, source }: Pick<CalendarItem, 'title' | 'source'>): string =>
      source.type === 'order' ? t('delivery', { number: source.Name }) : title || source.Name,
    [t],
  );
}
