import { useCallback, useEffect, useRef } from 'react';
import { KEPT, useMarking } from '@/context/calendar/marks';
import { logKindOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { LogState } from '@/lib/domain/mealplan/types';

interface Marked {
  /** As the CMS knows them. */
  readonly items: readonly CalendarItem[];
  readonly onChanged: (items: CalendarItem[]) => void;
  /** A mark has been kept: what hangs on it may have changed too. */
  readonly onKept?: () => void;
}

const isSameItem = (one: CalendarItem, other: CalendarItem): boolean =>
  one.day === other.day &&
  one.key === other.key &&
  one.source.type === other.source.type &&
  one.source.id === other.source.id;

/** Marks a line of the calendar as done or skipped, or takes the mark away. */
export function useItemMarks({ items, onChanged, onKept }: Marked) {
  const mark = useMarking();
  const latest = useRef({ items, onChanged, onKept });
  useEffect(() => {
    latest.current = { items, onChanged, onKept };
  });
  return useCallback(
    async (line: CalendarItem, state: LogState | null) => {
      const item = latest.current.items.find((at) => isSameItem(at, line)) ?? line;
      // several ticks may be on their way at once: each changes what stands there then
      const put = (part: Pick<CalendarItem, 'state' | 'logId'>) => {
        const next = latest.current.items.map((at) => (isSameItem(at, item) ? { ...at, ...part } : at));
        latest.current = { ...latest.current, items: next };
        latest.current.onChanged(next);
      };
      put({ state, logId: item.logId }); // the tick answers the tap, the CMS follows
      try {
        const { day, key, kind, source } = item;
        const log = await mark({ day, key, kind: logKindOf(kind), source }, state, item.logId ?? null);
        if (log === KEPT) return put({ state: item.state, logId: item.logId }); // what waits is laid over it
        put({ state, logId: log?.id ?? null });
        latest.current.onKept?.();
      } catch {
        put({ state: item.state, logId: item.logId }); // the alert has said it
      }
    },
    [mark],
  );
}
