import { parseAmount } from '../../domain/text/amount';
import { nameKey } from '../../domain/text/clean';
import { recordOf } from '../../domain/recordOf';
import type { Product } from '../../domain/product/record';
import {
  ALLERGENS,
  CATEGORIES,
  NUTRITION_FIGURES,
  ORIGINS,
  PIECE_NAMES,
  type Allergen,
  type Category,
  type Origin,
  type PieceName,
} from '../../domain/product/types';
import { isOneOf } from '../../domain/isOneOf';

const NUMBERS = [
  ...NUTRITION_FIGURES,
  'costTetri',
  'gramsPerMl',
  'gramsPerPiece',
  'packSize',
  'edibleShare',
] as const;

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
/** Product of a table's line, with the columns that the table has. */
export interface CsvRow extends Readonly<Partial<Record<(typeof NUMBERS)[number], number | null>>> {
  readonly Name?: string;
  readonly NameKa?: string | null;
  readonly category?: Category | null;
  readonly pieceName?: PieceName | null;
  readonly origin?: Origin | null;
  readonly allergens?: readonly Allergen[] | null;
}

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
const readRow = (
  cells: Readonly<Record<string, string>>,
  columns: readonly string[],
  line: number,
  faults: CsvFault[],
): CsvRow =>
  columns
    .filter((column) => isOneOf(CSV_COLUMNS, column))
    .reduce<CsvRow>(
      (row, column) => ({ ...row, ...readCell(column, plain(cells[column]), line, faults) }),
      {},
    );

function readCell(column: Column, text: string, line: number, faults: CsvFault[]): CsvRow {
  const pick = <W extends string>(values: readonly W[], word: string): W | null => {
    const found = values.find((value) => value.toLowerCase() === word.toLowerCase());
    if (!found) faults.push({ line, column, key: 'oneOf', values: { values: values.join(', ') } });
    return found ?? null;
  };
  const choice = <W extends string>(values: readonly W[]): W | null => (text ? pick(values, text) : null);
  switch (column) {
    case 'Name':
      return { Name: text };
    case 'NameKa':
      return { NameKa: text || null };
    case 'category':
      return { category: choice(CATEGORIES) };
    case 'pieceName':
      return { pieceName: choice(PIECE_NAMES) };
    case 'origin':
      return { origin: choice(ORIGINS) };
    case 'allergens': {
      if (text === '') return { allergens: null };
      if (text.toLowerCase() === NO_ALLERGENS) return { allergens: [] };
      const words = text.split('|').map((one) => one.trim());
      return { allergens: words.filter(Boolean).flatMap((word) => pick(ALLERGENS, word) ?? []) };
    }
    default: {
      const number = text === '' ? null : parseAmount(text);
      if (number === undefined) faults.push({ line, column, key: 'number' });
      return recordOf([column], () => number ?? null);
    }
  }
}

/** Trims a cell and removes a leading apostrophe, a spreadsheet's guard against formulas. */
const plain = (text: string | undefined): string => (text ?? '').trim().replace(/^'(?=[=+\-@])/, '');
