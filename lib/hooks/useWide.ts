import { useSyncExternalStore } from 'react';

/** As wide as a week of columns takes; narrower screens show one day or a list. */
const WIDE = '(min-width: 992px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is wide enough for columns; true while Next renders. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
