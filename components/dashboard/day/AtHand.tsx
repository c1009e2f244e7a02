import { Plus, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LazyEatDialog } from '@/components/day/eaten/EatDialog.lazy';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useEatenCalls } from '@/context/day/eaten';
import { leftToBuy } from '@/lib/domain/shoplist/delivery';
import type { ShopList } from '@/lib/domain/shoplist/types';
import type { Day } from '@/lib/domain/time/day';
import type { Remote } from '@/lib/remote/remote';
import css from './AtHand.module.scss';

interface AtHandProps {
  readonly today: Day;
  readonly lists: Remote<ShopList[]>;
}

/** Shows a phone's shortcuts: log food eaten outside the plan, and open the newest list with something left to buy. */
export function AtHand({ today, lists }: AtHandProps) {
  const { t } = useTranslation(['day', 'eaten']);
  const { put } = useEatenCalls();
  const [isEating, setEating] = useState(false);
  const list = lists.status === 'ready' ? lists.data.find((one) => leftToBuy(one) > 0) : undefined;
  return (
    <div className={css.atHand}>
      <Button icon={Plus} onClick={() => setEating(true)}>
        {t('eaten:add')}
      </Button>
      {list && (
        <LinkButton href={`/shoplist/${list.id}`} icon={ShoppingBasket}>
          <span>
            <b>{list.Name}</b>
            <small>{t('low.toBuy', { count: leftToBuy(list) })}</small>
          </span>
        </LinkButton>
      )}
      {isEating && (
        <LazyEatDialog
          today={today}
          onLog={(draft) => void put(today, draft)}
          onRemove={() => undefined}
          onClose={() => setEating(false)}
        />
      )}
    </div>
  );
}
