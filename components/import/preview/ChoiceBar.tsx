import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { PressButtons } from '@/components/ui/inputs/PressButtons';
import type { ImportRecipe } from '@/lib/domain/import/record';
import {
  choiceWithoutWarnings,
  isTakeable,
  RECIPE_FILTERS,
  filteredRecipes,
  usualChoice,
  type RecipeFilter,
} from '@/lib/forms/import/choice';
import css from './ChoiceBar.module.scss';
import type { Choice } from './useChoice';

interface ChoiceBarProps {
  readonly recipes: readonly ImportRecipe[];
  readonly choice: Choice;
  readonly shown: RecipeFilter;
  readonly onShow: (shown: RecipeFilter) => void;
  /** Disables the choice. */
  readonly isClosed: boolean;
}

/** Filters the recipes and selects several at once. */
export function ChoiceBar({ recipes, choice, shown, onShow, isClosed }: ChoiceBarProps) {
  const { t } = useTranslation('import');
  const countOf = (name: RecipeFilter): number => filteredRecipes(recipes, name).length;
  const names = RECIPE_FILTERS.filter((name) => name === 'all' || name === shown || countOf(name) > 0);
  const isLeft = recipes.some(isTakeable);
  return (
    <div className={css.bar}>
      {names.length > 1 && (
        <div role="group" aria-label={t('preview.show')} className={css.group}>
          <PressButtons
            names={names}
            pressed={shown}
            onPress={onShow}
            textOf={(name) => t(`preview.shown.${name}`, { count: countOf(name) })}
          />
        </div>
      )}
      {!isClosed && isLeft && recipes.length > 1 && (
        <ButtonRow>
          <span className={css.label}>{t('preview.choose')}</span>
          <Button tone="link" onClick={() => choice.chooseAll(usualChoice(recipes))}>
            {t('preview.all')}
          </Button>
          <Button tone="link" onClick={() => choice.chooseAll([])}>
            {t('preview.none')}
          </Button>
          <Button tone="link" onClick={() => choice.chooseAll(choiceWithoutWarnings(recipes))}>
            {t('preview.withoutWarnings')}
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}
