import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { wakened } from '@/lib/browser/wakened';

afterEach(() => {
  delete document.documentElement.dataset.awake;
  document.body.replaceChildren();
});

function Form({ onSend }: { onSend: (sent: object) => void }) {
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [unit, setUnit] = useState('g');
  const [isKept, setKept] = useState(false);
  useLayoutEffect(wakened, []);
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSend({ email, note, unit, isKept });
  };
  return (
    <form onSubmit={send}>
      <input value={email} onChange={({ target }) => setEmail(target.value)} />
      <textarea value={note} onChange={({ target }) => setNote(target.value)} />
      <select value={unit} onChange={({ target }) => setUnit(target.value)}>
        <option value="g">g</option>
        <option value="ml">ml</option>
      </select>
      <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
    </form>
  );
}

/** Writes the form as the server does, and hydrates it after what a person did meanwhile. */
async function woken(meanwhile: (find: <E extends Element>(selector: string) => E) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  const onSend = vi.fn();
  container.innerHTML = renderToString(<Form onSend={onSend} />);
  const find = <E extends Element>(selector: string) => container.querySelector(selector) as E;
  meanwhile(find);
  await act(async () => void hydrateRoot(container, <Form onSend={onSend} />));
  return { find, onSend };
}

test('what was typed and sent before the page woke is not lost', async () => {
  const { find, onSend } = await woken((given) => {
    given<HTMLInputElement>('input').value = 'nana@example.com';
    given<HTMLTextAreaElement>('textarea').value = 'by the gate';
    given<HTMLSelectElement>('select').value = 'ml';
    given<HTMLInputElement>('[type=checkbox]').checked = true;
    window.typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>([
      [given<HTMLInputElement>('input'), 'nana@example.com'],
      [given<HTMLTextAreaElement>('textarea'), 'by the gate'],
      [given<HTMLSelectElement>('select'), 'ml'],
      [given<HTMLInputElement>('[type=checkbox]'), true],
    ]);
    window.heldForm = given<HTMLFormElement>('form');
  });
  await vi.waitFor(() =>
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      email: 'nana@example.com',
      note: 'by the gate',
      unit: 'ml',
      isKept: true,
    }),
  );
  expect(find<HTMLInputElement>('input').value).toBe('nana@example.com');
  expect([window.heldForm, window.typed]).toEqual([undefined, undefined]);
  expect('awake' in document.documentElement.dataset).toBe(true);
});

test('an untouched form stays as it is, and nothing is sent', async () => {
  const { find, onSend } = await woken(() => undefined);
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: '', note: '', unit: 'g', isKept: false });
});
