import { BookPlus, Check, Star, Tags, Utensils } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type ComponentType } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { useDishesInBulk } from '@/context/dish/dishesInBulk';
import type { DishCard } from '@/lib/domain/dish/record';
import { DISH_TYPES, type DishType } from '@/lib/domain/dish/types';
import { LIMITS } from '@/lib/domain/limits';
import { mealChanges, ratedBack, takenBack, type WordsChanged } from '@/lib/forms/dish/bulk';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import css from './ChooseDishes.module.scss';
import { LazyMealsDialog } from './MealsDialog.lazy';
import { LazyTagDishesDialog } from './TagDishesDialog.lazy';

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Dialog that adds recipes to a cookbook. */
export type BookDialog = ComponentType<{
  readonly dishes: readonly number[];
  readonly onPut?: (put: Omit<Last, 'what'>) => void;
  readonly onClose: () => void;
}>;
interface ChosenBarProps {
  readonly chosen: ReadonlySet<number>;
  /** Displayed recipes. */
  readonly dishes: readonly DishCard[];
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  readonly onDone: () => void;
  /** Set below rows; the bar then shows only while recipes are chosen or an action can be undone. */
  readonly isOfRows?: boolean;
  readonly BookDialog: BookDialog;
}
/** Last action, its number of recipes, and its undo. */
interface Last {
  readonly what: 'meals' | 'tags' | 'ratings' | 'book';
  readonly count: number;
  readonly back: () => Promise<unknown>;
}

/** Shows the number of chosen recipes and the actions on them; the last action can be undone. */
function Bar({ chosen, dishes, onChange, onDone, isOfRows = false, BookDialog }: ChosenBarProps) {
  const { t } = useTranslation(['library', 'common']);
  const { changeMeals, changeTags, rate } = useDishesInBulk();
  const done = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'meals' | 'tags' | 'book'>();
  const [last, setLast] = useState<Last>();
  const [isBusy, setBusy] = useState(false);
  const { max } = LIMITS.dishesAtOnce;
  const isIdle = chosen.size === 0 || chosen.size > max || isBusy;

  const tell = (what: Last['what'], count: number, back: Last['back']) => {
    setOpen(undefined);
    setLast(count > 0 ? { what, count, back } : undefined);
    onChange(new Set());
  };
  /** Runs one action at a time; an alert already reports a failure. */
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => undefined);
    setBusy(false);
  };
  const mealsSet = (changed: readonly WordsChanged<DishType>[]) => {
    const back = takenBack(changed);
    tell('meals', back.length, () => changeMeals(back));
  };
  const tagsSet = (changed: readonly WordsChanged[]) => {
    const back = takenBack(changed);
    tell('tags', back.length, () => changeTags(back));
  };
  const addMeal = (type: DishType) =>
    during(async () => mealsSet(await changeMeals(mealChanges(chosen, [type], 'add'))));
  const rateAll = (rating: number | null) =>
    during(async () => {
      const back = ratedBack(await rate([...chosen].map((dish) => ({ dish, rating }))));
      tell('ratings', back.length, () => rate(back));
    });
  const undo = ({ back }: Last) =>
    during(async () => {
      await back();
      setLast(undefined);
      done.current?.focus(); // The pressed button disappears.
    });

  if (isOfRows && chosen.size === 0 && !last) return null;
  return (
    <div className={css.bar}>
      {last && (
        <UndoLine
          key={`${last.what} ${last.count}`}
          text={t(`choose.done${DONE[last.what]}`, { count: last.count })}
          label={t(`choose.undo${DONE[last.what]}`)}
          onUndo={() => void undo(last)}
        />
      )}
      {chosen.size > max && <p role="alert">{t('choose.tooMany', { max })}</p>}
      <ButtonRow className={css.foot}>
        <strong role="status">{t('choose.chosen', { count: chosen.size })}</strong>
        {isOfRows && (
          <div role="group" aria-label={t('choose.addMeal')} className={css.meals}>
            {DISH_TYPES.map((type) => (
              <Button key={type} disabled={isIdle} onClick={() => void addMeal(type)}>
                {t(`common:type.${type}`)}
              </Button>
            ))}
          </div>
        )}
        <Button
          tone={isOfRows ? 'outline-secondary' : 'primary'}
          icon={Utensils}
          disabled={isIdle}
          onClick={() => setOpen('meals')}
        >
          {t('choose.meals')}
        </Button>
        <Button icon={Tags} disabled={isIdle} onClick={() => setOpen('tags')}>
          {t('choose.tags')}
        </Button>
        <Button icon={BookPlus} disabled={isIdle} onClick={() => setOpen('book')}>
          {t('choose.book')}
        </Button>
        <Dropdown
          isButton
          className={css.upward}
          label={
            <>
              <Icon of={Star} />
              {t('choose.rating')}
            </>
          }
        >
          {RATINGS.map((count) => (
            <Button key={count} tone="menu" disabled={isIdle} onClick={() => void rateAll(count)}>
              {t('note.star', { count })}
            </Button>
          ))}
          <Button tone="menu" disabled={isIdle} onClick={() => void rateAll(null)}>
            {t('note.clear')}
          </Button>
        </Dropdown>
        <Button ref={done} icon={Check} onClick={onDone}>
          {t('choose.done')}
        </Button>
      </ButtonRow>
      {open === 'meals' && (
        <LazyMealsDialog chosen={chosen} onSet={mealsSet} onClose={() => setOpen(undefined)} />
      )}
      {open === 'tags' && (
        <LazyTagDishesDialog {...{ chosen, dishes }} onSet={tagsSet} onClose={() => setOpen(undefined)} />
      )}
      {open === 'book' && (
        <BookDialog
          dishes={[...chosen]}
          onPut={({ count, back }) => tell('book', count, back)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Suffixes of the text keys. */
const DONE = { meals: 'Meals', tags: 'Tags', ratings: 'Ratings', book: 'Book' } as const;

export const ChosenBar = withNamespaces(Bar, { library });
