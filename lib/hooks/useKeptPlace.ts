import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

const places = new Map<string, number>();
let cameBackTo: string | null = null;

if (typeof window !== 'undefined') {
  // for as long as the app lives: "back" is pressed exactly when the remembered page is not shown
  window.addEventListener('popstate', () => {
    cameBackTo = window.location.pathname + window.location.search;
  });
}

/** Remembers how far a page was scrolled when it is left; "back" goes there again as soon as the content is there. */
export function useKeptPlace(isReady: boolean) {
  const { asPath, events } = useRouter();
  const done = useRef<string>(undefined);

  useEffect(() => {
    const handleLeave = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      places.set(asPath, window.scrollY);
      if (cameBackTo !== url) cameBackTo = null;
    };
    events.on('routeChangeStart', handleLeave);
    return () => events.off('routeChangeStart', handleLeave);
  }, [asPath, events]);

  useEffect(() => {
    if (!isReady || done.current === asPath) return;
    done.current = asPath;
    const place = cameBackTo === asPath ? places.get(asPath) : undefined;
    cameBackTo = null;
    if (place !== undefined) window.scrollTo(0, place);
  }, [asPath, isReady]);
}
