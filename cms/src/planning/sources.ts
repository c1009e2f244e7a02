import type { Knex } from 'knex';
import { ownFilters } from '../dishes/ownFilters';
import { sql } from '../records/database/database';
import type { Narrow } from '../records/panel/operators';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import type { Source } from './request';
import { rowsInTurn } from './rows';

/** Maximum number of dishes that a proposal chooses from. */
const MOST_CANDIDATES = 3_000;

interface Found {
  readonly id: number;
  readonly owner: number | null;
}

const dishes = () => collectionOf('dishes');
const isPublic: Narrow = (query) => void query.where({ 'r.visibility': 'public', 'r.hidden': false });

function narrowBy(source: Source, caller: Caller): Narrow {
  if (source === 'public') return isPublic;
  if (source === 'mine') return ownFilters.own('mine,shared', caller);
  if (source === 'saved') return ownFilters.own('saved', caller);
  return ownFilters.cookbook(String(source), caller);
}

/**
 * Returns dishes of these sources that the caller may read, at most 3,000. If there are more, the caller's own and
 * those in `known` come first, then the most saved ones.
 */
export async function dishesFrom(
  sources: readonly Source[],
  caller: Caller,
  known: ReadonlySet<number>,
): Promise<Found[]> {
  const db = await sql();
  const fitting = () =>
    db(`${tableOf(dishes())} as r`)
      .where((within) => dishes().scope(within, caller))
      .where((any) => {
        for (const source of sources) any.orWhere((one) => void narrowBy(source, caller)(one));
      })
      .select('r.id', 'r.owner');
  const most = await rowsInTurn<Found>(bySaves(fitting()).limit(MOST_CANDIDATES + 1));
  if (most.length <= MOST_CANDIDATES) return most;
  const own = await rowsInTurn<Found>(
    bySaves(
      fitting().where(
        (mine) =>
          void mine.where('r.owner', caller.id).orWhereIn('r.id', [...known].slice(0, MOST_CANDIDATES)),
      ),
    ).limit(MOST_CANDIDATES),
  );
  return [...new Map([...own, ...most].map((one) => [one.id, one])).values()].slice(0, MOST_CANDIDATES);
}

const bySaves = (query: Knex.QueryBuilder) => query.orderBy('r.saveCount', 'desc').orderBy('r.id', 'desc');
