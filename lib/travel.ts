import { fieldOf } from '@/lib/domain/fieldOf';

const keyOf = (state: unknown): string | undefined => {
  const key = fieldOf(state, 'key');
  return typeof key === 'string' ? key : undefined;
};

let cameTo: string | undefined;
// Next gives every entry of the browser's history its own key
if (typeof window !== 'undefined')
  window.addEventListener('popstate', ({ state }) => {
    cameTo = keyOf(state);
  });

/** Tells whether the current page was reached by going back or forward. */
export const isTravelled = (): boolean => cameTo !== undefined && keyOf(window.history.state) === cameTo;
