const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

let cameTo: string | undefined;
// Next gives every entry of the browser's history a key of its own
if (typeof window !== 'undefined')
  window.addEventListener('popstate', ({ state }) => {
    cameTo = keyOf(state);
  });

/** Whether the page shown was come back (or forward) to, and not opened anew. */
export const isTravelled = (): boolean => cameTo !== undefined && keyOf(window.history.state) === cameTo;
