import { useCallback, useEffect, useRef } from 'react';
import { QUEUED, useMarking } from '@/context/calendar/marks';
import type { SaidOutcome } from '@/lib/domain/cooking/outcome';
import { outcomeAfter } from '@/lib/domain/mealplan/marks';
import { logKindOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { LogState } from '@/lib/domain/mealplan/types';

/** Marks a line, and may say with it what became of the dish. */
export type MarkItem = (item: CalendarItem, state: LogState | null, said?: SaidOutcome) => void;

type ItemMark = Pick<CalendarItem, 'state' | 'logId' | keyof SaidOutcome>;

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

/** Returns a function that marks a calendar line as done or skipped, removes its mark, or says what became of it. */
export function useItemMarks({ items, onChanged, onKept }: Marked) {
  const mark = useMarking();
  const latest = useRef({ items, onChanged, onKept });
  useEffect(() => {
    latest.current = { items, onChanged, onKept };
  });
  return useCallback(
    async (line: CalendarItem, state: LogState | null, said?: SaidOutcome) => {
      const item = latest.current.items.find((at) => isSameItem(at, line)) ?? line;
      // Several marks may be in flight: each one changes the latest items.
      const put = (part: ItemMark) => {
        const next = latest.current.items.map((at) => (isSameItem(at, item) ? { ...at, ...part } : at));
        latest.current = { ...latest.current, items: next };
        latest.current.onChanged(next);
      };
      const { outcome, outcomeServings } = item;
      const before = { state: item.state, logId: item.logId, outcome, outcomeServings };
      const after = { state, ...outcomeAfter(item, { state, ...said }) };
      put({ ...after, logId: item.logId }); // Shows the mark before the server answers.
      try {
        const { day, key, kind, source } = item;
        const log = await mark(
          { day, key, kind: logKindOf(kind), source, ...said },
          state,
          item.logId ?? null,
        );
        if (log === QUEUED) return put(before); // The pending mark shows on top of it.
        put({ ...after, logId: log?.id ?? null });
        latest.current.onKept?.();
      } catch {
        put(before); // Reverts; an alert already reports the failure.
      }
    },
    [mark],
  );
}
