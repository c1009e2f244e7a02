import { useLayoutEffect, useRef } from 'react';

interface Held {
  readonly key: string;
  readonly element: Element;
  readonly name: string;
}

/** What a control is called, by which it is found again where its row has been drawn anew. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element instanceof HTMLSelectElement ? element.labels[0] : element)?.textContent ??
  '';

const CONTROLS = 'button, select';

/** Keeps the keyboard at a thing that is drawn anew elsewhere: at the control that moved it, else at the thing's name. */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(undefined);
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return;
    const { key, element, name } = held.current;
    held.current = undefined;
    // whoever has gone on meanwhile is not called back
    if (document.activeElement !== document.body) return;
    const row = box.current?.querySelector(`[data-thing="${key}"]`);
    const controls = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const same = controls.find((one) => one.tagName === element.tagName && nameOf(one) === name);
    (same ?? controls[0])?.focus();
  });
  /** Before a thing is changed by the control that has the keyboard. */
  const hold = (key: string) => {
    const element = document.activeElement;
    held.current =
      element && box.current?.contains(element) ? { key, element, name: nameOf(element) } : undefined;
  };
  return { box, hold };
}
