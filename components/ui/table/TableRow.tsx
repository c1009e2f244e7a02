import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { Column, RecordRow } from './column';
import css from './DataTable.module.scss';
import type { Selection } from './useSelection';

/** URL or callback that opens a row; undefined if there is nothing to open. */
export type Opening = string | (() => void) | undefined;

interface TableRowProps<T> {
  readonly row: T;
  readonly columns: readonly Column<T>[];
  readonly opening: Opening;
  readonly selection: Selection | null;
}

/** One record in one row; the first cell names and opens it. */
export function TableRow<T extends RecordRow>({ row, columns, opening, selection }: TableRowProps<T>) {
  const { t } = useTranslation('table');
  const [head, ...others] = columns;
  const name = head?.text(row) ?? '–';
  const isSelected = selection?.has(row.id) ?? false;
  return (
    <tr data-selected={isSelected || undefined}>
      {selection && (
        <td className={css.tick}>
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={t('select', { name })}
            checked={isSelected}
            onChange={({ nativeEvent }) => {
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
              if (isRange) selection.extendTo(row.id);
              else selection.toggle(row.id);
            }}
          />
        </td>
      )}
      <th scope="row" title={name}>
        <Opener id={row.id} {...{ opening, name }} />
      </th>
      {others.map((column) => {
        const text = column.text(row) || '–';
        return (
          <td
            key={column.key}
            className={column.isFigure ? css.figure : column.isWide ? css.wide : undefined}
            title={text}
          >
            {column.cell?.(row) || text}
          </td>
        );
      })}
    </tr>
  );
}

function Opener({ id, opening, name }: { id: number; opening: Opening; name: string }) {
  if (typeof opening === 'string')
    return (
      <Link href={opening} data-opener={id}>
        {name}
      </Link>
    );
  if (opening)
    return (
      <button type="button" data-opener={id} onClick={opening}>
        {name}
      </button>
    );
  return (
    <span data-opener={id} tabIndex={-1}>
      {name}
    </span>
  );
}
