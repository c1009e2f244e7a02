import { CalendarDays, ExternalLink, EyeOff, Languages, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { LazyCookedLog } from '@/components/dish/cook/CookedLog.lazy';
import { LazyCookingDialog } from '@/components/dish/cook/CookingDialog.lazy';
import { LazyCookMode } from '@/components/dish/cook/CookMode.lazy';
import { LazyTakenNow } from '@/components/dish/cook/TakenNow.lazy';
import { LazyDishNutrients } from '@/components/dish/nutrition/DishNutrients.lazy';
import { LazyIncompleteNote } from '@/components/dish/nutrition/IncompleteNote.lazy';
import { LazyNutritionPanel } from '@/components/dish/nutrition/NutritionPanel.lazy';
import { LazyStepList } from '@/components/dish/steps/StepList.lazy';
import { NutrientsFold } from '@/components/food/NutrientsFold';
import { ByAuthor } from '@/components/records/ByAuthor';
import { Icon } from '@/components/ui/Icon';
import { Tag } from '@/components/ui/Tag';
import { WhenNear } from '@/components/ui/WhenNear';
import { useAtHome } from '@/context/pantry/atHome';
import { useOwnPrices } from '@/context/price/ownPrices';
import { useLanguage } from '@/context/LanguageContext';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { dishTotals } from '@/lib/domain/dish/nutrition';
import { linesOf } from '@/lib/domain/dish/lines';
import { canEdit, type Dish, type ThroughPlan } from '@/lib/domain/dish/record';
import type { PlaceInPlan } from '@/lib/domain/mealplan/plates/placeInPlan';
import { dishByOwnPrices } from '@/lib/domain/price/own';
import { formatDate } from '@/lib/format/time';
import { useMeasuredHeight } from '@/lib/hooks/useMeasuredHeight';
import { useSessionState } from '@/lib/hooks/useSessionState';
import { useWide } from '@/lib/hooks/useWide';
import css from './DishView.module.scss';
import { DietBadges } from '@/components/dish/nutrition/DietBadges';
import { DishActions } from './DishActions';
import { DishFacts } from './DishFacts';
import { LazyDishTags } from './DishTags.lazy';
import { Gallery } from './Gallery';
import { LazyHomeMark } from './HomeMark.lazy';
import { LazyHomeSum } from './HomeSum.lazy';
import { IngredientLists } from './IngredientLists';
import { MeasuresSwitch } from './MeasuresSwitch';
import { LazyMineLine } from '@/components/dish/view/mine/MineLine.lazy';
import { LazyMyNote } from '@/components/dish/view/mine/MyNote.lazy';
import { ServingsStepper } from './ServingsStepper';
import { useStepTimers } from '@/components/dish/cook/useStepTimers';
import { LazySimilarDishes } from './SimilarDishes.lazy';
import { LazyWarningsNote } from './WarningsNote.lazy';

interface DishViewProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
  /** Initial servings from the address. */
  readonly servings?: number;
  /**
   * Opens cook mode initially if the address asks for it; `onEnd` is called when cook mode ends. `place` is the entry
   * of a plan for whose eaters it is cooked.
   */
  readonly cook?: {
    readonly isAsked: boolean;
    readonly onEnd: () => void;
    readonly place?: PlaceInPlan;
  };
  /** Renders additional actions for the servings the reader has set. */
  readonly more?: (servings: number | undefined) => ReactNode;
  /** Additional items behind "more". */
  readonly rest?: ReactNode;
}

/** Shows a recipe to cook from. */
export function DishView({ dish, onChanged, servings: wanted, cook, more, rest }: DishViewProps) {
  const { t } = useTranslation('dish');
  const original = dish.servingAmount ?? 1;
  const [chosen, setChosen] = useState<number>();
  const [ticked, setTicked] = useSessionState<readonly string[]>(`ticked:${dish.id}`, []);
  const { may } = useRole();
  const { person } = useAuth();
  const [cooking, setCooking] = useState<'now' | 'done' | 'taken' | undefined>(
    cook?.isAsked && dish.Steps.length > 0 ? 'now' : undefined,
  );
  const endCooking = (next: 'done' | undefined) => {
    setCooking(next);
    cook?.onEnd();
  };
  const timers = useStepTimers(dish);
  const ingredients = useMeasuredHeight();
  const servings = dish.servingAmount ? (chosen ?? wanted ?? original) : original;
  const lines = linesOf(dish);
  const home = useAtHome(dish.id, servings);
  const hasHome = home !== undefined && home.lines.length > 0;
  const { latest } = useOwnPrices();
  const paid = dishByOwnPrices(dish, latest);
  const totals = dishTotals(paid.dish);
  const tick = (key: string) =>
    setTicked((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));
  return (
    <article className={css.view} lang={dish.language} data-length={lengthOf(dish)}>
      <header className={css.head}>
        <Gallery images={dish.DishImages} name={dish.Name} />
        <div className={css.intro}>
          <h1>{dish.Name}</h1>
          <DishFacts dish={{ ...dish, ...storedFigures(dish, totals.perServing) }} isNamed />
          <DishActions dish={dish} onChanged={onChanged} onCook={() => setCooking('now')} rest={rest}>
            {more?.(chosen)}
          </DishActions>
          {cooking === 'taken' && <LazyTakenNow dish={dish.id} />}
          <div className={css.marks}>
            <DietBadges dish={dish} />
            {dish.tags && dish.tags.length > 0 && <LazyDishTags dish={dish} />}
            <DishState dish={dish} />
            <OtherLanguage dish={dish} />
          </div>
          {dish.Description && <p className={css.description}>{dish.Description}</p>}
          {person && <LazyWarningsNote dish={dish} />}
          <Origin dish={dish} />
        </div>
      </header>
      <div className={css.columns}>
        <section ref={ingredients} className={css.ingredients} aria-labelledby="ingredients">
          <div className={css.ingredientsHead}>
            <div>
              <h2 id="ingredients">{t('view.ingredients')}</h2>
              {hasHome && <LazyHomeSum home={home} />}
            </div>
            {dish.servingAmount ? (
              <ServingsStepper value={servings} onChange={setChosen} original={original} />
            ) : (
              <OpenServings dish={dish} />
            )}
          </div>
          <IngredientLists
            {...{ dish, servings, ticked }}
            onTick={tick}
            mark={hasHome ? (line) => <LazyHomeMark line={line} home={home} /> : undefined}
          />
          <MeasuresSwitch />
        </section>
        <section aria-labelledby="steps">
          <div className={css.stepsHead}>
            <h2 id="steps">{t('view.steps')}</h2>
            {dish.servingAmount !== null && lines.length > 0 && (
              <p>{t('view.stepsFor', { count: servings })}</p>
            )}
          </div>
          <LazyStepList dish={dish} servings={servings} timers={timers} />
          {dish.Note && (
            <aside className={css.note}>
              <h3>{t('view.note')}</h3>
              <p>{dish.Note}</p>
            </aside>
          )}
        </section>
      </div>
      {lines.length > 0 && (
        <section aria-labelledby="nutrition" className={css.nutrition}>
          <h2 id="nutrition">{t('view.nutrition')}</h2>
          <LazyNutritionPanel totals={totals} factor={servings / original} />
          {paid.isOwn && <p className={css.own}>{t('view.ownPrices')}</p>}
          <LazyIncompleteNote lines={lines} />
          <NutrientsFold>
            <LazyDishNutrients id={dish.id} />
          </NutrientsFold>
        </section>
      )}
      <div id="mine" className={css.mine}>
        {may('dish-notes.create') && !dish.through && <LazyMyNote dish={dish.id} />}
        {may('dishes.cooked') && (
          <div>
            <WhenNear>
              <LazyCookedLog dish={dish.id} servings={servings} />
            </WhenNear>
          </div>
        )}
      </div>
      <WhenNear>
        <LazySimilarDishes dish={dish.id} />
      </WhenNear>
      {cooking === 'now' && (
        <LazyCookMode
          {...{ dish, servings, ticked, timers }}
          place={servings === wanted ? cook?.place : undefined}
          onTick={tick}
          onClose={() => endCooking(undefined)}
          onDone={() => endCooking(may('dishes.cooked') ? 'done' : undefined)}
        />
      )}
      {cooking === 'done' && (
        <LazyCookingDialog
          dish={dish.id}
          servings={servings}
          onTaken={() => setCooking('taken')}
          onClose={() => setCooking((now) => (now === 'done' ? undefined : now))}
        />
      )}
    </article>
  );
}

/** Computes the figures in the page, so that they match the displayed products. */
const storedFigures = (dish: Dish, perServing: ReturnType<typeof dishTotals>['perServing']) =>
  perServing && linesOf(dish).length > 0
    ? {
        calories: perServing.calories,
        costTetri: Math.round(perServing.costTetri),
        incompleteProducts: perServing.incomplete,
        pricelessProducts: perServing.priceless,
      }
    : {};

/** Replaces the stepper while the recipe's servings are unknown. */
function OpenServings({ dish }: { dish: Dish }) {
  const { t } = useTranslation('reading');
  const { person } = useAuth();
  return (
    <p className={css.own}>
      {t('servings.unknown')}{' '}
      {canEdit(dish, person) && <Link href={`/dishes/${dish.id}/edit`}>{t('servings.say')}</Link>}
    </p>
  );
}

function DishState({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dish');
  if (dish.visibility === 'public' && !dish.hidden) return null;
  return (
    <p className={css.state}>
      {dish.visibility === 'private' && <Tag icon={Lock}>{t('state.private')}</Tag>}
      {dish.hidden && (
        <Tag tone="attention" icon={EyeOff}>
          {t('state.hidden')}
        </Tag>
      )}
      {dish.through && <Through plan={dish.through} />}
    </p>
  );
}

/** Links to the plan that gives the reader access to someone else's private recipe. */
function Through({ plan: { id, Name, subscription } }: { plan: ThroughPlan }) {
  const { t } = useTranslation('dish');
  const at = subscription ? `/mealplan/my?tab=following&subscription=${subscription}` : `/mealplan/${id}`;
  return (
    <Link href={at}>
      <Icon of={CalendarDays} size={16} /> {t('state.through', { name: Name })}
    </Link>
  );
}

/** Links to the same recipe in the other language. */
function OtherLanguage({ dish: { translationOf: twin } }: { dish: Dish }) {
  const { t } = useTranslation('dish');
  if (!twin) return null;
  return (
    <Link
      href={`/dishes/${twin.id}`}
      hrefLang={twin.language}
      title={twin.Name}
      className={css.otherLanguage}
    >
      <Icon of={Languages} size={16} /> {t(`twin.open.${twin.language === 'ka' ? 'ka' : 'en'}`)}
    </Link>
  );
}

function Origin({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { may } = useRole();
  // A phone's first screen has no room for it.
  const isTold = useWide() && may('dishes.cooked') && !dish.through;
  return (
    <p className={css.origin}>
      <ByAuthor
        author={dish.owner}
        isPublic={dish.visibility === 'public' && !dish.hidden}
        text={(name) => t('view.by', { name })}
      />
      {dish.updatedAt && (
        <span>{t('view.changed', { date: formatDate(dish.updatedAt.slice(0, 10), language) })}</span>
      )}
      {dish.saveCount > 0 && <span>{t('view.savedBy', { count: dish.saveCount })}</span>}
      {dish.sourceUrl && (
        <a href={dish.sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
          <Icon of={ExternalLink} size={16} /> {t('view.source')}
        </a>
      )}
      {isTold && <LazyMineLine dish={dish.id} />}
    </p>
  );
}

/** Classifies the length of the text: on paper a long recipe uses smaller letters, so that it fits one page. */
function lengthOf(dish: Dish): 'short' | 'middle' | 'long' {
  const letters = dish.Steps.reduce((sum, { description }) => sum + description.length, dish.Note.length);
  const size = letters + linesOf(dish).length * 40;
  if (size < 1500) return 'short';
  return size < 3000 ? 'middle' : 'long';
}
