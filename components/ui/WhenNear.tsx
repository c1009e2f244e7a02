import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

/** A place that is told of whenever the reader comes near it. */
export function WhenSeen({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return; // where nothing is laid out
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '400px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place} />;
}

/** Shows what is in it only once the reader comes near, so that nothing of it loads before. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  return isNear ? children : <WhenSeen onSeen={() => setNear(true)} />;
}
