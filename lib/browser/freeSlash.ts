const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Whether a dialog is open, whose keys they then are. */
export const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Whether "/" was pressed by itself where nothing is typed, and nothing else has taken it. */
export const isFreeSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyped(event) &&
  !isCovered();
