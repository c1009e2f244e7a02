import { useEffect, useState } from 'react';

/** Scroll distance in px from the top, and in one direction, before anything folds. */
const TOP = 48;
const STEP = 12;

/**
 * Returns true while the page is scrolled down: its head folds and the bottom bar hides until the person scrolls up.
 */
export function useFolded(): boolean {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const heightOf = () => document.documentElement.scrollHeight;
    let last = window.scrollY;
    let height = heightOf();
    const handleScroll = () => {
      const now = window.scrollY;
      // the page has moved because its height changed, for example by the fold: nobody scrolled
      if (heightOf() !== height) {
        height = heightOf();
        last = now;
        return;
      }
      if (now > TOP && Math.abs(now - last) < STEP) return;
      setFolded(now > TOP && now > last);
      last = now;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isFolded;
}
