import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import type { Column } from './column';
import css from './DataTable.module.scss';

interface ColumnMenuProps<T> {
  readonly columns: readonly Column<T>[];
  readonly shown: readonly Column<T>[];
  readonly onToggle: (key: string) => void;
}

/** Menu that selects a table's columns; the first one is always shown. */
export function ColumnMenu<T>({ columns, shown, onToggle }: ColumnMenuProps<T>) {
  const { t } = useTranslation('table');
  const label = (
    <>
      <Icon of={Columns3} />
      {t('columns')}
    </>
  );
  return (
    <Dropdown isButton align="end" label={label}>
      {/* keeps the menu open while several are selected */}
      <div
        role="group"
        aria-label={t('columns')}
        className={css.columns}
        onClick={(e) => e.stopPropagation()}
      >
        {columns.slice(1).map((column) => (
          <label key={column.key}>
            <input
              type="checkbox"
              className="form-check-input"
              checked={shown.includes(column)}
              onChange={() => onToggle(column.key)}
            />
            {column.label}
          </label>
        ))}
      </div>
    </Dropdown>
  );
}
