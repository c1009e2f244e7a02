import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { hasTable } from '@/lib/domain/mealplan/figures/share';
import type { Eater } from '@/lib/domain/mealplan/types';
import { ALLERGENS } from '@/lib/domain/product/types';
import { PlanNutrientsFold } from './PlanNutrientsFold';
import { TotalsLine } from './TotalsLine';
import { TotalsView } from './TotalsView';
import { useEaterName } from '@/components/day/useEaterName';
import type { usePlanSums } from './usePlanSums';
import css from './TotalsLine.module.scss';

interface WeekSumProps {
  readonly sums: ReturnType<typeof usePlanSums>;
  readonly className?: string;
  readonly heading: 'h2' | 'h3';
  readonly isRoomy?: boolean;
  /** Shows one line that opens to all details. */
  readonly isLine?: boolean;
}

/** Shows the totals of a week, over its counted days. */
export function WeekSum({ sums, className, heading: Heading, isRoomy, isLine }: WeekSumProps) {
  const { t } = useTranslation('mealplan');
  const Sum = isLine ? TotalsLine : TotalsView;
  return (
    <section className={className} aria-label={t('totals.week')}>
      <Heading>{t('totals.week')}</Heading>
      {isLine && isRoomy && <AtTable eaters={sums.table.eaters} />}
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

/** Names the eaters at the table and their allergens. */
function AtTable({ eaters }: { eaters: readonly Eater[] }) {
  const { t } = useTranslation(['mealplan', 'common']);
  const nameOf = useEaterName();
  if (!hasTable(eaters) || !eaters.some(({ Name }) => Name)) return null;
  const warned = eaters.flatMap((eater, at) => {
    const what = ALLERGENS.filter((one) => eater.allergens?.includes(one)).map((one) =>
      t(`common:allergen.${one}`),
    );
    return what.length > 0
      ? [t('common:containsFor', { name: nameOf(eater, at), what: what.join(', ') })]
      : [];
  });
  return (
    <p className={css.table}>
      {eaters.map(nameOf).join(' · ')}
      {warned.map((words) => (
        <span key={words}>
          <Icon of={TriangleAlert} size={14} /> {words}
        </span>
      ))}
    </p>
  );
}
