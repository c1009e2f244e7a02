import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import type { Swap } from '@/lib/domain/substitutes/swap';
import { formatAmount } from '@/lib/format/amount';
import { formatRow } from '@/lib/format/bought';
import { lineName } from '@/lib/format/lineName';
import { useHandedFocus } from '@/lib/hooks/useHandedFocus';
import css from './ItemRow.module.scss';
import { RowDetails } from './RowDetails';

interface HomeRowProps {
  readonly item: ShopItem;
  readonly onChange: (change: ItemChange | Swap) => void;
}

/** Line of a product that is at home; one tap moves it to the products to buy. */
export function HomeRow({ item, onChange }: HomeRowProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const row = useHandedFocus();
  const name = lineName(item, language);
  const { amount, there, unit, product } = item;
  const write = (value: number) =>
    unit && formatAmount(value, unit, language, { pieceName: product?.pieceName, short: true });
  const said =
    there !== null && amount !== null && t('item.home', { there: write(there), needed: write(amount) });
  return (
    <li ref={row} className={css.row}>
      <RowDetails item={item} name={name} amount={formatRow(item, language)} onChange={onChange}>
        <button
          type="button"
          className={css.tick}
          onClick={() => onChange({ op: 'set', key: item.key, atHome: false })}
        >
          <span className={css.plus} aria-hidden>
            <Plus size={20} />
          </span>
          <span className={css.what}>
            <span className={css.name}>
              <span className="visually-hidden">{t('item.bring')}</span> {name}
            </span>
            {said && <small className={css.marks}>{said}</small>}
          </span>
        </button>
      </RowDetails>
    </li>
  );
}
