import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot, createRoot, Root, RootOptions } from 'react-dom/client';

/** React's client, as Next passes it. */
interface Client {
  readonly hydrateRoot: typeof hydrateRoot;
  readonly createRoot: typeof createRoot;
}

declare global {
  interface Window {
    /** Resolves once the first render has what it needs; set by the app. */
    untilReady?: () => Promise<unknown>;
  }
}

/**
 * Called by Next's client instead of `hydrateRoot` (wakeLoader.js). Waits until the page's texts are there, then
 * hydrates in a transition, so that React works in slices and answers a press in between. A page that the boot script
 * hides, because it is in another language than the reader's, is rendered anew.
 */
export function wake(
  client: Client,
  container: Element,
  page: ReactNode,
  options: RootOptions,
): Pick<Root, 'render'> {
  let latest = page;
  let root: Root | undefined;
  const begin = () =>
    startTransition(() => {
      if (!('pending' in document.documentElement.dataset)) {
        root = client.hydrateRoot(container, latest, options);
        return;
      }
      container.replaceChildren();
      root = client.createRoot(container, options);
      root.render(latest);
    });
  const ready = window.untilReady?.();
  if (ready) void ready.then(begin);
  else begin();
  return {
    render: (next) => {
      latest = next;
      root?.render(next);
    },
  };
}
