import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import bought from '@/locales/en/bought.json';
import css from './CameNote.module.scss';
import { usePutAway } from './usePutAway';
import { UNDO_MS } from '@/components/shoplist/row/useLeaving';

/** Offers, for a moment, to remove a product from At home again after its line was unticked. */
function Offer({ item, name }: { item: ShopItem; name: string }) {
  const { t } = useTranslation('bought');
  const { takeBack, forget } = usePutAway();
  const pass = useEffectEvent(() => forget(item.key));
  useEffect(() => {
    const timer = setTimeout(() => pass(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      tone="bare"
      icon={Undo2}
      className={css.back}
      aria-label={t('takeBack', { name })}
      onClick={() => takeBack([item.key])}
    >
      {t('takeBackShort')}
    </Button>
  );
}

export const TakeBack = withNamespaces(Offer, { bought });
