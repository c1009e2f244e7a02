import { useTranslation } from 'next-i18next/pages';
import type { ImportRecipe } from '@/lib/domain/import/record';
import { Guesses } from '@/components/import/lines/Guesses';
import css from '@/components/import/lines/QuestionRecipe.module.scss';
import { useImportWords } from '@/components/import/useImportWords';

interface PaneHeadProps {
  readonly recipe: ImportRecipe;
  /** Id of the heading that labels the pane. */
  readonly id: string;
  readonly as: 'h2' | 'h3';
  /** Position among several recipes. */
  readonly place?: string;
}

/** Heading of a recipe beside a list: its name, its details, and guessed meals. */
export function PaneHead({ recipe, id, as: Heading, place }: PaneHeadProps) {
  const { t } = useTranslation('import');
  const { factsOf } = useImportWords();
  return (
    <header>
      <Heading id={id} className="h5 mb-0" lang={recipe.language}>
        {recipe.Name || t('row.unnamed')}
      </Heading>
      {place && <small>{place}</small>}
      <small className={css.facts}>{factsOf(recipe)}</small>
      {recipe.typesGuessed && <Guesses meals={recipe.types} />}
    </header>
  );
}
