import { useEffect, useEffectEvent, type RefObject } from 'react';
import { keySign } from '@/lib/browser/keySign';
import type { Selection } from './useSelection';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
/** Selector of the element that opens a row, and has the focus while the row is active. */
const OPENERS = '[data-opener]';

/** Handles a table's keyboard shortcuts, listed in `TableKeysDialog`; fields, menus and dialogs keep their own keys. */
export function useTableKeys(
  box: RefObject<HTMLElement | null>,
  selection: Selection | null,
  onKeys: () => void,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(target))
      return;
    const key = keySign(event);
    const openers = [...(box.current?.querySelectorAll<HTMLElement>(OPENERS) ?? [])];
    const row = target.closest('tr');
    const at = openers.findIndex((one) => row?.contains(one));
    const own = openers[at];
    const step = STEPS[key];
    if (key === '?') onKeys();
    else if (step && (own || !key.startsWith('Arrow') || target === document.body)) {
      const next = openers[Math.min(Math.max(at + step, 0), openers.length - 1)];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      if (event.shiftKey && next && own) selection?.extendTo(idOf(next), selection.anchor ?? idOf(own));
    } else if (own && (key === 'x' || (key === ' ' && !isField(target)))) {
      if (event.shiftKey) selection?.extendTo(idOf(own));
      else selection?.toggle(idOf(own));
    } else if (key === 'Enter' && own && isField(target)) own.click();
    else if (key === 'Escape' && selection?.selected.length) selection.select([]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const idOf = (opener: HTMLElement): number => Number(opener.dataset.opener);
const isField = (target: Element): boolean => target.matches('input');
/** Returns true for elements with their own keys; a row's checkbox belongs to the table. */
const isElsewhere = (target: Element): boolean =>
  target.closest('input:not([type="checkbox"]), textarea, select, .menu-sheet') !== null ||
  Boolean(target.closest('.menu-dropdown')?.querySelector('[aria-expanded="true"]')) ||
  document.querySelector('[role="dialog"]') !== null;
