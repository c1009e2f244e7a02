import { Check, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { monthSum } from '@/lib/domain/mealplan/figures/monthSum';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { CALENDAR_KINDS } from '@/lib/domain/mealplan/types';
import { isSameMonth } from '@/lib/domain/time/calendarView';
import type { Day } from '@/lib/domain/time/day';
import { formatMoney } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import css from './MonthSumLine.module.scss';

interface SumProps {
  readonly items: readonly CalendarItem[];
  /** Any day of the month. */
  readonly month: Day;
  readonly today: Day;
}

/** Sums up the month so far by the displayed kinds, explains the signs, and links to the user's calendar feed. */
export function MonthSumLine({ items, month, today }: SumProps) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const { kinds, costTetri, isWhole } = monthSum(items, month, today);
  const name = formatDate(month, language, 'month');
  const value = costTetri !== undefined && formatMoney(costTetri, language);
  const facts = [
    ...CALENDAR_KINDS.flatMap((kind) =>
      kinds[kind].total > 0 ? t(`sum.${kind}`, { count: kinds[kind].done, total: kinds[kind].total }) : [],
    ),
    ...(value ? [t(isWhole ? 'sum.cost' : 'sum.costAtLeast', { value })] : []),
  ];
  return (
    <p className={css.sum}>
      {facts.length > 0 && (
        <span>
          <strong>{isSameMonth(month, today) ? t('sum.soFar', { month: name }) : name}</strong>{' '}
          {facts.join(' · ')}
        </span>
      )}
      <span className={css.legend}>
        {t('legend.kcal')}
        <span>
          <Icon of={Check} size={14} /> {t('legend.done')}
        </span>
        <span>
          <Icon of={SkipForward} size={14} /> {t('legend.skipped')}
        </span>
        <Link href="/settings#settings-calendar">{t('sum.feed')}</Link>
      </span>
    </p>
  );
}
