import { fireEvent } from '@testing-library/react';

/** Puts a text in the place of a field's as a paste does, at once: each key renders the whole form anew. */
export const write = (field: HTMLElement, text: string): void =>
  void fireEvent.change(field, { target: { value: text } });
