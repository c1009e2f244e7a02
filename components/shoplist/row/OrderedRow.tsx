import { Bike, PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { isOrdered } from '@/lib/domain/shoplist/delivery';
import { formatRow } from '@/lib/format/bought';
import row from './ItemRow.module.scss';
import css from './OrderedRow.module.scss';
import { RowDetails, type RowDetailsProps } from './RowDetails';

interface OrderedRowProps extends Pick<RowDetailsProps, 'item' | 'name' | 'onChange'> {
  /** What must be seen of the line without opening it. */
  readonly children: ReactNode;
}

/** A line that an order is on its way with, or has brought: nobody ticks it, its amount opens what can be done. */
export function OrderedRow({ item, name, onChange, children }: OrderedRowProps) {
  const { language } = useLanguage();
  const Icon = isOrdered(item) ? Bike : PackageCheck;
  return (
    <li className={`${row.row} ${css.row}`} data-delivery={item.delivery}>
      <RowDetails {...{ item, name, onChange }} amount={formatRow(item, language)}>
        <span className={`${row.tick} ${css.still}`}>
          <Icon size={22} aria-hidden />
          <span className={row.what}>
            <span>{name}</span>
            {children}
          </span>
        </span>
      </RowDetails>
    </li>
  );
}
