import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import css from './QuestionRecipe.module.scss';

/** Container for a recipe's lines beside a list; can be scrolled by keyboard. */
export function LinesBox({ children }: { children: ReactNode }) {
  const { t } = useTranslation('import');
  return (
    <div className={css.scroll} role="group" aria-label={t('questions.written')} tabIndex={0}>
      {children}
    </div>
  );
}
