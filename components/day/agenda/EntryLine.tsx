import { CircleX, Lock, Refrigerator } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import { leftoversIn, servingsOf } from '@/lib/domain/mealplan/eaten';
import { leftoverSource } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from './EntryLine.module.scss';
import { EntryWarnings } from './EntryWarnings';
import { placeOfShares, recipeAt } from './recipeAt';
import { Served } from './Served';
import type { Table } from '@/components/day/sums/usePlanSums';

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
  const servings = servingsOf(entry, eaters, leftoversIn(days));
  return (
    <div className={css.entry} data-kind={entry.kind} data-gone={isGone} data-look={look}>
      {look && dish && (
        <Picture image={dish.DishImages?.[0]} alt="" ratio="1x1" sizes="64px" className={css.entryPicture} />
      )}
      <div className={css.entryText}>
        {dish && !dish.isClosed ? (
          <Link href={recipeAt(dish.id, servings, placeOfShares(entry, table))} className={css.entryName}>
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
