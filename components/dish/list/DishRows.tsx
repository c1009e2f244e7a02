import { Bookmark, EyeOff, Globe, Lock, Star, TriangleAlert, Users, Utensils } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { LazyTableKeysDialog } from '@/components/ui/table/TableKeysDialog.lazy';
import { Tag } from '@/components/ui/Tag';
import { useSelection, type Selection } from '@/components/ui/table/useSelection';
import { useTableKeys } from '@/components/ui/table/useTableKeys';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { DishCard } from '@/lib/domain/dish/record';
import type { Day } from '@/lib/domain/time/day';
import type { MY_SORTS } from '@/lib/forms/dish/filters';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatDate, formatMinutes } from '@/lib/format/time';
import { useToday } from '@/lib/hooks/useToday';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import table from '@/locales/en/table.json';
import css from './DishRows.module.scss';

type Sort = (typeof MY_SORTS)[number];
interface DishRowsProps {
  readonly dishes: readonly DishCard[];
  readonly total: number;
  /** Includes recipes on other pages. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  readonly sort: string;
  readonly onSort: (sort: Sort) => void;
}

/** Columns in order, with the sort key of each sortable one. */
const COLUMNS = [
  ['meal'],
  ['time', 'time'],
  ['kcal', 'kcal'],
  ['cost', 'cost'],
  ['rating', 'rating'],
  ['cooked', 'cooked'],
  ['tags'],
  ['seenBy'],
] as const satisfies readonly (readonly [name: string, sort?: Sort])[];
const FIGURES: readonly string[] = ['time', 'kcal', 'cost', 'rating', 'cooked'];
const FALLS: readonly string[] = ['rating', 'cooked'];

/**
 * Table of recipes in one-line rows, twenty on a screen; rows the person may change can be selected by click, Shift and
 * keyboard.
 */
function Rows({ dishes, total, chosen, onChange, sort, onSort }: DishRowsProps) {
  const { t } = useTranslation(['library', 'dish', 'table']);
  const box = useRef<HTMLDivElement>(null);
  const { person } = useAuth();
  const { day: today } = useToday(person?.timeZone);
  const [isHelped, setHelped] = useState(false);
  const mine = new Set(dishes.flatMap(({ id, myReach }) => (myReach === 'read' ? [] : id)));
  const selection = useSelection(
    dishes.map(({ id }) => id),
    { may: (id) => mine.has(id), kept: [chosen, onChange] },
  );
  useTableKeys(box, selection, () => setHelped(true));
  return (
    <div ref={box} className={css.box} role="region" aria-label={t('dish:list.results')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.tick}>
              {mine.size > 0 && (
                <input
                  type="checkbox"
                  className="form-check-input"
                  aria-label={t('table:selectAll')}
                  checked={selection.isAll}
                  onChange={selection.toggleAll}
                />
              )}
            </th>
            <Head name={t('dish:list.count', { count: total })} by="name" {...{ sort, onSort }} isName />
            {COLUMNS.map(([name, by]) => (
              <Head key={name} name={t(`rows.${name}`)} by={by} {...{ sort, onSort }} column={name} />
            ))}
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <Row key={dish.id} dish={dish} selection={mine.has(dish.id) ? selection : null} today={today} />
          ))}
        </tbody>
      </table>
      {isHelped && <LazyTableKeysDialog isSelectable onClose={() => setHelped(false)} />}
    </div>
  );
}

interface HeadProps extends Pick<DishRowsProps, 'sort' | 'onSort'> {
  readonly name: string;
  readonly by?: Sort;
  readonly column?: string;
  readonly isName?: boolean;
}

/** Heading of a column; a press sorts the list by it, in its only direction. */
function Head({ name, by, column = '', isName, sort, onSort }: HeadProps) {
  const place = isName ? css.name : FIGURES.includes(column) ? css.figure : css[column];
  if (!by)
    return (
      <th scope="col" className={place}>
        {name}
      </th>
    );
  const direction = FALLS.includes(by) ? 'descending' : 'ascending';
  return (
    <th scope="col" className={place} aria-sort={sort === by ? direction : 'none'}>
      <button type="button" data-sorted={sort === by} onClick={() => onSort(by)}>
        {name}
      </button>
    </th>
  );
}

interface RowProps {
  readonly dish: DishCard;
  readonly selection: Selection | null;
  readonly today: Day;
}

function Row({ dish, selection, today }: RowProps) {
  const { t } = useTranslation(['library', 'dish', 'table', 'common']);
  const { language } = useLanguage();
  const { TimeToCook: time, calories, costTetri, cookedLast, myRating, types } = dish;
  const isChosen = selection?.has(dish.id) ?? false;
  const atLeast = (value: string, lacks: number) => (lacks > 0 ? t('dish:facts.atLeast', { value }) : value);
  const kcal = formatNumber(calories ?? 0, language, { digits: 0 });
  return (
    <tr data-selected={isChosen || undefined}>
      <td className={css.tick}>
        {selection && (
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={t('table:select', { name: dish.Name })}
            checked={isChosen}
            onChange={({ nativeEvent }) => {
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
              if (isRange) selection.extendTo(dish.id);
              else selection.toggle(dish.id);
            }}
          />
        )}
      </td>
      <th scope="row" className={css.name} lang={dish.language}>
        <div>
          <Picture image={dish.DishImages[0]} alt="" ratio="1x1" sizes="26px" className={css.picture} />
          <Link href={`/dishes/${dish.id}`} data-opener={dish.id} title={dish.Name}>
            {dish.Name}
          </Link>
          <AllergenTag food={dish} isShort />
          {Boolean(dish.lookAgain?.length) && (
            <Tag tone="attention" icon={TriangleAlert}>
              {t('dish:lookAgain.title', { count: dish.lookAgain?.length })}
            </Tag>
          )}
          {dish.hidden && (
            <Tag tone="attention" icon={EyeOff}>
              {t('dish:state.hidden')}
            </Tag>
          )}
        </div>
      </th>
      <td className={css.meal}>
        {types.map((type) => t(`common:type.${type}`)).join(', ')}
        {types.length === 0 && (
          <Tag tone="attention" icon={Utensils}>
            {t('rows.noMeal')}
          </Tag>
        )}
      </td>
      <td className={css.figure}>{time === null ? '–' : formatMinutes(time, language)}</td>
      <td className={css.figure}>{calories ? atLeast(kcal, dish.incompleteProducts.length) : '–'}</td>
      <td className={css.figure}>
        {costTetri ? atLeast(formatMoney(costTetri, language), dish.pricelessProducts?.length ?? 0) : '–'}
      </td>
      <td className={css.figure}>
        {myRating ? (
          <span className={css.rating}>
            <Icon of={Star} size={14} /> {myRating}
          </span>
        ) : (
          '–'
        )}
      </td>
      <td className={css.figure}>
        {cookedLast ? <Cooked day={cookedLast} today={today} /> : t('rows.never')}
      </td>
      <td className={css.tags} title={dish.tags?.join(', ')}>
        {dish.tags?.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </td>
      <td className={css.seenBy}>
        <SeenBy dish={dish} />
      </td>
    </tr>
  );
}

/** Formats a day, without the year if it is this year. */
function Cooked({ day, today }: { day: Day; today: Day }) {
  const { language } = useLanguage();
  return formatDate(day, language, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'day');
}

function SeenBy({ dish: { visibility, myReach } }: { dish: DishCard }) {
  const { t } = useTranslation('library');
  const [icon, word] =
    myReach === 'read'
      ? ([Bookmark, 'saved'] as const)
      : visibility === 'public'
        ? ([Globe, 'public'] as const)
        : myReach === 'edit'
          ? ([Users, 'shared'] as const)
          : ([Lock, 'private'] as const);
  return (
    <>
      <Icon of={icon} size={14} /> {t(`rows.${word}`)}
    </>
  );
}

export const DishRows = withNamespaces(Rows, { library, table });
