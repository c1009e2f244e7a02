import { useTranslation } from 'next-i18next/pages';
import type { DishType } from '@/lib/domain/dish/types';
import css from './Guesses.module.scss';

/** Shows guessed meals with a dashed border and a question mark. */
export function Guesses({ meals }: { meals: readonly DishType[] }) {
  const { t } = useTranslation(['import', 'common']);
  return (
    <span className={css.guesses}>
      {meals.map((meal) => (
        <span key={meal} className={css.guess}>
          {t('import:meals.guess', { meal: t(`common:type.${meal}`) })}
        </span>
      ))}
    </span>
  );
}
