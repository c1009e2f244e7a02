import { Banknote, House } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { usePutAway } from './usePutAway';

interface BoughtButtonsProps {
  readonly item: ShopItem;
  readonly name: string;
  /** Opens the details of the purchase: price and another place. */
  readonly onMore: (item: ShopItem) => void;
}

/** Buttons of a ticked line: one opens its price, the other adds it to At home as proposed, or undoes that. */
export function BoughtButtons({ item, name, onMore }: BoughtButtonsProps) {
  const { t } = useTranslation('bought');
  const { isPut, put, takeBack } = usePutAway();
  const isThere = isPut(item);
  return (
    <>
      <Button
        tone="outline-primary"
        icon={Banknote}
        aria-label={t('more', { name })}
        onClick={() => onMore(item)}
      >
        {t('moreShort')}
      </Button>
      <Button
        tone="outline-primary"
        icon={House}
        aria-pressed={isThere}
        aria-label={t('put', { name })}
        onClick={() => (isThere ? takeBack([item.key]) : put([item]))}
      >
        {t(isThere ? 'there' : 'putShort')}
      </Button>
    </>
  );
}
