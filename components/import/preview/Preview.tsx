import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { LazyMendDialog } from '@/components/import/lines/MendDialog.lazy';
import { MoreButton } from '@/components/ui/inputs/MoreButton';
import { isMoving } from '@/context/import/imports';
import type { Import, ImportRecipe } from '@/lib/domain/import/record';
import { RECIPE_FILTERS, filteredRecipes, type RecipeFilter } from '@/lib/forms/import/choice';
import { useHeadMenu } from '@/lib/hooks/useWide';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';
import { ChoiceBar } from './ChoiceBar';
import { MealsBar } from './MealsBar';
import { MealsKept } from './MealsKept';
import { Extras } from './Extras';
import css from './Preview.module.scss';
import { Questions } from '@/components/import/lines/Questions';
import { LazyRecipePane } from './RecipePane.lazy';
import { RecipeRow } from './RecipeRow';
import { TakeBar } from './TakeBar';
import { useChoice } from './useChoice';

/** Number of recipes rendered at a time. */
const PAGE = 50;

interface PreviewProps {
  readonly one: Import;
  readonly recipes: readonly ImportRecipe[];
  readonly onChange: (next: Import | ((now: Import) => Import)) => void;
  readonly onReload: () => void;
}

/** Shows the recipes that were read, to be chosen, corrected and imported; afterwards their outcome. */
function Whole({ one, recipes, onChange, onReload }: PreviewProps) {
  const { t } = useTranslation('import');
  const choice = useChoice(one.id, recipes, one.extras ?? []);
  const [shown, setShown] = useState<RecipeFilter>('all');
  const [most, setMost] = useState(PAGE);
  const [opened, setOpened] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const isWide = useHeadMenu();
  const visible = filteredRecipes(recipes, shown);
  const mended = recipes.find(({ key }) => key === opened);
  const besides = isWide ? (visible.find(({ key }) => key === looked) ?? visible.at(0)) : undefined;
  const taken = new Set(choice.taken);
  const chosen = recipes.filter(({ key }) => taken.has(key));
  const list = useRef<HTMLUListElement>(null);
  const isClosed = isMoving(one.state) || one.state === 'undone';
  const show = (next: RecipeFilter) => {
    setShown(next);
    setMost(PAGE);
  };
  const lookFirst = () => {
    show('warned');
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li > button')?.focus());
  };
  const take = (now: Import) => (now.recipes ? onChange(now) : onReload());
  return (
    <section aria-label={t('preview.title')}>
      {!isClosed && <Questions one={one} onChange={onChange} />}
      {!isClosed && chosen.length > 1 && <MealsKept importId={one.id} recipes={chosen} onSet={take} />}
      <ChoiceBar recipes={recipes} choice={choice} shown={shown} onShow={show} isClosed={isClosed} />
      {visible.length === 0 && shown !== RECIPE_FILTERS[0] && (
        <p role="status">{t(`preview.empty.${shown}`)}</p>
      )}
      <div className={css.list}>
        <ul ref={list} className={css.rows}>
          {visible.slice(0, most).map((recipe) => (
            <RecipeRow
              key={recipe.key}
              importId={one.id}
              recipe={recipe}
              isChosen={choice.recipes.has(recipe.key)}
              isClosed={isClosed}
              isLooked={recipe === besides}
              onLook={isWide ? setLooked : undefined}
              onChoose={choice.choose}
              onOpen={setOpened}
            />
          ))}
        </ul>
        {besides && <LazyRecipePane recipe={besides} isClosed={isClosed} onOpen={setOpened} />}
      </div>
      {visible.length > most && (
        <MoreButton onClick={() => setMost(most + PAGE)}>
          {t('preview.more', { count: visible.length - most })}
        </MoreButton>
      )}
      <Extras one={one} choice={choice} isClosed={isClosed} />
      {!isClosed && <MealsBar importId={one.id} chosen={choice.taken} onSet={take} />}
      {!isClosed && (
        <TakeBar
          one={one}
          recipes={recipes}
          choice={choice}
          onLook={shown === 'warned' ? undefined : lookFirst}
          onTaken={take}
        />
      )}
      {mended && (
        <LazyMendDialog
          id={one.id}
          recipe={mended}
          questions={one.questions ?? []}
          onSaved={(now) => {
            // A corrected recipe counts as chosen.
            choice.choose(mended.key, true);
            take(now);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

export const Preview = withNamespaces(Whole, { food });
