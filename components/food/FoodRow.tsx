import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import type { OfferedFood } from '@/context/food/foods';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import { formatNumber } from '@/lib/format/number';
import css from './FoodRow.module.scss';

interface FoodRowProps {
  readonly food: OfferedFood;
  /** Set for the food that is already linked. */
  readonly isLinked: boolean;
  readonly onChoose: () => void;
}

/** Button for one food: its name, its state, its name in the food table, and its energy per 100 g. */
export function FoodRow({ food, isLinked, onChoose }: FoodRowProps) {
  const { t } = useTranslation('food');
  const { language } = useLanguage();
  const { state, tableName, calories } = food;
  return (
    <button type="button" className={css.row} aria-pressed={isLinked} onClick={onChoose}>
      <span className={css.name}>
        {isLinked && <Icon of={Check} size={16} />}
        {productName(food, language)}
      </span>
      {typeof calories === 'number' && (
        <span className={css.figure}>
          {t('sameAs.per100', { value: formatNumber(calories, language, { digits: 0 }) })}
        </span>
      )}
      <small lang={tableName ? 'en' : undefined}>{tableName}</small>
      {state && <small className={css.figure}>{t(`state.${state}`)}</small>}
    </button>
  );
}
