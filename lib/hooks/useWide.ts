import { use, useSyncExternalStore } from 'react';
import { SentContext } from '@/lib/remote/sent';

/** Width of a week of columns; narrower screens show one day or a list. */
const WIDE = '(min-width: 992px)';
/** Width of the menu in the page's head (`_layout.scss`). */
const MENU = '(min-width: 1200px)';

const subscribeTo = (media: string) => (listener: () => void) => {
  const query = window.matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const subscribers = { [WIDE]: subscribeTo(WIDE), [MENU]: subscribeTo(MENU) };

function useMedia(media: keyof typeof subscribers): boolean {
  const sent = use(SentContext);
  return useSyncExternalStore(
    subscribers[media],
    () => window.matchMedia(media).matches,
    () => !sent?.isNarrow,
  );
}

/** Tells whether the window is wide enough for columns; true while Next renders, unless it is for a phone. */
export const useWide = (): boolean => useMedia(WIDE);

/** Tells whether the menu is in the page's head; otherwise the bottom bar is used. */
export const useHeadMenu = (): boolean => useMedia(MENU);
