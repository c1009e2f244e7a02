import { Download, Keyboard } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { BulkBar } from './BulkBar';
import { BulkNote } from './BulkNote';
import type { BulkAction, Column, RecordRow } from './column';
import { ColumnMenu } from './ColumnMenu';
import css from './DataTable.module.scss';
import { HeadCell } from './HeadCell';
import { saveTable } from './tableCsv';
import { LazyTableKeysDialog } from './TableKeysDialog.lazy';
import { TableRow, type Opening } from './TableRow';
import { useBulk } from './useBulk';
import { useColumns } from './useColumns';
import { useSelection } from './useSelection';
import { useTableKeys } from './useTableKeys';
const NO_ACTIONS: readonly never[] = [];

interface DataTableProps<T, Sort extends string> {
  /** Key of the stored columns, and name of the exported file. */
  readonly name: string;
  readonly caption: string;
  /** Content above the table, such as the total. */
  readonly children?: ReactNode;
  readonly rows: readonly T[];
  /** The first column names the row and opens it. */
  readonly columns: readonly Column<T>[];
  readonly opens: (row: T) => Opening;
  /** Current order: a column's `sort`, with a minus before it for descending. */
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Reads every row that matches the filters, `most` at the most; without it the page has its own export. */
  readonly all?: { readonly most: number; readonly read: () => Promise<readonly T[]> };
  readonly actions?: readonly BulkAction<T>[];
  /** Called after bulk actions, to reload the data. */
  readonly onChanged?: () => void;
}

/** Table of records, one line each, which can be sorted, selected, opened and exported, by pointer or keyboard. */
export function DataTable<T extends RecordRow, Sort extends string = string>(props: DataTableProps<T, Sort>) {
  const { name, caption, children, rows, columns, opens, sort, onSort, all, actions = NO_ACTIONS } = props;
  const { t } = useTranslation('table');
  const box = useRef<HTMLDivElement>(null);
  const [isHelped, setHelped] = useState(false);
  const { shown, toggle } = useColumns(name, columns);
  const chosen = useSelection(rows.map(({ id }) => id));
  const selection = actions.length > 0 ? chosen : null;
  const selected = rows.filter(({ id }) => selection?.has(id));
  const bulk = useBulk<T>({
    nameOf: (row) => columns[0]?.text(row) ?? '–',
    onDone: (refused) => {
      chosen.select(refused);
      props.onChanged?.();
    },
  });
  useTableKeys(box, selection, () => setHelped(true));
  const save = (whole: NonNullable<typeof all>) =>
    whole.read().then(
      (found) => saveTable(found, shown, `supra-${name}`),
      () => undefined, // an alert shows the error
    );
  return (
    <>
      <div className={css.tools}>
        {selected.length > 0 ? (
          <BulkBar
            rows={selected}
            actions={actions}
            isRunning={bulk.isRunning}
            onRun={(action, choice) => bulk.run(action, selected, choice)}
            onClear={() => chosen.select([])}
          />
        ) : (
          <div className={css.about}>{children}</div>
        )}
        <ColumnMenu columns={columns} shown={shown} onToggle={toggle} />
        {all && (
          <Button icon={Download} title={t('csvHelp', { most: all.most })} onClick={() => save(all)}>
            {t('csv')}
          </Button>
        )}
        <Button
          icon={Keyboard}
          aria-label={t('keys.title')}
          title={t('keys.title')}
          onClick={() => setHelped(true)}
        />
      </div>
      <BulkNote bulk={bulk} />
      <div ref={box} className={css.box} role="region" aria-label={caption} tabIndex={0}>
        <table className={css.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={css.tick}>
                  <input
                    type="checkbox"
                    className="form-check-input"
                    aria-label={t('selectAll')}
                    checked={chosen.isAll}
                    onChange={chosen.toggleAll}
                  />
                </th>
              )}
              {shown.map(({ key, label, isFigure, sort: by }) => (
                <HeadCell key={key} {...{ label, isFigure, by, sort, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.id} row={row} columns={shown} opening={opens(row)} selection={selection} />
            ))}
          </tbody>
        </table>
      </div>
      {isHelped && <LazyTableKeysDialog isSelectable={selection !== null} onClose={() => setHelped(false)} />}
    </>
  );
}
