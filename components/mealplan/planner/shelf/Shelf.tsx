import { Dumbbell, Pill, Utensils, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { Carried } from '@/lib/forms/mealplan/drop';
import plannerCss from '@/components/mealplan/planner/Planner.module.scss';
import css from './Shelf.module.scss';
import { Movable } from '@/components/mealplan/planner/week/Movable';
import { carriedFrom } from '@/components/mealplan/planner/week/PutHere';
import { DishShelf, ExerciseShelf, SupplementShelf, type OnShelf } from './ShelfLists';

const TABS = ['dishes', 'exercises', 'supplements'] as const;
type Tab = (typeof TABS)[number];
const ICONS: Readonly<Record<Tab, LucideIcon>> = { dishes: Utensils, exercises: Dumbbell, supplements: Pill };

/** Side shelf of dishes, exercises and supplements: drag one out, or select it and tap a place to put it there. */
export const Shelf = memo(function Shelf() {
  const { t } = useTranslation('planner');
  const { selected, select } = useMealplan();
  const [tab, setTab] = useState<Tab>('dishes');
  const chosen = carriedFrom(selected);
  const choose = (carried: Carried & { from: 'shelf' }) => {
    if (isSame(chosen, carried)) select(null);
    else select({ [carried.kind]: carried.item });
  };
  const row = ({ carried, name, children }: OnShelf) => (
    <Movable carried={carried} name={name} className={plannerCss.shelfItem}>
      <button
        type="button"
        className={plannerCss.open}
        aria-pressed={isSame(chosen, carried)}
        onClick={() => choose(carried)}
      >
        {children}
      </button>
    </Movable>
  );
  return (
    <aside className={css.shelf} aria-label={t('shelf.title')} data-shelf>
      <div role="group" aria-label={t('shelf.title')} className={css.shelfTabs}>
        {TABS.map((at) => {
          const icon = ICONS[at];
          return (
            <button key={at} type="button" aria-pressed={at === tab} onClick={() => setTab(at)}>
              <Icon of={icon} size={16} />
              {t(`shelf.${at}`)}
            </button>
          );
        })}
      </div>
      <p className={css.hint} role="status">
        {chosen ? t('shelf.chosen', { name: chosen.item.Name }) : t('shelf.hint')}
      </p>
      {chosen && (
        <Button size="sm" icon={X} onClick={() => select(null)}>
          {t('shelf.none')}
        </Button>
      )}
      {tab === 'dishes' && <DishShelf row={row} />}
      {tab === 'exercises' && <ExerciseShelf row={row} />}
      {tab === 'supplements' && <SupplementShelf row={row} />}
    </aside>
  );
});

const isSame = (one: (Carried & { from: 'shelf' }) | null, other: Carried & { from: 'shelf' }): boolean =>
  one !== null && one.kind === other.kind && one.item.id === other.item.id;
