import { useLayoutEffect, useRef } from 'react';

interface FocusedControl {
  readonly key: string;
  readonly element: Element;
  readonly name: string;
}

/** Returns a control's name, by which it is found again after its row was redrawn. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element instanceof HTMLSelectElement ? element.labels[0] : element)?.textContent ??
  '';

const CONTROLS = 'button, select';

/** Restores the focus after a thing was redrawn elsewhere: to the same control, else to the thing's name. */
export function useRestoredFocus() {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<FocusedControl>(undefined);
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return;
    const { key, element, name } = held.current;
    held.current = undefined;
    // the focus has moved on meanwhile
    if (document.activeElement !== document.body) return;
    const row = box.current?.querySelector(`[data-thing="${key}"]`);
    const controls = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const same = controls.find((one) => one.tagName === element.tagName && nameOf(one) === name);
    (same ?? controls[0])?.focus();
  });
  /** Remembers the focused control; to be called before it changes a thing. */
  const hold = (key: string) => {
    const element = document.activeElement;
    held.current =
      element && box.current?.contains(element) ? { key, element, name: nameOf(element) } : undefined;
  };
  return { box, hold };
}
