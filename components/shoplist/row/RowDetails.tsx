import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import type { Swap } from '@/lib/domain/substitutes/swap';
import css from './ItemRow.module.scss';
import { LazyItemEditor } from './ItemEditor.lazy';

export interface RowDetailsProps {
  readonly item: ShopItem;
  readonly name: string;
  readonly amount: string | null;
  /** Id of the amount, for screen readers. */
  readonly amountId?: string;
  readonly onChange: (change: ItemChange | Swap) => void;
  readonly onBought?: (item: ShopItem) => void;
  /** Content of the row, with the action of a tap. */
  readonly children: ReactNode;
  /** Replaces the amount for a moment. */
  readonly instead?: ReactNode;
}

/** A row's line with the amount at its end, which opens the facts and actions of the line. */
export function RowDetails(props: RowDetailsProps) {
  const { item, name, amount, amountId, onChange, onBought, children, instead } = props;
  const { t } = useTranslation('shoplist');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.line}>
        {children}
        {instead ?? (
          // its own key keeps it apart from the button that may replace it: a tap begun on one never ends on the other
          <button
            key="more"
            type="button"
            className={css.amount}
            aria-expanded={isOpen}
            onClick={() => setOpen((now) => !now)}
          >
            <span className="visually-hidden">{t('item.more', { name })}</span>{' '}
            <span id={amountId}>{amount}</span>
            <Icon of={ChevronRight} />
          </button>
        )}
      </div>
      {isOpen && <LazyItemEditor {...{ item, name, onChange, onBought }} onClose={() => setOpen(false)} />}
    </>
  );
}
