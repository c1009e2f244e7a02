import { ApiError } from '@/lib/api/errors';
import { lineOfRow, type CsvFault } from '@/lib/forms/product/csv';

const TABLES = ['rows', 'lines'];

/** Returns the CMS's faults of a table's rows, by the file's lines; empty if the failure is not about the table. */
export function rowFaults(cause: unknown): CsvFault[] {
  const faults = cause instanceof ApiError ? cause.fields : [];
  return faults.map(({ path, key, values }) => {
    const isRow = TABLES.includes(String(path[0])) && path.length > 1;
    return {
      line: isRow ? lineOfRow(Number(path[1])) : 1,
      column: path.slice(isRow ? 2 : 0).join('.'),
      key: key ?? 'incorrect',
      values,
    };
  });
}
