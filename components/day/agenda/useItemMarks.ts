import { useCallback, useEffect, useRef } from 'react';
import { QUEUED, useMarking } from '@/context/calendar/marks';
import { logKindOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { LogState } from '@/lib/domain/mealplan/types';

interface Marked {
  /** Items as the server stores them. */
  readonly items: readonly CalendarItem[];
  readonly onChanged: (items: CalendarItem[]) => void;
  /** Called once the server has stored a mark, because dependent data may have changed too. */
  readonly onKept?: () => void;
}

const isSameItem = (one: CalendarItem, other: CalendarItem): boolean =>
  one.day === other.day &&
  one.key === other.key &&
  one.source.type === other.source.type &&
  one.source.id === other.source.id;

/** Returns a function that marks a calendar line as done or skipped, or removes its mark. */
export function useItemMarks({ items, onChanged, onKept }: Marked) {
  const mark = useMarking();
  const latest = useRef({ items, onChanged, onKept });
  useEffect(() => {
    latest.current = { items, onChanged, onKept };
  });
  return useCallback(
    async (line: CalendarItem, state: LogState | null) => {
      const item = latest.current.items.find((at) => isSameItem(at, line)) ?? line;
      // Several marks may be in flight: each one changes the latest items.
      const put = (part: Pick<CalendarItem, 'state' | 'logId'>) => {
        const next = latest.current.items.map((at) => (isSameItem(at, item) ? { ...at, ...part } : at));
        latest.current = { ...latest.current, items: next };
        latest.current.onChanged(next);
      };
      put({ state, logId: item.logId }); // Shows the mark before the server answers.
      try {
        const { day, key, kind, source } = item;
        const log = await mark({ day, key, kind: logKindOf(kind), source }, state, item.logId ?? null);
        if (log === QUEUED) return put({ state: item.state, logId: item.logId }); // The pending mark shows on top of it.
        put({ state, logId: log?.id ?? null });
        latest.current.onKept?.();
      } catch {
        put({ state: item.state, logId: item.logId }); // Reverts; an alert already reports the failure.
      }
    },
    [mark],
  );
}
