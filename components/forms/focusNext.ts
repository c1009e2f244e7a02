import type { KeyboardEvent } from 'react';

const WRITTEN =
  'input:not([type=hidden]):not([type=file]):not([type=checkbox]):not([type=radio]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Maximum number of fields of a short form, which shows at once; Enter submits it. */
const SHORT = 3;

const fieldsBeside = (field: HTMLInputElement): HTMLElement[] => [
  ...(field.form?.querySelectorAll<HTMLElement>(WRITTEN) ?? []),
];

/** Checks that a key is Enter in a single-line field of this form, and that no other handler has used it. */
export const isEnter = ({
  key,
  target,
  currentTarget,
  nativeEvent,
  isDefaultPrevented,
}: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !isDefaultPrevented() &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  currentTarget.contains(target);

/**
 * Moves the focus to the next field on Enter in a long form; only the button submits, so that nothing half-written is
 * saved.
 */
export function focusNextOnEnter(event: KeyboardEvent): void {
  if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = fieldsBeside(event.target);
  fields[fields.indexOf(event.target) + 1]?.focus();
}

/** Does the same as `goesOn` in a long form, and nothing in a short one. */
export function focusNextIfLong(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement && fieldsBeside(event.target).length > SHORT)
    focusNextOnEnter(event);
}
