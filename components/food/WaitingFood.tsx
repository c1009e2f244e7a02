import { CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import type { OfferedFood } from '@/context/food/foods';
import { productName } from '@/lib/domain/product/record';
import css from './Proposals.module.scss';

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
      {isMaking ? <Icon of={LoaderCircle} size={16} /> : <Icon of={CloudOff} size={16} />}
      <span>{t(isMaking ? 'offer.making' : 'offer.failed', { name })}</span>
      {!isMaking && (
        <Button tone="link" onClick={onRetry}>
          {t('offer.retry')}
        </Button>
      )}
    </p>
  );
}
