import { ChevronDown, CircleHelp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { PlanTargets } from '@/lib/domain/mealplan/record';
import type { DayTotals } from '@/lib/domain/mealplan/figures/totals';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from './TotalsLine.module.scss';
import { TotalsView, WHOSE } from './TotalsView';

interface TotalsLineProps {
  readonly totals: DayTotals;
  readonly targets: PlanTargets;
  /** Names the subject of the figures. */
  readonly label: string;
  readonly isMine: boolean;
  /** Set on full-width lines, which also name the owner of the figures and the macros. */
  readonly isRoomy?: boolean;
  /** Shows the cost; unset if it is shown elsewhere. */
  readonly hasCost?: boolean;
  /**
   * Set if the cost covers all days of a week while nutrition covers one day; the line then also has room for target
   * and units.
   */
  readonly isWeek?: boolean;
}
const MACROS = ['prots', 'carbs', 'fats'] as const;

/** Shows a day's totals on one line, its energy against the target; opens to all details. */
export function TotalsLine(props: TotalsLineProps) {
  const { totals, targets, label, isMine, isRoomy = false, hasCost = true, isWeek } = props;
  const whose = WHOSE[isWeek ? 'week' : 'day'];
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  const share = targets.calories ? totals.calories / targets.calories : 0;
  return (
    <details className={css.totals} data-roomy={isRoomy || undefined}>
      <summary>
        <span className="visually-hidden">{label}: </span>
        <strong>
          {isWeek && targets.calories
            ? t('totals.kcalOf', { value: number(totals.calories), target: number(targets.calories) })
            : t('totals.kcal', { value: number(totals.calories) })}
          <small className={isRoomy ? undefined : 'visually-hidden'}>
            {' '}
            {t(
              hasCost ? (isMine ? whose.mine : whose.one) : isMine ? 'totals.short.mine' : 'totals.short.one',
            )}
          </small>
        </strong>
        {isRoomy &&
          MACROS.map((macro) => (
            <span key={macro} className={css.macro} data-tone={macro}>
              {t(`totals.short.${macro}`)}{' '}
              {isWeek ? t('totals.grams', { value: number(totals[macro]) }) : number(totals[macro])}
            </span>
          ))}
        {totals.incomplete.length > 0 && (
          <span className={css.lacks}>
            <Icon of={CircleHelp} size={14} />
            <span className="visually-hidden">{t('totals.lacks')}</span>
          </span>
        )}
        {hasCost && (
          <span className={css.cost}>
            {formatMoney(totals.costTetri, language)}
            <small className={isRoomy ? undefined : 'visually-hidden'}> {t(whose.table)}</small>
          </span>
        )}
        <Icon of={ChevronDown} size={14} className={css.arrow} />
        {share > 0 && (
          <span className={css.track} data-over={share > 1.1 || undefined} aria-hidden>
            <span style={{ width: `${Math.min(1, share) * 100}%` }} />
          </span>
        )}
      </summary>
      <TotalsView
        totals={totals}
        targets={targets}
        isMine={isMine}
        label={label}
        isRoomy={isRoomy}
        isWeek={isWeek}
      />
    </details>
  );
}
