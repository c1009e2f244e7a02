import { minuteOf } from './due';
import { MINUTES_PER_DAY } from '../time/units';

/** Hours without notifications in local time; they pass midnight if `to` is earlier than `from`. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** Returns the remaining minutes of quiet hours; 0 outside of them. */
export function quietMinutesLeft(quiet: QuietHours | null, time: string): number {
  if (!quiet) return 0;
  const since = (minuteOf(time) - minuteOf(quiet.from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const length = (minuteOf(quiet.to) - minuteOf(quiet.from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return since < length ? length - since : 0;
}
