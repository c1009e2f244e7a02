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
export interface LeftOut {
  readonly collection: string;
  readonly count: number;
}

/** Each of these is chosen by itself; of other collections all or nothing. */
const SINGLE = ['mealplans', 'shoplists', 'cookbooks'];
/** Recipes are chosen as such, and the lines of a list come with it. */
const WITHIN = ['dishes', 'shop-items'];

/** By what it is chosen; a line of a list by its list. */
export function keyOf({ collection, data, position }: ExtraRow): string {
  const record = 'record' in data ? data.record : {};
  if (collection === 'shop-items') return `shoplists-${String(record.list)}`;
  return SINGLE.includes(collection) ? `${collection}-${String(record.id ?? position)}` : collection;
}

/** How much it is: the days of a plan, the recipes of a cookbook, the lines of a list that come with it. */
function sizeOf({ data }: ExtraRow): number {
  if ('lines' in data) return data.lines.length;
  if ('meals' in data) return new Set(data.meals.map(({ day }) => day)).size;
  const { days, dishes } = 'record' in data ? data.record : { days: null, dishes: null };
  return listIn(days).length + listIn(dishes).length;
}

/** What can be taken beside recipes, and what of the source stays out. */
export async function summaryOf(trx: Knex, id: number): Promise<{ extras: Extra[]; leftOut: LeftOut[] }> {
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

/** What became of the rows of one thing that was chosen. */
function outcomeOf(rows: readonly ExtraRow[]): ExtraOutcome {
  const count = rows.filter(({ state }) => state === 'taken' || state === 'here').length;
  if (count > 0) return count === rows.length ? 'taken' : 'partly';
  return rows.some(({ state }) => state === 'left') ? 'left' : '';
}
