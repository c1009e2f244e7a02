import type { KeyboardEvent } from 'react';

const WRITTEN =
  'input:not([type=hidden]):not([type=file]):not([type=checkbox]):not([type=radio]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** To the field behind this one in its form. */
function goOn(field: HTMLInputElement): void {
  const fields = [...(field.form?.querySelectorAll<HTMLElement>(WRITTEN) ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
}

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
  goOn(event.target);
}
