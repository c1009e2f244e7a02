import { fireEvent } from '@testing-library/react';

/** Replaces a field's text at once, as a paste does: each key would rerender the whole form. */
export const write = (field: HTMLElement, text: string): void =>
  void fireEvent.change(field, { target: { value: text } });
