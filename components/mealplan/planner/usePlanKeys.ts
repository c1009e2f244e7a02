import { useEffect, useEffectEvent } from 'react';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { mealOfEntry, removeEntry } from '@/lib/domain/mealplan/edit';
import { keySign } from '@/lib/browser/keySign';
import type { ShownDay } from '@/components/day/week/useShownDay';
import { nextStop, placeOf, type Direction } from './planStops';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Handles the planner's keyboard shortcuts, listed in `PlanKeysDialog`. Keys in fields and menus keep their usual
 * meaning.
 */
export function usePlanKeys(shown: Pick<ShownDay, 'weeks' | 'week' | 'placed' | 'today' | 'show'>) {
  const { save, history, values, edit } = usePlanEditor();
  const { modal, openModal, select } = useMealplan();

  const showWeek = (at: number) => {
    const first = shown.weeks[at]?.[0];
    if (first) shown.show(first.index);
  };
  /** Shows the day before or after the focused one if it is not on the screen. */
  const showBeside = (target: Element, direction: Direction): boolean => {
    const left = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    const at = shown.placed.findIndex(({ day }) => day.key === left);
    const step = { left: -1, right: 1, up: 0, down: 0 }[direction];
    const next = at === -1 || step === 0 ? undefined : shown.placed[at + step];
    if (next) shown.show(next.index);
    return next !== undefined;
  };
  /** Handles keys without Ctrl; returns true if it used the key. */
  const plain = (key: string, target: Element): boolean => {
    const { meal, entry } = placeOf(target);
    const direction = ARROWS[key];
    if (direction) return nextStop(target, direction) || showBeside(target, direction);
    switch (key) {
      case '?':
        openModal({ name: 'keys' });
        return true;
      case 'a': {
        const to = meal ?? (entry && mealOfEntry(values.days, entry)?.key);
        if (to) openModal({ name: 'addEntry', meal: to });
        return to !== undefined;
      }
      case 'Delete':
      case 'Backspace':
        if (!entry) return false;
        if (!nextStop(target, 'down')) nextStop(target, 'up');
        edit((days) => removeEntry(days, entry));
        return true;
      case 'f':
        document.querySelector<HTMLElement>('[data-shelf] input[type="search"]')?.focus();
        return true;
      case 'w':
        if (values.days.length > 0) openModal({ name: 'fill' });
        return values.days.length > 0;
      case '[':
        showWeek(shown.week - 1);
        return true;
      case ']':
        showWeek(shown.week + 1);
        return true;
      case 't': {
        const today = shown.placed.find(({ date }) => date === shown.today);
        if (today) shown.show(today.index);
        return true;
      }
      default:
        return false;
    }
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !modal) return select(null);
    if (event.defaultPrevented || event.altKey) return;
    const key = keySign(event);
    const target = event.target instanceof Element ? event.target : document.body;
    const isTyping = target.closest('input, textarea, select') !== null;
    if (!(event.ctrlKey || event.metaKey)) {
      const isElsewhere =
        modal !== null || isTyping || target.closest('.menu-dropdown, [role="dialog"]') !== null;
      if (!isElsewhere && plain(key, target)) event.preventDefault();
      return;
    }
    const step =
      key === 'z' ? (event.shiftKey ? history.redo : history.undo) : key === 'y' ? history.redo : undefined;
    if (key === 's') {
      event.preventDefault();
      void save();
    } else if (step && !isTyping) {
      event.preventDefault();
      step();
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
