import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import css from './DataTable.module.scss';

interface HeadCellProps<Sort extends string> {
  readonly label: string;
  readonly isFigure?: boolean;
  /** Name by which the list can be sorted. */
  readonly by?: string;
  /** Current order: a name, with a minus before it for descending. */
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
}

/** Heading of a column; a click sorts the list by it, another one reverses the order. */
export function HeadCell<Sort extends string>({ label, isFigure, by, sort, onSort }: HeadCellProps<Sort>) {
  const place = isFigure ? css.figure : undefined;
  if (!by || !onSort)
    return (
      <th scope="col" className={place}>
        {label}
      </th>
    );
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  const icon = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={place} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        data-sorted={isUp || isDown}
        onClick={() => onSort((isUp ? `-${by}` : by) as Sort)}
      >
        {label}
        <Icon of={icon} size={14} />
      </button>
    </th>
  );
}
