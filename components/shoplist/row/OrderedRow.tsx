import { Bike, PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { isOrdered } from '@/lib/domain/shoplist/delivery';
import { formatRow } from '@/lib/format/bought';
import row from './ItemRow.module.scss';
import css from './OrderedRow.module.scss';
import { RowDetails, type RowDetailsProps } from './RowDetails';

interface OrderedRowProps extends Pick<RowDetailsProps, 'item' | 'name' | 'onChange'> {
  /** Marks that are visible without opening the line. */
  readonly children: ReactNode;
}

/** Line of an order on its way or delivered: it cannot be ticked, its amount opens the actions. */
export function OrderedRow({ item, name, onChange, children }: OrderedRowProps) {
  const { language } = useLanguage();
  const icon = isOrdered(item) ? Bike : PackageCheck;
  return (
    <li className={`${row.row} ${css.row}`} data-delivery={item.delivery}>
      <RowDetails {...{ item, name, onChange }} amount={formatRow(item, language)}>
        <span className={`${row.tick} ${css.still}`}>
          <Icon of={icon} size={22} />
          <span className={row.what}>
            <span>{name}</span>
            {children}
          </span>
        </span>
      </RowDetails>
    </li>
  );
}
