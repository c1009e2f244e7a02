import { isExpired, isExpiring, nextToExpire, sumOf } from '../../domain/storage/lots';
import { byProduct, type Stock } from '../../domain/storage/record';
import { nameKey } from '../../domain/text/clean';
import type { Day } from '../../domain/time/day';
import type { Sort } from '../address/values';

export const STOCK_SHOWS = ['all', 'low', 'expiring', 'expired'] as const;
export const STOCK_SORTS = [
  'name',
  'quantity',
  'reserved',
  'free',
  'minimum',
  'low',
  'expiresOn',
  'place',
  'lots',
] as const;

export interface StockFilters {
  readonly q: string;
  readonly show: (typeof STOCK_SHOWS)[number];
  readonly sort?: Sort<(typeof STOCK_SORTS)[number]>;
  readonly page: number;
}

type Group = ReturnType<typeof byProduct>[number];
/** Stock of one product. */
export interface StockRow extends Group {
  readonly id: number;
  readonly sum: ReturnType<typeof sumOf>;
  /** Earliest expiry date in stock. */
  readonly expiresOn: Day | null;
  /** Places where it is stored; null stands for none in particular. */
  readonly places: readonly (string | null)[];
}
interface Reader {
  readonly today: Day;
  readonly nameOf: (product: Group['product']) => string;
}

/** Lists the stored products that match the filters, sorted as requested, by name by default. */
export function stockRows(
  stocks: readonly Stock[],
  { q, show, sort = 'name' }: Omit<StockFilters, 'page'>,
  { today, nameOf }: Reader,
): StockRow[] {
  return inOrder(
    rowsCalled(q, stocks, { today, nameOf }).filter((row) => isShown(row, show, today)),
    sort,
  );
}

/** Counts the products matching `q` in each view. */
export function stockCounts(
  stocks: readonly Stock[],
  q: string,
  reader: Reader,
): Readonly<Record<StockFilters['show'], number>> {
  const rows = rowsCalled(q, stocks, reader);
  const of = (show: StockFilters['show']) => rows.filter((row) => isShown(row, show, reader.today)).length;
  return { all: of('all'), low: of('low'), expiring: of('expiring'), expired: of('expired') };
}

function rowsCalled(q: string, stocks: readonly Stock[], { today, nameOf }: Reader): StockRow[] {
  const wanted = nameKey(q);
  return byProduct(stocks, nameOf)
    .filter(({ product: { Name, NameKa } }) =>
      [Name, NameKa].some((name) => nameKey(name ?? '').includes(wanted)),
    )
    .map((group) => ({
      ...group,
      id: group.product.id,
      sum: sumOf(group.lots, today),
      expiresOn: nextToExpire(group.lots)?.expiresOn ?? null,
      places: placesOf(group),
    }));
}

function isShown({ lots, sum }: StockRow, show: StockFilters['show'], today: Day): boolean {
  if (show === 'all') return true;
  if (show === 'low') return sum.isLow;
  return lots.some((lot) =>
    show === 'expired' ? lot.quantity > 0 && isExpired(lot, today) : isExpiring(lot, today),
  );
}

function placesOf({ lots }: Group): (string | null)[] {
  const held = lots.filter(({ quantity, reserved }) => quantity > 0 || reserved > 0);
  return [...new Set(held.map(({ place }) => place ?? null))];
}

/** Sorts the rows, which arrive by name; rows without a date or place come last in both directions. */
function inOrder(rows: readonly StockRow[], sort: NonNullable<StockFilters['sort']>): StockRow[] {
  const isDown = sort.startsWith('-');
  const by = STOCK_SORTS.find((one) => one === sort.replace('-', '')) ?? 'name';
  if (by === 'name') return isDown ? rows.toReversed() : [...rows];
  const way = isDown ? -1 : 1;
  const valueOf = (row: StockRow): string | number | null => {
    if (by === 'expiresOn') return row.expiresOn;
    if (by === 'place') return row.places.find((place) => place !== null) ?? null;
    if (by === 'lots') return row.lots.length;
    if (by === 'low') return row.sum.isLow ? 0 : 1;
    return row.sum[by];
  };
  const known = rows.filter((row) => valueOf(row) !== null);
  const rising = known.toSorted((a, b) => way * compare(valueOf(a), valueOf(b)));
  return [...rising, ...rows.filter((row) => valueOf(row) === null)];
}

const compare = (one: string | number | null, other: string | number | null): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
