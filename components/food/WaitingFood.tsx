import { CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { OfferedFood } from '@/context/food/foods';
import { productName } from '@/lib/domain/product/record';
import css from './WaitingFood.module.scss';

interface WaitingFoodProps {
  readonly food: OfferedFood;
  readonly isMaking: boolean;
  readonly onRetry: () => void;
}

/** Shows a chosen food whose product is being created, or offers a retry after a failure. */
export function WaitingFood({ food, isMaking, onRetry }: WaitingFoodProps) {
  const { t } = useTranslation('food');
  const { language } = useLanguage();
  const name = productName(food, language);
  return (
    <p className={css.waiting} role="status">
      {isMaking ? <LoaderCircle size={16} aria-hidden /> : <CloudOff size={16} aria-hidden />}
      <span>{t(isMaking ? 'offer.making' : 'offer.failed', { name })}</span>
      {!isMaking && (
        <button type="button" className="btn btn-link" onClick={onRetry}>
          {t('offer.retry')}
        </button>
      )}
    </p>
  );
}
