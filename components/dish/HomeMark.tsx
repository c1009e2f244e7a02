import { House } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { AtHome, Ingredient } from '@/lib/domain/dish/record';
import { formatAmount } from '@/lib/format/amount';
import css from './IngredientLists.module.scss';

/** Of an ingredient that is at home says so, and how much where it is not enough. */
export function HomeMark({ line, home }: { line: Ingredient; home: AtHome }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const found = home.lines.find(({ key }) => key === line.key);
  if (!found) return null;
  const { isEnough, there, unit } = found;
  const amount = there && unit && formatAmount(there, unit, language, { pieceName: line.product?.pieceName });
  return (
    <small className={css.atHome}>
      <House size={14} aria-hidden />
      {isEnough || !amount ? t('view.atHome') : t('view.partlyAtHome', { amount })}
    </small>
  );
}
