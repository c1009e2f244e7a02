import { CircleHelp, Coins, Flame } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { PlanTargets } from '@/lib/domain/mealplan/record';
import type { DayTotals } from '@/lib/domain/mealplan/figures/totals';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from './TotalsView.module.scss';

interface TotalsViewProps {
  readonly totals: DayTotals;
  readonly targets: PlanTargets;
  /** Names the subject of the figures: a day, or the average day of a week. */
  readonly label: string;
  /** Set if it has the width of the screen instead of a column. */
  readonly isRoomy?: boolean;
  /** Set if the nutrition is the reader's own share; otherwise it is one portion. */
  readonly isMine: boolean;
  /** Set if the cost covers all days of the week while nutrition covers one day. */
  readonly isWeek?: boolean;
}
/** Text keys that name the owner of the figures. */
export const WHOSE = {
  day: { mine: 'totals.mine', one: 'totals.one', table: 'totals.table' },
  week: { mine: 'totals.dayMine', one: 'totals.dayOne', table: 'totals.weekTable' },
} as const;
const MACROS = ['prots', 'carbs', 'fats'] as const;

/** Shows a day's energy and macros as bars against the targets, its cost, and the items without figures. */
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
            <Icon of={Flame} size={14} />
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
        <Icon of={Coins} size={14} />
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

/** Shows a figure and its share of the target; without a target it has no bar. */
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

/** Lists the products and dishes that lack figures for the sums. */
function Incomplete({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <p className={css.incomplete}>
      <Icon of={CircleHelp} size={14} />
      {t('nutrition.incomplete', { product: names.join(', ') })}
    </p>
  );
}
