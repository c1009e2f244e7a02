import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { CalendarKind } from '@/lib/domain/mealplan/types';
import type { Day } from '@/lib/domain/time/day';
import { ask } from '@/lib/api/strapi';

/** Reads the caller's calendar between two days, inclusive. */
export const readCalendar = async (from: Day, to: Day): Promise<CalendarItem[]> => [
  ...(await ask('GET users/me/calendar', { query: { from, to } })).data,
];

/** Private address at which a calendar app reads the caller's days; null while it is off. */
export interface Feed {
  readonly url: string | null;
  readonly kinds: readonly CalendarKind[];
}
const FEED = 'users/me/feed';

export const readFeed = async (): Promise<Feed> => (await ask('GET users/me/feed', {})).data;
export const setFeed = async (kinds: readonly CalendarKind[]): Promise<Feed> =>
  (await ask('POST users/me/feed', { body: { kinds } })).data;
/** Creates a new address; the old one stops working. */
export const resetFeed = async (): Promise<Feed> => (await ask('POST users/me/feed/reset', {})).data;

export async function endFeed(): Promise<void> {
  const { http } = await import('@/lib/api/http');
  await http.delete(FEED);
}
