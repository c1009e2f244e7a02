import { useTranslation } from 'next-i18next/pages';
import type { Column } from '@/components/ui/table/column';
import { useLanguage } from '@/context/LanguageContext';
import { formatDate } from '@/lib/format/time';

/** Column with the time of a report or an action. */
export function useAtColumn(): Column<{ readonly createdAt: string }> {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  return {
    key: 'at',
    label: t('table.at'),
    sort: 'createdAt',
    isFigure: true,
    text: ({ createdAt }) => formatDate(new Date(createdAt), language, 'instant'),
    value: ({ createdAt }) => createdAt,
  };
}
