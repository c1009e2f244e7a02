import type { QueryParams } from '../records/search/params';
import { list } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

const isPublic = { filters: { visibility: { $eq: 'public' } } };
const mine = ({ id }: Caller) => ({ filters: { owner: { id: { $eq: String(id) } } } });

/** Pages that list a kind, each with its filter; a kind without an entry has no page with a search. */
const PAGES: Readonly<Record<string, Readonly<Record<string, (caller: Caller) => QueryParams>>>> = {
  dishes: { public: () => isPublic, mine: () => ({ own: 'mine,shared,saved' }) },
  mealplans: { public: () => isPublic },
  exercises: { public: () => isPublic, mine },
  supplements: { public: () => isPublic, mine },
  products: { public: () => ({}) },
};
/** Number of matches up to which all of them are shown anyway. */
const FEW = 3;

interface TotalsRequest {
  readonly text: string;
  readonly reader: string;
  readonly caller: Caller;
}

/**
 * Counts the matches of the same text on each page that lists the kind; undefined if all are shown anyway, or no page
 * lists them.
 */
export async function totalsFor(
  name: string,
  found: number,
  { text, reader, caller }: TotalsRequest,
): Promise<Readonly<Record<string, number>> | undefined> {
  const listing = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (found <= FEW || !listing) return undefined;
  const pages = Object.entries(listing).filter(([page]) => page !== 'mine' || caller.id !== 0);
  const totals = await Promise.all(
    pages.map(async ([page, narrow]) => {
      const given = { ...narrow(caller), _q: text, reader, fields: ['Name'], pagination: { pageSize: 1 } };
      const { meta } = await list(collectionOf(name), given, caller);
      return [page, meta.pagination.total] as const;
    }),
  );
  return Object.fromEntries(totals);
}
