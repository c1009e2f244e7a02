import { CircleHelp, Coins, Flame } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { PlanTargets } from '@/lib/domain/mealplan/record';
import type { DayTotals } from '@/lib/domain/mealplan/figures/totals';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from './TotalsView.module.scss';

interface TotalsViewProps {
  readonly totals: DayTotals;
  readonly targets: PlanTargets;
  /** What the figures are of: a day, or a day of the week on average. */
  readonly label: string;
  /** Whether there is the width of a screen for it, not of a column. */
  readonly isRoomy?: boolean;
  /** Whether the nutrition is the reader's own share; else it is that of a portion for one. */
  readonly isMine: boolean;
  /** Whether the cost is that of all days of the week, where nutrition is that of one. */
  readonly isWeek?: boolean;
}
/** Whose the figures are. */
export const WHOSE = {
  day: { mine: 'totals.mine', one: 'totals.one', table: 'totals.table' },
  week: { mine: 'totals.dayMine', one: 'totals.dayOne', table: 'totals.weekTable' },
} as const;
const MACROS = ['prots', 'carbs', 'fats'] as const;

/** A day's energy and macros as bars against the targets, and its cost; what lacks figures is named. */
export function TotalsView({ totals, targets, label, isRoomy, isMine, isWeek }: TotalsViewProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const of = isWeek ? 'week' : 'day';
  const isWhole = totals.incomplete.length === 0;
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  const atLeast = (value: string) => (isWhole ? value : t('facts.atLeast', { value }));
  const isPriced = totals.priceless.length === 0;
  const { costTetriPerDay } = targets;
  const cost = costTetriPerDay
    ? t('totals.costOf', {
        value: formatMoney(totals.costTetri, language),
        target: formatMoney(costTetriPerDay, language),
      })
    : formatMoney(totals.costTetri, language);
  return (
    <div className={css.totals} data-roomy={isRoomy} data-week={isWeek} role="group" aria-label={label}>
      <Bar
        tone="kcal"
        value={totals.calories}
        target={targets.calories}
        text={
          <>
            <Flame size={14} aria-hidden />
            {atLeast(
              targets.calories
                ? t('totals.kcalOf', { value: number(totals.calories), target: number(targets.calories) })
                : t('totals.kcal', { value: number(totals.calories) }),
            )}{' '}
            <small>{t(isMine ? WHOSE[of].mine : WHOSE[of].one)}</small>
          </>
        }
      />
      <div className={css.macros}>
        {MACROS.map((macro) => (
          <Bar
            key={macro}
            tone={macro}
            value={totals[macro]}
            target={targets[macro]}
            text={
              <>
                <span className={css.macroName}>{t(`common:nutrition.${macro}`)}</span>{' '}
                {targets[macro]
                  ? t('totals.gramsOf', { value: number(totals[macro]), target: number(targets[macro]) })
                  : t('totals.grams', { value: number(totals[macro]) })}
              </>
            }
          />
        ))}
      </div>
      <p
        className={css.cost}
        data-over={Boolean(costTetriPerDay) && totals.costTetri > Number(costTetriPerDay)}
      >
        <Coins size={14} aria-hidden />
        <span className="visually-hidden">{t('common:cost.total')}</span>
        {isPriced ? cost : t('facts.atLeast', { value: cost })} <small>{t(WHOSE[of].table)}</small>
      </p>
      <Incomplete names={totals.incomplete} />
    </div>
  );
}

interface BarProps {
  readonly tone: 'kcal' | (typeof MACROS)[number];
  readonly value: number;
  readonly target?: number | null;
  readonly text: React.ReactNode;
}

/** A figure, and how far it reaches towards its target; without one there is nothing to fill. */
function Bar({ tone, value, target, text }: BarProps) {
  const share = target ? Math.min(1, value / target) : 0;
  const isOver = Boolean(target) && value > Number(target) * 1.1;
  return (
    <div className={css.bar} data-tone={tone} data-over={isOver}>
      <span>{text}</span>
      {Boolean(target) && (
        <span className={css.track} aria-hidden>
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}

/** Says which products and dishes lack what the sums need. */
function Incomplete({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <p className={css.incomplete}>
      <CircleHelp size={14} aria-hidden />
      {t('nutrition.incomplete', { product: names.join(', ') })}
    </p>
  );
}
