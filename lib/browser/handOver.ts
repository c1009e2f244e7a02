declare global {
  interface Window {
    /** Form that was sent before the page woke; the boot script holds it back. */
    heldForm?: HTMLFormElement;
  }
}

/** Tells React what was typed before it listened to the page, and sends a form that the boot script held back. */
export function handOver(): void {
  const container = document.body;
  container.querySelectorAll('input').forEach((one) => {
    if (one.type !== 'checkbox' && one.type !== 'radio') tellText(one, HTMLInputElement.prototype);
    else if (one.checked !== one.defaultChecked) tellChecked(one);
  });
  container.querySelectorAll('textarea').forEach((one) => tellText(one, HTMLTextAreaElement.prototype));
  container.querySelectorAll('select').forEach((one) => {
    if ([...one.options].some(({ selected, defaultSelected }) => selected && !defaultSelected))
      tell(one, 'change');
  });
  document.documentElement.dataset.awake = '';
  const { heldForm } = window;
  delete window.heldForm;
  // once React has taken in what was typed
  if (heldForm) setTimeout(() => heldForm.isConnected && heldForm.requestSubmit());
}

const tell = (field: Element, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/**
 * React ignores an event by which a value does not differ from what it last saw; its own `value` on a field notes what
 * it sees, that of the prototype does not.
 */
function tellText<F extends HTMLInputElement | HTMLTextAreaElement>(field: F, prototype: F): void {
  const typed = field.value;
  if (field.type === 'file' || typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  tell(field, 'input');
}

function tellChecked(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
