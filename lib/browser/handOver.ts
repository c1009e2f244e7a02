declare global {
  interface Window {
    /** Fields in which somebody typed before the page woke, with what they hold; noted by the boot script. */
    typed?: Map<Field, string | boolean>;
    /** Form that was sent before the page woke; the boot script holds it back. */
    heldForm?: HTMLFormElement;
  }
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells React what was typed before it listened to the page, and sends a form that the boot script held back. */
export function handOver(): void {
  const { typed = [], heldForm } = window;
  for (const [field, value] of typed) {
    if (!field.isConnected) continue;
    if (typeof value === 'boolean') check(field, value);
    else type(field, value);
  }
  delete window.typed;
  delete window.heldForm;
  // once React has taken in what was typed
  if (heldForm) setTimeout(() => heldForm.isConnected && heldForm.requestSubmit());
}

/**
 * React ignores an event by which a value does not differ from what it last saw; its own `value` on a field notes what
 * it sees, that of the prototype does not.
 */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function check(field: Field, isChecked: boolean): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.checked = !isChecked;
  field.click();
}
