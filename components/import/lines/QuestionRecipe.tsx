import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { ImportQuestion, ImportRecipe } from '@/lib/domain/import/record';
import { nameKey } from '@/lib/domain/text/clean';
import { stepsWith } from '@/lib/forms/import/context';
import type { Mending } from './KeptLineFields';
import { KeptLines } from './KeptLines';
import { LinesBox } from './LinesBox';
import { PaneHead } from '@/components/import/preview/PaneHead';
import css from './QuestionRecipe.module.scss';
import { WarnedNote } from '@/components/import/preview/WarnedNote';
import { Written } from './Written';

/** Number of other recipes listed by name. */
const MOST_OTHERS = 3;

interface QuestionRecipeProps {
  /** Words in question, with their proposals. */
  readonly question: ImportQuestion;
  /** Recipes that contain the words, at least one. */
  readonly recipes: readonly ImportRecipe[];
  readonly mending: Mending;
}

/**
 * Shows a recipe that contains the words in question, with its original and saved amounts, editable in place, and links
 * to the other recipes.
 */
export function QuestionRecipe({ question, recipes, mending }: QuestionRecipeProps) {
  const { t } = useTranslation('import');
  const [at, setAt] = useState(0);
  const title = useId();
  const recipe = present(recipes[at] ?? recipes[0], 'a recipe with these words');
  const nameOf = ({ Name }: ImportRecipe) => Name || t('row.unnamed');
  const others = recipes.map((_, step) => (at + step) % recipes.length).slice(1);
  return (
    <aside className={css.recipe} aria-labelledby={title}>
      <PaneHead
        recipe={recipe}
        id={title}
        as="h3"
        place={recipes.length > 1 ? t('questions.place', { at: at + 1, count: recipes.length }) : undefined}
      />
      <LinesBox key={recipe.key}>
        <AsWritten recipe={recipe} name={question.name} />
        <KeptLines recipe={recipe} name={question.name} mending={mending} />
      </LinesBox>
      <WarnedNote question={question} />
      {others.length > 0 && (
        <p className={css.others}>
          <span>{t('questions.also')}</span>
          {others.slice(0, MOST_OTHERS).map((other) => (
            <Button key={other} tone="link" onClick={() => setAt(other)}>
              {nameOf(present(recipes[other]))}
            </Button>
          ))}
          {others.length > MOST_OTHERS && (
            <span>{t('questions.alsoMore', { count: others.length - MOST_OTHERS })}</span>
          )}
        </p>
      )}
    </aside>
  );
}

/** Shows the original lines with the words in question, and the steps that mention the words. */
function AsWritten({ recipe, name }: { recipe: ImportRecipe; name: string }) {
  const { t } = useTranslation('import');
  const lines = recipe.ingredients.filter((line) => nameKey(line.name) === nameKey(name));
  return (
    <div className={css.source} lang={recipe.language}>
      <h4>{t('questions.asWritten')}</h4>
      {lines.map(({ text }, at) => (
        <p key={at}>
          <Written text={text} name={name} as="mark" />
        </p>
      ))}
      {stepsWith(recipe, name).map(({ number, text }) => (
        <p key={number}>
          <strong>{t('questions.step', { number })}</strong> <Written text={text} name={name} as="mark" />
        </p>
      ))}
    </div>
  );
}
