import { addDays } from '../domain/time/day';
import { dateIn, FALLBACK_ZONE } from '../time/dateIn';
import { badRequest } from '../records/http/errors';
import { orderNullsLast } from '../records/search/nullsLast';
import type { Narrow } from '../records/panel/operators';
import { rowsOf } from '../records/database/database';
import { connection } from '../vendor/strapi';
import type { Caller, CallerFields } from '../records/types';
import { cookedBy } from './cooked';

const MONTH = 30;

/**
 * Parses the `cooked` parameter: `never` finds dishes the caller has not cooked yet, `month` those they cooked, but not
 * in the last 30 days.
 */
export function parseCookedFilter(value: unknown, { id }: Caller): Narrow {
  const dishes = () => connection().select('k.dish').from(cookedBy(id).as('k'));
  if (value === 'never') return (query) => void query.whereNotIn('r.id', dishes());
  if (value !== 'month') throw badRequest('cooked takes never or month', ['cooked']);
  const since = addDays(dateIn(FALLBACK_ZONE, new Date()), -MONTH);
  return (query) => void query.whereIn('r.id', dishes().where('k.last', '<', since));
}

/**
 * Order `sort=cooked:desc`: the dish that the caller cooked last comes first; dishes they never cooked are last in both
 * directions.
 */
export const orderByCooked =
  (direction: 'asc' | 'desc', { id }: Caller): Narrow =>
  (query) => {
    query.leftJoin(cookedBy(id).as('cooked'), 'cooked.dish', 'r.id');
    orderNullsLast(query, 'cooked.last', direction, true);
  };

/** Field `cookedLast`: the last day on which the caller cooked each dish. */
export const COOKED_LAST: CallerFields = {
  fields: ['cookedLast'],
  async of(bodies, { id }) {
    const ids = bodies.map((body) => body.id);
    const query = connection().from(cookedBy(id).as('k')).whereIn('k.dish', ids).select('k.dish', 'k.last');
    const found = await rowsOf<{ dish: number | string; last: string }>(query);
    return new Map(found.map(({ dish, last }) => [Number(dish), { cookedLast: last }]));
  },
};
