import type { ComingVisit } from '@/lib/domain/doctor/types';
import type { Intake } from '@/lib/domain/supplement/record';
import { withoutVisits, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { EatSoon } from '@/lib/domain/pantry/soon';
import type { PantryItem } from '@/lib/domain/pantry/types';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { addDays, weekStart } from '@/lib/domain/time/day';
import type { Key } from '@/lib/remote/keys';
import type { Membership } from '@/lib/api/mealplan/memberships';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useQuietRead, useRead } from '@/context/remote/read';
import { useMyToday } from '@/context/calendar/today';

export const DAYS_AHEAD = 6;

/** Loads the code that reads the calendar, which the board waits for. */
export const loadCalendarReads = () => import('@/lib/api/calendar/calendar');

/**
 * Reads everything on the day's board, in parallel, while the board's own code still loads. Each API module is its own
 * chunk, since people open this page first. One calendar read covers today, the week so far and the days ahead. Other
 * screens read the same data under these keys.
 */
export function useDay() {
  const { person } = useAuth();
  const { day: today, time } = useMyToday();
  const monday = weekStart(today);
  const last = addDays(today, DAYS_AHEAD);
  const id = person?.id ?? 0;
  const mine = <const K extends Key>(...key: K): K | null => person && key;
  const calendar = useStoredRead<CalendarItem[]>(
    mine('calendar', monday, last),
    async () => (await loadCalendarReads()).readCalendar(monday, last),
    { part: withoutVisits },
  );
  const intakes = useStoredRead<Intake[]>(mine('intakes', null), async () =>
    (await import('@/lib/api/supplement/intakes')).listIntakes(),
  );
  const lists = useStoredRead<ShopList[]>(mine('shoplists'), async () =>
    (await import('@/lib/api/shoplist/shoplists')).listShopLists(),
  );
  const invitations = useQuietRead<Membership[]>(mine('invitations'), async () =>
    (await import('@/lib/api/mealplan/memberships')).listInvitations({ id, email: person?.email ?? '' }),
  );
  const visit = useQuietRead<ComingVisit | null>(mine('nextVisit', today), async () =>
    (await import('@/lib/api/doctor/doctor')).nextVisit(new Date().toISOString()),
  );
  const paid = useRead<number | null>(mine('paidSince', monday), async () =>
    (await import('@/lib/api/order/orders')).paidSince(id, monday),
  );
  const soon = useQuietRead<EatSoon>(mine('eatSoon', today), async () =>
    (await import('@/lib/api/pantry/pantry')).readEatSoon(),
  );
  const pantry = useStoredRead<PantryItem[]>(
    mine('pantry'),
    async () => (await import('@/lib/api/pantry/pantry')).listPantry(),
    { isQuiet: true },
  );
  return { today, time, monday, calendar, intakes, lists, invitations, visit, paid, soon, pantry };
}
export type MyDay = ReturnType<typeof useDay>;
