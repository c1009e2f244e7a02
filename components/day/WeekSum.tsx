import { useTranslation } from 'next-i18next/pages';
import { PlanNutrientsFold } from './PlanNutrientsFold';
import { TotalsLine } from './TotalsLine';
import { TotalsView } from './TotalsView';
import type { usePlanSums } from './usePlanSums';

interface WeekSumProps {
  readonly sums: ReturnType<typeof usePlanSums>;
  readonly className: string;
  readonly heading: 'h2' | 'h3';
  readonly isRoomy?: boolean;
  /** On one line that opens to all of it. */
  readonly isLine?: boolean;
}

/** What a week comes to, over the days that count. */
export function WeekSum({ sums, className, heading: Heading, isRoomy, isLine }: WeekSumProps) {
  const { t } = useTranslation('mealplan');
  const Sum = isLine ? TotalsLine : TotalsView;
  return (
    <section className={className} aria-label={t('totals.week')}>
      <Heading>{t('totals.week')}</Heading>
      {!isLine && <p>{t('totals.weekHelp', { count: sums.week.countedDays })}</p>}
      <Sum
        totals={sums.week}
        targets={sums.weekTargets}
        isMine={sums.isMine}
        label={t('totals.week')}
        isRoomy={isRoomy || isLine}
        isWeek
      />
      <PlanNutrientsFold sums={sums} days={sums.shown} of="week" />
    </section>
  );
}
