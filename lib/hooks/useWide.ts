import { useSyncExternalStore } from 'react';

/** As wide as a week of columns takes; narrower screens show one day or a list. */
const WIDE = '(min-width: 992px)';
/** As wide as the menu in the head of the page takes (`_layout.scss`). */
const MENU = '(min-width: 1200px)';

const subscribeTo = (media: string) => (listener: () => void) => {
  const query = window.matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const subscribers = { [WIDE]: subscribeTo(WIDE), [MENU]: subscribeTo(MENU) };

const useMedia = (media: keyof typeof subscribers): boolean =>
  useSyncExternalStore(
    subscribers[media],
    () => window.matchMedia(media).matches,
    () => true,
  );

/** Whether the window is wide enough for columns; true while Next renders. */
export const useWide = (): boolean => useMedia(WIDE);

/** Whether the menu stands in the head of the page; else the bar at its foot leads around. */
export const useHeadMenu = (): boolean => useMedia(MENU);
