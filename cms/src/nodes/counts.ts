import { tokenHash } from '../records/hash';
import { queryLink, queryLinkOne } from './link';

interface Counted {
  readonly isTaken: boolean;
  /** Seconds until the window starts over. */
  readonly left: number;
}

/**
 * Counts in a single statement, so that two nodes at once come one after the other; beyond the limit nothing is
 * counted.
 */
const TAKE = `with taken as (
    insert into supra_counts as c (key, until, count) values ($1, clock_timestamp() + $4 * interval '1 second', $2)
    on conflict (key) do update set
      until = case when c.until <= clock_timestamp() then excluded.until else c.until end,
      count = case when c.until <= clock_timestamp() then $2 else c.count + $2 end
    where c.until <= clock_timestamp() or c.count + $2 <= $3
    returning until)
  select exists (select from taken) as "isTaken",
    greatest(1, ceil(extract(epoch from coalesce((select until from taken),
      (select until from supra_counts where key = $1)) - clock_timestamp())))::int as left`;

/** Adds `weight` to a count that all nodes share, unless that exceeds `most` within `seconds`. */
export async function countShared(
  key: string,
  weight: number,
  most: number,
  seconds: number,
): Promise<Counted> {
  const values = [tokenHash(key), weight, most, seconds];
  return queryLinkOne<Counted>({ name: 'count', text: TAKE, values });
}

/** Takes back a count for something that did not happen, if its window still runs. */
export async function uncountShared(key: string, weight: number): Promise<void> {
  const text = `update supra_counts set count = greatest(0, count - $2) where key = $1 and until > clock_timestamp()`;
  await queryLink({ name: 'uncount', text, values: [tokenHash(key), weight] });
}

/** Deletes windows that are over. */
export async function sweepCounts(): Promise<void> {
  await queryLink({ text: `delete from supra_counts where until < clock_timestamp() - interval '1 minute'` });
}
