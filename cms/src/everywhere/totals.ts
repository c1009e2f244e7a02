import type { Given } from '../records/search/params';
import { list } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

const isPublic = { filters: { visibility: { $eq: 'public' } } };
const mine = ({ id }: Caller) => ({ filters: { owner: { id: { $eq: String(id) } } } });

/** The pages that list a kind, each by how it narrows its list; a kind without a line has none that is searched. */
const PAGES: Readonly<Record<string, Readonly<Record<string, (caller: Caller) => Given>>>> = {
  dishes: { public: () => isPublic, mine: () => ({ own: 'mine,shared,saved' }) },
  mealplans: { public: () => isPublic },
  exercises: { public: () => isPublic, mine },
  supplements: { public: () => isPublic, mine },
  products: { public: () => ({}) },
};
/** Fewer are all shown where they were found. */
const FEW = 3;

interface Asked {
  readonly text: string;
  readonly reader: string;
  readonly caller: Caller;
}

/** How many of a kind each page that lists it would find by the same text; undefined where all are seen anyway, or no page lists them. */
export async function totalsFor(
  name: string,
  found: number,
  { text, reader, caller }: Asked,
): Promise<Readonly<Record<string, number>> | undefined> {
  if (found <= FEW || !Object.hasOwn(PAGES, name)) return undefined;
  const pages = Object.entries(PAGES[name]).filter(([page]) => page !== 'mine' || caller.id !== 0);
  const totals = await Promise.all(
    pages.map(async ([page, narrow]) => {
      const given = { ...narrow(caller), _q: text, reader, fields: ['Name'], pagination: { pageSize: 1 } };
      const { meta } = await list(collectionOf(name), given, caller);
      return [page, meta.pagination.total] as const;
    }),
  );
  return Object.fromEntries(totals);
}
