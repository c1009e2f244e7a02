import { History, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState, type ReactNode } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { WhenSeen } from '@/components/ui/WhenNear';
import {
  DISH_SCOPES,
  useShelfDishes,
  useShelfExercises,
  useShelfSupplements,
  type DishScope,
} from '@/context/mealplan/shelf';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import type { DishType } from '@/lib/domain/dish/types';
import { dishesOfMeal } from '@/lib/domain/mealplan/fits';
import type { Carried } from '@/lib/forms/mealplan/drop';
import { resultOfEnter } from '@/lib/domain/search/resultOfEnter';
import type { PlanDish, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import { warnedEaters } from '@/lib/domain/mealplan/warnings';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import type { Remote } from '@/lib/remote/remote';
import css from './ShelfLists.module.scss';
import shelfCss from './Shelf.module.scss';

/** Item of the shelf with its content. */
export interface OnShelf {
  readonly carried: Carried & { from: 'shelf' };
  readonly name: string;
  readonly children: ReactNode;
}
interface ShelfProps {
  /** Renders an item: draggable on the side shelf, a button in a dialog. */
  readonly row: (item: OnShelf) => ReactNode;
}
interface DishShelfProps extends ShelfProps {
  /** Focuses the search field. */
  readonly isFocused?: boolean;
  /** Meal to fill; proposes fitting dishes first. */
  readonly fits?: DishType;
  /** Takes the dish that Enter selects in the search. */
  readonly onEnter?: (item: Omit<OnShelf, 'children'>) => void;
}

/** Searchable list of dishes: fitting a meal, all, own, or saved ones; loads more on scrolling. */
export function DishShelf({ row, isFocused, fits, onEnter }: DishShelfProps) {
  const { t } = useTranslation(['planner', 'common']);
  const [q, setQ] = useState('');
  const [scope, setScope] = useState<DishScope>(fits ? 'fits' : 'all');
  const scopes = fits ? DISH_SCOPES : DISH_SCOPES.filter((one) => one !== 'fits');
  // A search covers all dishes.
  const asked = scope === 'fits' && q.trim() ? 'all' : scope;
  const { eaters } = usePlanEditor().values;
  const ask = { scope: asked, typed: q, type: asked === 'fits' ? fits : undefined, eaters };
  const { remote, reload, more } = useShelfDishes(ask);
  const before = useEatenBefore(asked === 'fits' ? fits : undefined);
  const wasBefore = (dish: PlanDish) => before.some(({ id }) => id === dish.id);
  const itemOf = (dish: PlanDish) =>
    ({ carried: { from: 'shelf', kind: 'dish', item: dish }, name: dish.Name }) as const;
  const enter = () => {
    const dish = q && remote.status === 'ready' ? resultOfEnter(q, remote.data) : undefined;
    if (dish) onEnter?.(itemOf(dish));
  };
  const draw = (dish: PlanDish) =>
    row({
      ...itemOf(dish),
      children: <DishRow dish={dish} isKnown={wasBefore(dish)} />,
    });
  return (
    <>
      <SearchField
        label={t('shelf.searchDishes')}
        placeholder={t('shelf.searchDishes')}
        value={q}
        onChange={setQ}
        isFocused={isFocused}
        onEnter={enter}
      />
      <div role="group" aria-label={t('shelf.scope')} className={css.scopes}>
        {scopes.map((at) => (
          <button key={at} type="button" aria-pressed={at === asked} onClick={() => setScope(at)}>
            {at === 'fits' && fits ? t('add.fits', { meal: t(`common:type.${fits}`) }) : null}
            {at !== 'fits' && t(`shelf.scopes.${at}`)}
          </button>
        ))}
      </div>
      <ShelfList remote={withFirst(remote, before)} onRetry={reload} label={t('shelf.dishes')} onMore={more}>
        {draw}
      </ShelfList>
    </>
  );
}

/** Returns the dishes of this meal elsewhere in the plan, most frequent first. */
function useEatenBefore(type: DishType | undefined): readonly PlanDish[] {
  const { values, parts } = usePlanEditor();
  const { days } = values;
  return useMemo(
    () =>
      (type ? dishesOfMeal(days, type).flatMap((id) => parts.dishes[id] ?? []) : []).filter(
        ({ isClosed }) => !isClosed,
      ),
    [days, parts, type],
  );
}

/** Puts some dishes first in a list, without duplicates. */
function withFirst(remote: Remote<PlanDish[]>, first: readonly PlanDish[]): Remote<readonly PlanDish[]> {
  if (remote.status !== 'ready' || first.length === 0) return remote;
  const ids = new Set(first.map(({ id }) => id));
  return { ...remote, data: [...first, ...remote.data.filter(({ id }) => !ids.has(id))] };
}

export function ExerciseShelf({ row }: ShelfProps) {
  const { t } = useTranslation('planner');
  const { language } = useLanguage();
  const [q, setQ] = useState('');
  const { remote, reload, more } = useShelfExercises(q);
  return (
    <>
      <SearchField
        label={t('shelf.searchExercises')}
        placeholder={t('shelf.searchExercises')}
        value={q}
        onChange={setQ}
      />
      <ShelfList remote={remote} onRetry={reload} label={t('shelf.exercises')} onMore={more}>
        {(exercise: ShelfExercise) =>
          row({
            carried: { from: 'shelf', kind: 'exercise', item: exercise },
            name: exercise.Name,
            children: (
              <span className={shelfCss.shelfText}>
                {exercise.Name}
                {exercise.duration && <small>{formatMinutes(exercise.duration, language)}</small>}
              </span>
            ),
          })
        }
      </ShelfList>
    </>
  );
}

export function SupplementShelf({ row }: ShelfProps) {
  const { t } = useTranslation('planner');
  const [q, setQ] = useState('');
  const { remote, reload, more } = useShelfSupplements(q);
  return (
    <>
      <SearchField
        label={t('shelf.searchSupplements')}
        placeholder={t('shelf.searchSupplements')}
        value={q}
        onChange={setQ}
      />
      <ShelfList remote={remote} onRetry={reload} label={t('shelf.supplements')} onMore={more}>
        {(supplement: ShelfSupplement) =>
          row({
            carried: { from: 'shelf', kind: 'supplement', item: supplement },
            name: supplement.Name,
            children: (
              <span className={shelfCss.shelfText}>
                {supplement.Name}
                {Boolean(supplement.timesToTake?.length) && (
                  <small>{supplement.timesToTake?.join(', ')}</small>
                )}
              </span>
            ),
          })
        }
      </ShelfList>
    </>
  );
}

interface ShelfListProps<T> {
  readonly remote: Remote<readonly T[]>;
  readonly onRetry: () => void;
  readonly label: string;
  /** Loads the next items; undefined at the end. */
  readonly onMore?: () => void;
  readonly children: (item: T) => ReactNode;
}

function ShelfList<T extends { readonly id: number }>({
  remote,
  onRetry,
  label,
  onMore,
  children,
}: ShelfListProps<T>) {
  const { t } = useTranslation('planner');
  return (
    <RemoteList
      of={remote}
      skeleton={<SkeletonRows count={6} />}
      onRetry={onRetry}
      nothing={<p className={shelfCss.nothing}>{t('shelf.nothing')}</p>}
    >
      {(items) => (
        <>
          <ul className={shelfCss.shelfList} aria-label={label}>
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
          {onMore && <WhenSeen key={items.length} onSeen={onMore} />}
        </>
      )}
    </RemoteList>
  );
}

function DishRow({ dish, isKnown }: { dish: PlanDish; isKnown: boolean }) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { eaters } = usePlanEditor().values;
  const facts = [
    dish.calories ? t('totals.kcal', { value: formatNumber(dish.calories, language, { digits: 0 }) }) : '',
    dish.TimeToCook ? formatMinutes(dish.TimeToCook, language) : '',
    dish.costTetri ? formatMoney(dish.costTetri, language) : '',
  ].filter(Boolean);
  const warned = warnedEaters({}, eaters, { food: dish, reader: person?.id });
  return (
    <>
      <Picture image={dish.DishImages?.[0]} alt="" ratio="1x1" sizes="48px" className={css.shelfPicture} />
      <span className={shelfCss.shelfText}>
        {dish.Name}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {isKnown && (
          <small className={css.known}>
            <Icon of={History} size={14} /> {t('planner:add.before')}
          </small>
        )}
        {/* Tells one's own dish from another of the same name. */}
        {dish.visibility === 'private' && (
          <small className={css.known}>
            <Icon of={Lock} size={14} /> {t('planner:shelf.private')}
          </small>
        )}
        <AllergenTag food={dish} others={warned} />
      </span>
    </>
  );
}
