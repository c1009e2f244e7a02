import { saveCsv } from '@/lib/csv';
import type { Column } from './column';

/** Saves rows as a CSV file with the headings of their columns, in column order. */
export function saveTable<T>(rows: readonly T[], columns: readonly Column<T>[], file: string): Promise<void> {
  const lines = rows.map((row) =>
    Object.fromEntries(columns.map(({ label, text, value }) => [label, (value ?? text)(row) ?? ''])),
  );
  return saveCsv(
    lines,
    columns.map(({ label }) => label),
    `${file}.csv`,
  );
}
