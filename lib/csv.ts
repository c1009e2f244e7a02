import { csvLine } from './domain/text/csv';
import { saveFile } from '@/lib/browser/saveFile';

/** Reads a table's file into column names and rows; the CSV parser loads with the first file. */
export async function readCsv(file: File): Promise<{ columns: string[]; rows: Record<string, string>[] }> {
  const { parse } = (await import('papaparse')).default;
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const { data, meta } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  return { columns: meta.fields ?? [], rows: data };
}

/** Saves rows as a CSV file, with a byte order mark by which spreadsheets recognise UTF-8. */
export function saveCsv(rows: readonly object[], columns: readonly string[], name: string): void {
  const cells = rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column]));
  const text = [columns, ...cells].map(csvLine).join('');
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), name);
}
