import { minuteOf } from './due';

/** From when to when nobody wants to be buzzed, on the clock on their wall; over midnight where `to` is the earlier one. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

const DAY = 24 * 60;

/** How many minutes of quiet are still to come, by the clock on the wall; 0 where it is not quiet. */
export function quietMinutesLeft(quiet: QuietHours | null, time: string): number {
  if (!quiet) return 0;
  const since = (minuteOf(time) - minuteOf(quiet.from) + DAY) % DAY;
  const length = (minuteOf(quiet.to) - minuteOf(quiet.from) + DAY) % DAY;
  return since < length ? length - since : 0;
}
