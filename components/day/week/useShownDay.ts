import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { useMyToday } from '@/context/calendar/calendar';
import type { Placement } from '@/lib/domain/mealplan/days';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import { firstShown, placedDays, weeksOf, weekWith } from '@/lib/domain/mealplan/weeks';

/** Places the days on dates and tracks the displayed one: the one in the address, else today's. */
export function useShownDay<T extends PlanDay>(days: readonly T[], placement: Placement) {
  const { query, pathname, replace } = useRouter();
  const { day: today, time: now } = useMyToday();
  const { startDate, repeat } = placement;
  const placed = useMemo(
    () => placedDays(days, { startDate, repeat }, today),
    [days, startDate, repeat, today],
  );
  const weeks = useMemo(() => weeksOf(placed), [placed]);
  const asked = Math.floor(Number(query.day)) - 1;
  const isAsked = Number.isInteger(asked) && asked >= 0 && asked < days.length;
  const index = isAsked ? asked : firstShown(placed, today);
  const week = weekWith(weeks, index);

  const show = useCallback(
    (next: number) => {
      const address = { pathname, query: { ...query, day: String(next + 1) } };
      replace(address, undefined, { shallow: true, scroll: false });
    },
    [pathname, query, replace],
  );
  return { placed, weeks, index, week, show, today, now };
}

export type ShownDay = ReturnType<typeof useShownDay>;
