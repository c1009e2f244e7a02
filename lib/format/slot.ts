import type { Language } from '@/lib/domain/language';
import { addDays, type Day } from '@/lib/domain/time/day';
import { DEFAULT_TIME_ZONE, momentIn } from './moment';
import { formatDate } from './time';

/** Formats a time range that never breaks across lines. */
export const formatHours = (from: string, to: string): string => `${from}–\u2060${to}`;

/** Words for today and tomorrow. */
type NearDays = readonly [today: string, tomorrow: string];

/** Formats a delivery window in the shop's time as hours and day, with a word for today and tomorrow. */
export function formatSlot(
  { from, to }: { readonly from: string; readonly to: string },
  today: Day,
  language: Language,
  near: NearDays,
): { time: string; day: string } {
  const { day, time } = momentIn(DEFAULT_TIME_ZONE, new Date(from));
  const end = momentIn(DEFAULT_TIME_ZONE, new Date(to));
  const word = near[[today, addDays(today, 1)].indexOf(day)];
  return { time: formatHours(time, end.time), day: word ?? formatDate(day, language, 'weekday') };
}

/** Formats an instant in the shop's time as time of day, with the day unless it is today. */
export function formatStamp(at: string, today: Day, language: Language): string {
  const { day, time } = momentIn(DEFAULT_TIME_ZONE, new Date(at));
  return day === today ? time : formatDate(new Date(at), language, 'instant', DEFAULT_TIME_ZONE);
}
