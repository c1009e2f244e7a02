import { ApiError } from '@/lib/api/errors';
import { lineOfRow, type CsvFault } from '@/lib/domain/product/csv';

/** What the CMS has against the rows of a table, by the table's own lines; one fault of the whole when it says no more. */
export function rowFaults(cause: unknown): CsvFault[] {
  const faults = cause instanceof ApiError ? cause.fields : [];
  if (faults.length === 0) return [{ line: 1, column: '', key: 'incorrect' }];
  return faults.map(({ path, key, values }) => {
    const isRow = path[0] === 'rows' && path.length > 1;
    return {
      line: isRow ? lineOfRow(Number(path[1])) : 1,
      column: path.slice(isRow ? 2 : 0).join('.'),
      key: key ?? 'incorrect',
      values,
    };
  });
}
