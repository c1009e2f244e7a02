import {
  Apple,
  CircleX,
  Pencil,
  Refrigerator,
  TriangleAlert,
  UserMinus,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEdit } from '@/context/mealplan/PlanEditorContext';
import { removeEntry } from '@/lib/domain/mealplan/edit';
import { leftoverSource, misplacedLeftovers } from '@/lib/domain/mealplan/leftovers';
import { entriesLookSame } from '@/lib/domain/mealplan/looks';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { platesOf } from '@/lib/domain/mealplan/plates/plates';
import { hasShares } from '@/lib/domain/mealplan/plates/without';
import { ownServings } from '@/lib/domain/mealplan/servings';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';
import css from './PlannerEntry.module.scss';
import plannerCss from '@/components/mealplan/planner/Planner.module.scss';
import { EntryWarnings } from '@/components/day/agenda/EntryWarnings';
import { Movable, Place } from './Movable';
import { usePlateWords } from '@/components/day/usePlateWords';
import type { Table } from '@/components/day/sums/usePlanSums';

interface PlannerEntryProps {
  readonly entry: PlanEntry;
  readonly table: Table;
  readonly mealName: string;
  /** Calories of the reader's share. */
  readonly kcal?: number;
  /** Set in a column. */
  readonly isRow: boolean;
}

const looksSame = (was: PlannerEntryProps, is: PlannerEntryProps): boolean =>
  was.entry === is.entry &&
  was.mealName === is.mealName &&
  was.kcal === is.kcal &&
  was.isRow === is.isRow &&
  entriesLookSame([is.entry], was.table, is.table);

/**
 * Shows an entry of a meal: a tap opens it, its cross removes it, dragging moves it; an entry dropped on it is inserted
 * before it.
 */
export const PlannerEntry = memo(function PlannerEntry(props: PlannerEntryProps) {
  const { entry, table, mealName, kcal, isRow } = props;
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { language } = useLanguage();
  const { openModal } = useMealplan();
  const edit = usePlanEdit();
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
      <Movable
        carried={{ from: 'entry', key: entry.key }}
        name={`${name} – ${mealName}`}
        className={css.entry}
      >
        <button
          type="button"
          className={plannerCss.open}
          data-kind={entry.kind}
          data-stop
          onClick={() => openModal({ name: 'entry', key: entry.key })}
        >
          <EntryPicture entry={entry} table={table} />
          <span className={css.entryText}>
            <span className={css.entryName} data-gone={isGone}>
              {name}
            </span>
            <EntryFacts entry={entry} table={table} kcal={kcal} />
            <EntryWarnings entry={entry} table={table} isShort={isRow} />
            {isGone && (
              <span className={css.fault}>
                <Icon of={CircleX} size={14} />
                {t('entry.gone')}
              </span>
            )}
            {isEarly && (
              <span className={css.fault}>
                <Icon of={TriangleAlert} size={14} />
                {t('planner:planner.early')}
              </span>
            )}
          </span>
        </button>
        {/* Keyboard users press Delete instead. */}
        <Button
          tone="bare"
          icon={X}
          iconSize={16}
          className={css.remove}
          data-row={isRow || undefined}
          tabIndex={-1}
          title={t('common:action.remove')}
          aria-label={t('planner:entry.remove', { name: `${name} – ${mealName}` })}
          onClick={() => edit((all) => removeEntry(all, entry.key))}
        />
      </Movable>
    </Place>
  );
}, looksSame);

const SIGNS: Readonly<Partial<Record<PlanEntry['kind'], LucideIcon>>> = { product: Apple, text: Pencil };

/** Shows the dish's small picture; entries without one show an icon of their kind. */
function EntryPicture({ entry, table: { parts, days } }: Pick<PlannerEntryProps, 'entry' | 'table'>) {
  const source = entry.kind === 'leftovers' ? leftoverSource(entry, days) : entry;
  const dish = source?.kind === 'dish' && source.dish ? parts.dishes[source.dish] : undefined;
  const Sign = SIGNS[entry.kind];
  if (Sign) {
    return (
      <span className={css.sign}>
        <Icon of={Sign} size={16} />
      </span>
    );
  }
  return <Picture image={dish?.DishImages?.[0]} alt="" ratio="1x1" sizes="48px" className={css.picture} />;
}

function EntryFacts({ entry, table, kcal }: Omit<PlannerEntryProps, 'mealName' | 'isRow'>) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { language } = useLanguage();
  const wordsOf = usePlateWords();
  const { eaters, parts } = table;
  if (entry.kind === 'text') return null;
  const eaten = kcal ? t('totals.kcal', { value: formatNumber(kcal, language, { digits: 0 }) }) : '';
  if (entry.kind === 'product') {
    const pieceName = entry.product ? parts.products[entry.product]?.pieceName : undefined;
    return (
      <small>
        {formatAmount(entry.amount ?? 0, entry.unit ?? 'gr', language, { short: true, pieceName })}
        {eaten && ` · ${eaten}`}
      </small>
    );
  }
  const servings = ownServings(entry, eaters);
  const plates = eaters.length > 1 ? platesOf(entry, eaters) : [];
  // The head shows the servings computed from the eaters once.
  const isSaid = typeof entry.servings === 'number' || (plates.length === 0 && hasShares(entry, eaters));
  const value = formatNumber(servings, language, { digits: 2 });
  return (
    <small>
      {entry.kind === 'leftovers' && (
        <>
          <Icon of={Refrigerator} size={14} /> {t('entry.leftovers')}
          {eaten && ' · '}
        </>
      )}
      {[eaten, isSaid && t('entry.servings', { count: servings, value }), wordsOf(plates)]
        .filter(Boolean)
        .join(' · ')}
      {Boolean(entry.out?.length) && (
        <>
          {' '}
          <Icon of={UserMinus} size={14} />
          <span className="visually-hidden">{t('planner:planner.someOut')}</span>
        </>
      )}
    </small>
  );
}
