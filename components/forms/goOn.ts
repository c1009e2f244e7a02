import type { KeyboardEvent } from 'react';

const WRITTEN =
  'input:not([type=hidden]):not([type=file]):not([type=checkbox]):not([type=radio]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** A form of so many fields is seen at once: Enter sends it. */
const SHORT = 3;

const fieldsBeside = (field: HTMLInputElement): HTMLElement[] => [
  ...(field.form?.querySelectorAll<HTMLElement>(WRITTEN) ?? []),
];

/** Whether a key is Enter in a field of one line of that very form, and nobody has made something of it yet. */
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

/** In a long form Enter goes on to the next field, and only the button sends: nothing half-written is saved. */
export function goesOn(event: KeyboardEvent): void {
  if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = fieldsBeside(event.target);
  fields[fields.indexOf(event.target) + 1]?.focus();
}

/** The same in a form of any length, as far as it is long. */
export function goesOnIfLong(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement && fieldsBeside(event.target).length > SHORT) goesOn(event);
}
