import type { CsvFault } from '../product/csv';
import { lineOfRow } from '../product/csv';
import { parseAmount } from '../text/amount';
import { nameKey } from '../text/clean';
import { isDay } from '../time/day';
import type { ArrivalInput, Stock, Stockable } from './record';
import { STOCK_LIMITS, STOCK_UNITS, type StockUnit } from './units';

/** The columns of the storage's table; the first three are needed to bring something in. */
export const STOCK_COLUMNS = ['product', 'amount', 'unit', 'place', 'expiresOn'] as const;
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

/** A lot as a line of the table. */
export const stockRow = ({
  product,
  quantity,
  unit,
  place,
  expiresOn,
  reserved,
  minimum,
}: Stock): Record<string, string> => ({
  product: product?.Name ?? '',
  amount: String(quantity),
  unit,
  place: place ?? '',
  expiresOn: expiresOn ?? '',
  reserved: String(reserved),
  minimum: minimum ? String(minimum) : '',
});

/** A table as arrivals, or everything that is wrong in it, by line; a faulty table gives no arrivals at all. */
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
  const amount = parseAmount(text('amount'));
  const unit = STOCK_UNITS.find((one) => one.toLowerCase() === text('unit').toLowerCase());
  const [place, expiresOn] = [text('place') || null, text('expiresOn') || null];
  if (!text('product')) fault('product', 'required');
  else if (!product) fault('product', 'unknownProduct');
  if (!amount || amount > STOCK_LIMITS.quantity) fault('amount', 'amount');
  if (!unit) fault('unit', 'stockUnit');
  if (place && [...place].length > STOCK_LIMITS.place) fault('place', 'incorrect');
  if (expiresOn && !isDay(expiresOn)) fault('expiresOn', 'date');
  return { product: product ?? 0, amount: amount ?? 0, unit: unit ?? ('gr' as StockUnit), place, expiresOn };
}
