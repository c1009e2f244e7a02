import { PencilLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { ImportRecipe } from '@/lib/domain/import/record';
import { KeptLines } from '@/components/import/lines/KeptLines';
import { LinesBox } from '@/components/import/lines/LinesBox';
import { PaneHead } from './PaneHead';
import css from '@/components/import/lines/QuestionRecipe.module.scss';

interface RecipePaneProps {
  readonly recipe: ImportRecipe;
  /** Disables corrections. */
  readonly isClosed: boolean;
  readonly onOpen: (key: string) => void;
}

/** Shows the selected recipe beside the list: its original and parsed lines, and a button to correct them. */
export function RecipePane({ recipe, isClosed, onOpen }: RecipePaneProps) {
  const { t } = useTranslation('import');
  const title = useId();
  return (
    <aside className={css.recipe} aria-labelledby={title}>
      <PaneHead recipe={recipe} id={title} as="h2" />
      <LinesBox key={recipe.key}>
        <KeptLines recipe={recipe} withText />
      </LinesBox>
      {recipe.dish === null && !isClosed && (
        <Button icon={PencilLine} onClick={() => onOpen(recipe.key)}>
          {t('row.mend')}
          <span className="visually-hidden"> {recipe.Name}</span>
        </Button>
      )}
    </aside>
  );
}
