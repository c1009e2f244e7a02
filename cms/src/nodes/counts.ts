import { tokenHash } from '../records/hash';
import { ask } from './link';

interface Counted {
  readonly isTaken: boolean;
  /** Seconds until it begins anew. */
  readonly left: number;
}

/** One statement, so that of two nodes at once one comes after the other; past the limit nothing is counted. */
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

/** Counts `weight` more under a key that all nodes share, unless that is more than `most` within so many seconds. */
export async function countShared(
  key: string,
  weight: number,
  most: number,
  seconds: number,
): Promise<Counted> {
  const values = [tokenHash(key), weight, most, seconds];
  const [counted] = await ask<Counted>({ name: 'count', text: TAKE, values });
  return counted;
}

/** Takes back what did not come about, if it was counted in the same window. */
export async function uncountShared(key: string, weight: number): Promise<void> {
  const text = `update supra_counts set count = greatest(0, count - $2) where key = $1 and until > clock_timestamp()`;
  await ask({ name: 'uncount', text, values: [tokenHash(key), weight] });
}

/** Lets go of windows that are over. */
export async function sweepCounts(): Promise<void> {
  await ask({ text: `delete from supra_counts where until < clock_timestamp() - interval '1 minute'` });
}
