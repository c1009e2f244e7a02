import { saveFile } from '@/lib/browser/saveFile';
import { FORMULA } from '@/lib/domain/text/formula';

/** Reads a table's file into column names and rows; the CSV parser loads with the first file. */
export async function readCsv(file: File): Promise<{ columns: string[]; rows: Record<string, string>[] }> {
  const { parse } = (await import('papaparse')).default;
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const { data, meta } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  return { columns: meta.fields ?? [], rows: data };
}

/** Saves rows as a CSV file, with a byte order mark by which spreadsheets recognise UTF-8; no cell is a formula. */
export async function saveCsv(
  rows: readonly object[],
  columns: readonly string[],
  name: string,
): Promise<void> {
  const { unparse } = (await import('papaparse')).default;
  const text = unparse([...rows], { columns: [...columns], escapeFormulae: FORMULA });
  saveFile(new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' }), name);
}
