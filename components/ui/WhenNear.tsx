import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

/** Calls `onSeen` whenever this place comes within 400 px of the window. */
export function WhenSeen({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return; // no layout, as in tests
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

/** Renders its children only once the reader comes near, so that they load late. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  return isNear ? children : <WhenSeen onSeen={() => setNear(true)} />;
}
