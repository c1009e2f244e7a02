import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Shows what is in it only once the reader comes near, so that nothing of it loads before. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return; // where nothing is laid out
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isNear ? children : <div ref={place} />;
}
