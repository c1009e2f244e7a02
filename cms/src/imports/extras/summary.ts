import type { Knex } from 'knex';
import { listIn } from '../../records/read/values';
import { grouped } from '../../domain/grouped';
import type { ExtraOutcome } from '../../domain/import/record';
import { type ExtraRow, extrasOf } from './rows';

export interface Extra {
  readonly key: string;
  readonly collection: string;
  readonly Name: string;
  readonly count: number;
  readonly state: ExtraOutcome;
}
export interface OmittedCount {
  readonly collection: string;
  readonly count: number;
}

/** Collections whose records are chosen one by one; others are imported all or none. */
const SINGLE = ['mealplans', 'shoplists', 'cookbooks'];
/** Dishes are chosen as recipes, and the lines of a list come with it. */
const WITHIN = ['dishes', 'shop-items'];

/** Returns the key by which a record is chosen; a list line has its list's key. */
export function keyOf({ collection, data, position }: ExtraRow): string {
  const record = 'record' in data ? data.record : {};
  if (collection === 'shop-items') return `shoplists-${String(record.list)}`;
  return SINGLE.includes(collection) ? `${collection}-${String(record.id ?? position)}` : collection;
}

/** Returns the size of a record: the days of a plan, the dishes of a cookbook, the lines of another app's list. */
function sizeOf({ data }: ExtraRow): number {
  if ('lines' in data) return data.lines.length;
  if ('meals' in data) return new Set(data.meals.map(({ day }) => day)).size;
  const { days, dishes } = 'record' in data ? data.record : { days: null, dishes: null };
  return listIn(days).length + listIn(dishes).length;
}

/** Returns the records other than recipes that can be imported, and the number left out per collection. */
export async function summaryOf(
  trx: Knex,
  id: number,
): Promise<{ extras: Extra[]; leftOut: OmittedCount[] }> {
  const rows = await extrasOf(trx, id);
  const taken = rows.filter(({ part }) => part === 'take');
  const found = new Map<string, Extra>();
  for (const row of taken) {
    const { collection, name } = row;
    if (WITHIN.includes(collection)) continue;
    const key = keyOf(row);
    const isSingle = SINGLE.includes(collection);
    const count = isSingle ? sizeOf(row) : (found.get(key)?.count ?? 0) + 1;
    found.set(key, { key, collection, Name: isSingle ? name : '', count, state: '' });
  }
  for (const item of rows.filter(({ collection }) => collection === 'shop-items')) {
    const list = found.get(keyOf(item));
    if (list) found.set(list.key, { ...list, count: list.count + 1 });
  }
  const leftOut = rows.flatMap(({ collection, data }) =>
    'left' in data ? [{ collection, count: data.left }] : [],
  );
  const outcomes = grouped(taken, keyOf);
  const extras = [...found.values()].map((extra) => ({
    ...extra,
    state: outcomeOf(outcomes.get(extra.key) ?? []),
  }));
  return { extras, leftOut };
}

/** Returns the outcome of the rows of one choice. */
function outcomeOf(rows: readonly ExtraRow[]): ExtraOutcome {
  const count = rows.filter(({ state }) => state === 'taken' || state === 'here').length;
  if (count > 0) return count === rows.length ? 'taken' : 'partly';
  return rows.some(({ state }) => state === 'left') ? 'left' : '';
}
