import { CircleX, Refrigerator, TriangleAlert, UserMinus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { useMealplan } from '@/context/MealplanContext';
import { useLanguage } from '@/context/LanguageContext';
import { misplacedLeftovers } from '@/lib/domain/mealplan/leftovers';
import { entriesLookSame } from '@/lib/domain/mealplan/looks';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { servingsOf } from '@/lib/domain/mealplan/servings';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';
import css from './PlannerEntry.module.scss';
import plannerCss from './Planner.module.scss';
import { EntryWarnings } from '../../day/EntryWarnings';
import { Movable, Place } from './Movable';
import type { Table } from '../../day/usePlanSums';

interface PlannerEntryProps {
  readonly entry: PlanEntry;
  readonly table: Table;
  readonly mealName: string;
}

const looksSame = (was: PlannerEntryProps, is: PlannerEntryProps): boolean =>
  was.entry === is.entry && was.mealName === is.mealName && entriesLookSame([is.entry], was.table, is.table);

/** One thing of a meal: a tap opens it, dragging moves it; something dropped on it goes before it. */
export const PlannerEntry = memo(function PlannerEntry({ entry, table, mealName }: PlannerEntryProps) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { language } = useLanguage();
  const { openModal } = useMealplan();
  const { parts, days } = table;
  const { name, isGone } = nameOfEntry(entry, { parts, days, language });
  const isEarly = entry.kind === 'leftovers' && misplacedLeftovers(days).includes(entry.key);
  return (
    <Place
      as="li"
      target={{ at: 'entry', key: entry.key }}
      className={css.entryPlace}
      name={t('planner:planner.before', { name, meal: mealName })}
    >
      <Movable carried={{ from: 'entry', key: entry.key }} name={name} className={css.entry}>
        <button
          type="button"
          className={plannerCss.open}
          onClick={() => openModal({ name: 'entry', key: entry.key })}
        >
          <span className={css.entryName} data-gone={isGone}>
            {name}
          </span>
          <EntryFacts entry={entry} table={table} />
          <EntryWarnings entry={entry} table={table} />
          {isGone && (
            <span className={css.fault}>
              <CircleX size={14} aria-hidden />
              {t('entry.gone')}
            </span>
          )}
          {isEarly && (
            <span className={css.fault}>
              <TriangleAlert size={14} aria-hidden />
              {t('planner:planner.early')}
            </span>
          )}
        </button>
      </Movable>
    </Place>
  );
}, looksSame);

function EntryFacts({ entry, table }: Pick<PlannerEntryProps, 'entry' | 'table'>) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { language } = useLanguage();
  const { eaters, parts } = table;
  if (entry.kind === 'text') return null;
  if (entry.kind === 'product') {
    const pieceName = entry.product ? parts.products[entry.product]?.pieceName : undefined;
    return (
      <small>
        {formatAmount(entry.amount ?? 0, entry.unit ?? 'gr', language, { short: true, pieceName })}
      </small>
    );
  }
  const servings = servingsOf(entry, eaters);
  const value = formatNumber(servings, language, { digits: 2 });
  return (
    <small>
      {entry.kind === 'leftovers' && (
        <>
          <Refrigerator size={14} aria-hidden /> {t('entry.leftovers')}{' '}
        </>
      )}
      {servings !== 1 && t('entry.servings', { count: servings, value })}
      {Boolean(entry.out?.length) && (
        <>
          {' '}
          <UserMinus size={14} aria-hidden />
          <span className="visually-hidden">{t('planner:planner.someOut')}</span>
        </>
      )}
    </small>
  );
}
