import type { Language } from '../../domain/language';
import type { CsvFault } from '../product/csv';
import { lineOfRow } from '../product/csv';
import { productName } from '../../domain/product/record';
import { parseAmount } from '../../domain/text/amount';
import { nameKey } from '../../domain/text/clean';
import { isDay, type Day } from '../../domain/time/day';
import type { ArrivalInput, Stock, Stockable } from '../../domain/storage/record';
import { roundQuantity, STOCK_LIMITS, type StockUnit } from '../../domain/storage/units';

/** Columns of the storage's table; an import needs the first three. */
export const EXPORT_COLUMNS = [
  'product',
  'amount',
  'unit',
  'place',
  'expiresOn',
  'reserved',
  'minimum',
] as const;
const NEEDED: readonly string[] = ['product', 'amount', 'unit'];

/**
 * Spellings of stock units in a table, in lower case, with the factor to the unit; kilograms and litres become 1000 gr
 * or ml.
 */
const UNITS: Readonly<Record<string, readonly [StockUnit, number]>> = {
  ...Object.fromEntries(['gr', 'g', 'gram', 'grams', 'გ', 'გრ'].map((word) => [word, ['gr', 1] as const])),
  ...Object.fromEntries(['kg', 'კგ'].map((word) => [word, ['gr', 1000] as const])),
  ...Object.fromEntries(['ml', 'მლ'].map((word) => [word, ['ml', 1] as const])),
  ...Object.fromEntries(['l', 'ლ'].map((word) => [word, ['ml', 1000] as const])),
  ...Object.fromEntries(
    ['piece', 'pieces', 'pc', 'pcs', 'ც', 'ცალი'].map((word) => [word, ['Piece', 1] as const]),
  ),
};
const LOCAL_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Parses a date, 2026-12-31 or the local 31.12.2026; undefined if invalid. */
function readDate(text: string): Day | undefined {
  const [, day = '', month = '', year] = LOCAL_DATE.exec(text) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isDay(written) ? written : undefined;
}

/** Rounds to a whole number, below ten to one decimal. */
const rounded = (amount: number): string =>
  String(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));

/** Returns a lot as a row of the table, in the reader's language. */
export const stockRow = (
  { product, quantity, unit, place, expiresOn, reserved, minimum }: Stock,
  language: Language,
): Record<string, string> => ({
  product: product ? productName(product, language) : '',
  amount: rounded(quantity),
  unit,
  place: place ?? '',
  expiresOn: expiresOn ?? '',
  reserved: rounded(reserved),
  minimum: minimum ? rounded(minimum) : '',
});

/** Parses a table into arrivals, or all of its faults by line; a table with any fault gives no arrivals. */
export function readStockTable(
  columns: readonly string[],
  lines: readonly Readonly<Record<string, string>>[],
  products: readonly Stockable[],
): { rows: readonly ArrivalInput[]; faults: readonly CsvFault[] } {
  const known: readonly string[] = EXPORT_COLUMNS;
  const faults: CsvFault[] = [
    ...columns
      .filter((column) => !known.includes(column))
      .map((column) => ({ line: 1, column, key: 'unknown' })),
    ...NEEDED.filter((column) => !columns.includes(column)).map((column) => ({
      line: 1,
      column,
      key: 'required',
    })),
  ];
  if (faults.length > 0) return { rows: [], faults };
  const byName = new Map(
    products.flatMap((one) =>
      [one.Name, one.NameKa].filter(Boolean).map((name) => [nameKey(String(name)), one.id] as const),
    ),
  );
  const rows = lines.map((cells, index) =>
    readRow(cells, byName, (column, key) => faults.push({ line: lineOfRow(index), column, key })),
  );
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}

function readRow(
  cells: Readonly<Record<string, string>>,
  byName: ReadonlyMap<string, number>,
  fault: (column: string, key: string) => void,
): ArrivalInput {
  const text = (column: string) => (cells[column] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  const product = byName.get(nameKey(text('product')));
  const [unit, each] = UNITS[text('unit').toLowerCase().replace(/\.$/, '')] ?? [];
  const amount = roundQuantity((parseAmount(text('amount')) ?? 0) * (each ?? 1));
  const place = text('place') || null;
  const expiresOn = readDate(text('expiresOn')) ?? null;
  if (!text('product')) fault('product', 'required');
  else if (!product) fault('product', 'unknownProduct');
  if (!amount || amount > STOCK_LIMITS.quantity) fault('amount', 'amount');
  if (!unit) fault('unit', 'stockUnit');
  if (place && [...place].length > STOCK_LIMITS.place) fault('place', 'incorrect');
  if (text('expiresOn') && !expiresOn) fault('expiresOn', 'date');
  return { product: product ?? 0, amount, unit: unit ?? 'gr', place, expiresOn };
}
