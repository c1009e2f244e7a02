import { minuteOf } from './due';

/** Hours without notifications in local time; they pass midnight if `to` is earlier than `from`. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

const DAY = 24 * 60;

/** Returns the remaining minutes of quiet hours; 0 outside of them. */
export function quietMinutesLeft(quiet: QuietHours | null, time: string): number {
  if (!quiet) return 0;
  const since = (minuteOf(time) - minuteOf(quiet.from) + DAY) % DAY;
  const length = (minuteOf(quiet.to) - minuteOf(quiet.from) + DAY) % DAY;
  return since < length ? length - since : 0;
}
