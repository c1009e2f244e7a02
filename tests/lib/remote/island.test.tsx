import { act, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { island, islandsLoaded } from '@/lib/remote/island';

function Steps({ name }: { name: string }) {
  const [done, setDone] = useState(0);
  return (
    <button onClick={() => setDone(done + 1)}>
      {name}, {done} done
    </button>
  );
}

/** Declares the part in a browser, where its code arrives when the test says so. */
function later() {
  let arrive: (part: ComponentType<{ name: string }>) => void = () => {};
  const load = vi.fn(() => new Promise<ComponentType<{ name: string }>>((resolve) => (arrive = resolve)));
  return { Part: island(load, <p>awaited</p>), load, arrive: () => act(async () => arrive(Steps)) };
}

/** Writes a page with the part as the server does. */
async function written(): Promise<HTMLElement> {
  const held = globalThis.window;
  vi.stubGlobal('window', undefined);
  const container = document.createElement('div');
  try {
    const Part = island(async () => Steps);
    await islandsLoaded();
    container.innerHTML = renderToString(<Part name="Lobio" />);
  } finally {
    vi.stubGlobal('window', held);
  }
  document.body.append(container);
  return container;
}

test('the server writes the part whole; the browser keeps that HTML until the code is there', async () => {
  const container = await written();
  expect(container).toHaveTextContent('Lobio, 0 done');
  const { Part, load, arrive } = later();
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(container, <Part name="Lobio" />, { onRecoverableError }));
  expect(container).toHaveTextContent('Lobio, 0 done');
  expect(load).toHaveBeenCalledTimes(1);
  await arrive();
  await act(async () => screen.getByRole('button').click());
  expect(container).toHaveTextContent('Lobio, 1 done');
  expect(container.querySelectorAll('button')).toHaveLength(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('within the app the part is awaited, and then there at once', async () => {
  const { Part, arrive } = later();
  const { unmount } = render(<Part name="Lobio" />);
  expect(screen.getByText('awaited')).toBeInTheDocument();
  await arrive();
  expect(screen.getByRole('button', { name: 'Lobio, 0 done' })).toBeInTheDocument();
  unmount();
  render(<Part name="Satsivi" />);
  expect(screen.getByRole('button', { name: 'Satsivi, 0 done' })).toBeInTheDocument();
});

test('code that failed to load is asked for again at the next page', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Steps);
  const Part = island(load, <p>awaited</p>);
  const { unmount } = render(<Part name="Lobio" />);
  await act(async () => undefined);
  expect(screen.getByText('awaited')).toBeInTheDocument();
  unmount();
  render(<Part name="Lobio" />);
  expect(await screen.findByRole('button')).toBeInTheDocument();
});
