import { useEffect, useEffectEvent } from 'react';
import { stepFrom } from '@/lib/domain/time/calendarView';
import type { CalendarAt } from './useCalendarAt';

const TAKEN = 'input, textarea, select, [role="dialog"], [role="menu"]';

/** Turns pages with the left and right arrow keys, except in fields, dialogs and menus. */
export function useCalendarKeys({ view, day, go }: CalendarAt) {
  const handleKey = useEffectEvent(({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof HTMLElement && target.closest(TAKEN)) return;
    if (key === 'ArrowLeft') go({ day: stepFrom(view, day, -1) });
    if (key === 'ArrowRight') go({ day: stepFrom(view, day, 1) });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
