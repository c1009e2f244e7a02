import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { Picture } from '@/components/ui/Picture';
import { RemoteList } from '@/components/ui/RemoteList';
import { SearchField } from '@/components/ui/SearchField';
import { SkeletonRows } from '@/components/ui/Skeletons';
import {
  DISH_SCOPES,
  SHELF_SIZE,
  useShelfDishes,
  useShelfExercises,
  useShelfSupplements,
  type DishScope,
} from '@/context/data/shelf';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/PlanEditorContext';
import type { Carried } from '@/lib/forms/mealplan/drop';
import type { PlanDish, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import { warnedEaters } from '@/lib/domain/mealplan/warnings';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import type { Remote } from '@/lib/remote/remote';
import css from './ShelfLists.module.scss';
import shelfCss from './Shelf.module.scss';

/** One thing on the shelf, and what is drawn of it. */
export interface OnShelf {
  readonly carried: Carried & { from: 'shelf' };
  readonly name: string;
  readonly children: ReactNode;
}
interface ShelfProps {
  /** How a thing is taken: dragged from the side shelf, tapped in a dialog. */
  readonly row: (item: OnShelf) => ReactNode;
  /** The search is where one begins to type. */
  readonly isFocused?: boolean;
}

/** Dishes with search, all of them, one's own, or those saved. */
export function DishShelf({ row, isFocused }: ShelfProps) {
  const { t } = useTranslation('planner');
  const [q, setQ] = useState('');
  const [scope, setScope] = useState<DishScope>('all');
  const { remote, reload } = useShelfDishes(scope, q);
  return (
    <>
      <SearchField
        label={t('shelf.searchDishes')}
        placeholder={t('shelf.searchDishes')}
        value={q}
        onChange={setQ}
        isFocused={isFocused}
      />
      <div role="group" aria-label={t('shelf.scope')} className={css.scopes}>
        {DISH_SCOPES.map((at) => (
          <button key={at} type="button" aria-pressed={at === scope} onClick={() => setScope(at)}>
            {t(`shelf.scopes.${at}`)}
          </button>
        ))}
      </div>
      <ShelfList remote={remote} onRetry={reload} label={t('shelf.dishes')}>
        {(dish: PlanDish) =>
          row({
            carried: { from: 'shelf', kind: 'dish', item: dish },
            name: dish.Name,
            children: <DishRow dish={dish} />,
          })
        }
      </ShelfList>
      {scope !== 'saved' && remote.status === 'ready' && remote.data.length === SHELF_SIZE && (
        <p className={shelfCss.nothing}>{t('shelf.first', { count: SHELF_SIZE })}</p>
      )}
    </>
  );
}

export function ExerciseShelf({ row }: ShelfProps) {
  const { t } = useTranslation('planner');
  const { language } = useLanguage();
  const [q, setQ] = useState('');
  const { remote, reload } = useShelfExercises(q);
  return (
    <>
      <SearchField
        label={t('shelf.searchExercises')}
        placeholder={t('shelf.searchExercises')}
        value={q}
        onChange={setQ}
      />
      <ShelfList remote={remote} onRetry={reload} label={t('shelf.exercises')}>
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
  const { remote, reload } = useShelfSupplements(q);
  return (
    <>
      <SearchField
        label={t('shelf.searchSupplements')}
        placeholder={t('shelf.searchSupplements')}
        value={q}
        onChange={setQ}
      />
      <ShelfList remote={remote} onRetry={reload} label={t('shelf.supplements')}>
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
  readonly children: (item: T) => ReactNode;
}

function ShelfList<T extends { readonly id: number }>({
  remote,
  onRetry,
  label,
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
        <ul className={shelfCss.shelfList} aria-label={label}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </RemoteList>
  );
}

function DishRow({ dish }: { dish: PlanDish }) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { eaters } = usePlanEditor().values;
  const facts = [
    dish.calories ? t('totals.kcal', { value: formatNumber(dish.calories, language, { digits: 0 }) }) : '',
    dish.costTetri ? formatMoney(dish.costTetri, language) : '',
  ].filter(Boolean);
  const warned = warnedEaters({}, eaters, { allergens: dish.allergens, reader: person?.id });
  return (
    <>
      <Picture image={dish.DishImages?.[0]} alt="" ratio="1x1" sizes="48px" className={css.shelfPicture} />
      <span className={shelfCss.shelfText}>
        {dish.Name}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        <AllergenTag allergens={dish.allergens} others={warned} />
      </span>
    </>
  );
}
