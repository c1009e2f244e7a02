import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { CalendarKind } from '@/lib/domain/mealplan/types';
import type { Day } from '@/lib/domain/time/day';
import { withQuery } from '@/lib/api/query';
import { create, raw } from '@/lib/api/strapi';

/** Reads the caller's calendar between two days, inclusive. */
export const readCalendar = async (from: Day, to: Day): Promise<CalendarItem[]> =>
  (await raw<{ data: CalendarItem[] }>(withQuery('users/me/calendar', { from, to }))).data;

/** Private address at which a calendar app reads the caller's days; null while it is off. */
export interface Feed {
  readonly url: string | null;
  readonly kinds: readonly CalendarKind[];
}
const FEED = 'users/me/feed';

const toFeed = (answer: unknown): Feed => {
  const feed = ((answer as { data?: unknown } | null)?.data ?? answer) as Partial<Feed> | null;
  return { url: feed?.url ?? null, kinds: feed?.kinds ?? [] };
};

export const readFeed = async (): Promise<Feed> => toFeed(await raw<unknown>(FEED));
export const setFeed = async (kinds: readonly CalendarKind[]): Promise<Feed> =>
  toFeed(await create<unknown>(FEED, { kinds }));
/** Creates a new address; the old one stops working. */
export const resetFeed = async (): Promise<Feed> => toFeed(await create<unknown>(`${FEED}/reset`, {}));

export async function endFeed(): Promise<void> {
  const { http } = await import('@/lib/api/http');
  await http.delete(FEED);
}
