import { useEffect, useEffectEvent } from 'react';
import { useMealplan } from '@/context/MealplanContext';
import { usePlanEditor } from '@/context/PlanEditorContext';

/** Escape lets go of what was chosen on the shelf. Ctrl+S saves; Ctrl+Z takes a step back and Ctrl+Y (or Shift) forth again, except in a field, which has its own. */
export function usePlanKeys() {
  const { save, history } = usePlanEditor();
  const { modal, select } = useMealplan();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !modal) return select(null);
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const step =
      key === 'z' ? (event.shiftKey ? history.redo : history.undo) : key === 'y' ? history.redo : undefined;
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    if (key === 's') {
      event.preventDefault();
      save();
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
