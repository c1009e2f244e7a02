const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Tells whether a dialog is open, which then gets the keys. */
export const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Tells whether "/" was pressed alone, outside text fields, and not handled already. */
export const isFreeSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyped(event) &&
  !isCovered();
