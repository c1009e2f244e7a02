import { parseAmount } from '../../domain/text/amount';
import { nameKey } from '../../domain/text/clean';
import type { Product } from '../../domain/product/record';
import { ALLERGENS, CATEGORIES, NUTRITION_FIGURES, ORIGINS, PIECE_NAMES } from '../../domain/product/types';
import { isOneOf } from '../../domain/isOneOf';
import { recordOf } from '../../domain/recordOf';

const NUMBERS = [
  ...NUTRITION_FIGURES,
  'costTetri',
  'gramsPerMl',
  'gramsPerPiece',
  'packSize',
  'edibleShare',
] as const;
const TEXTS = ['Name', 'NameKa'] as const;
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  category: CATEGORIES,
  pieceName: PIECE_NAMES,
  origin: ORIGINS,
};

/** Cell text for "no allergens"; an empty cell means unknown. */
const NO_ALLERGENS = 'none';

/** Columns of the table, in order; allergens share one column, separated by |. */
export const CSV_COLUMNS = [
  'Name',
  'NameKa',
  'category',
  ...NUMBERS,
  'pieceName',
  'allergens',
  'origin',
] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** Fault in one line of a table; the heading is line 1. `key` is a text key of `validation`. */
export interface CsvFault {
  readonly line: number;
  readonly column: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
export type CsvRow = Readonly<Record<string, unknown>>;

const FIRST_LINE = 2;

/** Returns the file's line of a row, from the row's index in the answer. */
export const lineOfRow = (index: number): number => index + FIRST_LINE;

/** Returns a product as a row of the table; unknown values are empty. */
export function csvRecord(product: Product): Record<Column, string> {
  const cell = (column: Column): string => {
    if (column === 'allergens')
      return product.allergens?.length === 0 ? NO_ALLERGENS : (product.allergens ?? []).join('|');
    const value = product[column];
    return value === null || value === undefined ? '' : String(value);
  };
  return recordOf(CSV_COLUMNS, cell);
}

/** Parses a whole table into rows to import, or all of its faults; a table with any fault gives no rows. */
export function readTable(
  columns: readonly string[],
  lines: readonly Readonly<Record<string, string>>[],
): { rows: readonly CsvRow[]; faults: readonly CsvFault[] } {
  const strange = columns.filter((column) => !isOneOf(CSV_COLUMNS, column));
  const faults: CsvFault[] = [
    ...strange.map((column) => ({ line: 1, column, key: 'unknown' })),
    ...(columns.includes('Name') ? [] : [{ line: 1, column: 'Name', key: 'required' }]),
  ];
  if (faults.length > 0) return { rows: [], faults };
  const seen = new Set<string>();
  const rows = lines.map((cells, index) => {
    const line = lineOfRow(index);
    const name = nameKey(plain(cells.Name));
    if (!name) faults.push({ line, column: 'Name', key: 'required' });
    else if (seen.has(name)) faults.push({ line, column: 'Name', key: 'productExists' });
    seen.add(name);
    return readRow(cells, columns, line, faults);
  });
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}

/** Parses the columns that the table has; the import leaves other fields unchanged. */
function readRow(
  cells: Readonly<Record<string, string>>,
  columns: readonly string[],
  line: number,
  faults: CsvFault[],
): CsvRow {
  const entries = columns.map((column): [string, unknown] => {
    const text = plain(cells[column]);
    const pick = (values: readonly string[], word: string) => {
      const found = values.find((value) => value.toLowerCase() === word.toLowerCase());
      if (!found) faults.push({ line, column, key: 'oneOf', values: { values: values.join(', ') } });
      return found ?? null;
    };
    if (column === 'allergens') {
      const words = text.split('|').map((one) => one.trim());
      if (text === '') return [column, null];
      if (text.toLowerCase() === NO_ALLERGENS) return [column, []];
      return [column, words.filter(Boolean).map((word) => pick(ALLERGENS, word))];
    }
    if (CHOICES[column]) return [column, text ? pick(CHOICES[column], text) : null];
    if (isOneOf(TEXTS, column)) return [column, text || null];
    const number = text === '' ? null : parseAmount(text);
    if (number === undefined) faults.push({ line, column, key: 'number' });
    return [column, number ?? null];
  });
  return Object.fromEntries(entries);
}

/** Trims a cell and removes a leading apostrophe, a spreadsheet's guard against formulas. */
const plain = (text: string | undefined): string => (text ?? '').trim().replace(/^'(?=[=+\-@])/, '');
