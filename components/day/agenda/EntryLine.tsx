import { CircleX, Lock, Refrigerator, UserMinus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { leftoverSource } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { servingsOf } from '@/lib/domain/mealplan/servings';
import { hasTable, readerServings } from '@/lib/domain/mealplan/figures/share';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from './EntryLine.module.scss';
import { EntryWarnings } from './EntryWarnings';
import type { Table } from '@/components/day/sums/usePlanSums';
import { useEaterName } from '@/components/day/useEaterName';

interface EntryLineProps {
  readonly entry: PlanEntry;
  readonly table: Table;
  /** Shows the picture, smaller in a column. */
  readonly look?: 'large' | 'column';
  /** Energy of the reader's share, if the line should show it. */
  readonly kcal?: number;
  /** Days for which part of the entry is kept. */
  readonly leftFor?: string;
}

/** Shows one entry of a meal; a tap on a dish opens its recipe for the entry's servings. */
export function EntryLine({ entry, table, look, kcal, leftFor }: EntryLineProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { parts, days, eaters } = table;
  const { name, isGone } = nameOfEntry(entry, { parts, days, language });
  const source = entry.kind === 'leftovers' ? leftoverSource(entry, days) : entry;
  const dish = source?.kind === 'dish' && source.dish ? parts.dishes[source.dish] : undefined;
  const servings = servingsOf(entry, eaters);
  return (
    <div className={css.entry} data-kind={entry.kind} data-gone={isGone} data-look={look}>
      {look && dish && (
        <Picture image={dish.DishImages?.[0]} alt="" ratio="1x1" sizes="64px" className={css.entryPicture} />
      )}
      <div className={css.entryText}>
        {dish && !dish.isClosed ? (
          <Link href={recipeAt(dish.id, servings)} className={css.entryName}>
            {name}
          </Link>
        ) : (
          <span className={css.entryName}>{name}</span>
        )}
        <span className={css.entryFacts}>
          {entry.kind === 'leftovers' && (
            <span>
              <Icon of={Refrigerator} size={14} />
              {t('entry.leftovers')}
            </span>
          )}
          {isGone && (
            <span className={css.gone}>
              <Icon of={CircleX} size={14} />
              {t('entry.gone')}
            </span>
          )}
          <Served entry={entry} table={table} />
          {Boolean(kcal) && (
            <span>{t('totals.kcal', { value: formatNumber(kcal ?? 0, language, { digits: 0 }) })}</span>
          )}
          {look === 'large' && entry.kind === 'dish' && dish?.TimeToCook != null && (
            <span>{formatMinutes(dish.TimeToCook, language)}</span>
          )}
          {leftFor && <span>{t('entry.leftFor', { days: leftFor })}</span>}
          {dish?.isClosed && (
            <span>
              <Icon of={Lock} size={14} />
              {t('entry.closed')}
            </span>
          )}
        </span>
        <EntryWarnings entry={entry} table={table} />
      </div>
    </div>
  );
}

/** Returns the address of a recipe, scaled to the servings. */
export const recipeAt = (dish: number, servings: number): string =>
  `/dishes/${dish}?servings=${Math.round(servings * 100) / 100}`;

/** Returns the same address in cooking mode. */
export const cookAt = (dish: number, servings: number): string => `${recipeAt(dish, servings)}&cook=1`;

/** Shows the quantity: servings for the table and the reader, or an amount, and the eaters who skip the entry. */
function Served({ entry, table }: { entry: PlanEntry; table: Table }) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { person } = useAuth();
  const nameOf = useEaterName();
  const { eaters, parts } = table;
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  if (entry.kind === 'text') return null;
  if (entry.kind === 'product') {
    const pieceName = entry.product ? parts.products[entry.product]?.pieceName : undefined;
    return (
      <span>{formatAmount(entry.amount ?? 0, entry.unit ?? 'gr', language, { short: true, pieceName })}</span>
    );
  }
  const servings = servingsOf(entry, eaters);
  const own = readerServings(entry, table, person?.id);
  // Readers without access to the names see no absent eaters.
  const isNamed = eaters.some(({ Name }) => Name);
  const absent = eaters.flatMap((eater, at) =>
    isNamed && entry.out?.includes(eater.key) ? [nameOf(eater, at)] : [],
  );
  const isPlain = servings === 1 && !hasTable(eaters);
  return (
    <>
      {!isPlain && <span>{t('entry.servings', { count: servings, value: number(servings) })}</span>}
      {hasTable(eaters) && person && own > 0 && own !== 1 && own !== servings && (
        <span>{t('entry.own', { value: number(own) })}</span>
      )}
      {absent.length > 0 && (
        <span>
          <Icon of={UserMinus} size={14} />
          {t('entry.without', { names: absent.join(', ') })}
        </span>
      )}
    </>
  );
}
