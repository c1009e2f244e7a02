import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import type { Swap } from '@/lib/domain/substitutes/swap';
import css from './ItemRow.module.scss';

const ItemEditor = dynamic(() => import('./ItemEditor').then((module) => module.ItemEditor), { ssr: false });

export interface RowDetailsProps {
  readonly item: ShopItem;
  readonly name: string;
  readonly amount: string | null;
  /** Names the amount for who hears the row. */
  readonly amountId?: string;
  readonly onChange: (change: ItemChange | Swap) => void;
  readonly onBought?: (item: ShopItem) => void;
  /** What one tap on the row does. */
  readonly children: ReactNode;
  /** Takes the place of the amount for a moment. */
  readonly instead?: ReactNode;
}

/** The one line of a row, with its amount at the end, which opens what else is known of the line and can be done to it. */
export function RowDetails(props: RowDetailsProps) {
  const { item, name, amount, amountId, onChange, onBought, children, instead } = props;
  const { t } = useTranslation('shoplist');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.line}>
        {children}
        {instead ?? (
          // with a key of its own it is another button than the one that stands instead: a tap begun on one never ends on the other
          <button
            key="more"
            type="button"
            className={css.amount}
            aria-expanded={isOpen}
            onClick={() => setOpen((now) => !now)}
          >
            <span className="visually-hidden">{t('item.more', { name })}</span>{' '}
            <span id={amountId}>{amount}</span>
            <ChevronRight size={18} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && <ItemEditor {...{ item, name, onChange, onBought }} onClose={() => setOpen(false)} />}
    </>
  );
}
