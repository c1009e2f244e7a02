import { useEffect, useState } from 'react';

/** So far from the top, and so far in one direction, before anything moves. */
const TOP = 48;
const STEP = 12;

/** Whether the page is being read downwards: its head then folds and the bar at its foot leaves, until one turns back. */
export function useFolded(): boolean {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const heightOf = () => document.documentElement.scrollHeight;
    let last = window.scrollY;
    let height = heightOf();
    const handleScroll = () => {
      const now = window.scrollY;
      // the page moved because it has grown or shrunk, as by the fold itself; nobody scrolled
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
