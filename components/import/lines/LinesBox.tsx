import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import css from './QuestionRecipe.module.scss';

/** Holds a recipe's lines beside a list, to be scrolled by keys too. */
export function LinesBox({ children }: { children: ReactNode }) {
  const { t } = useTranslation('import');
  return (
    <div className={css.scroll} role="group" aria-label={t('questions.written')} tabIndex={0}>
      {children}
    </div>
  );
}
