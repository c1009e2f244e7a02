import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

const places = new Map<string, number>();
let cameBackTo: string | null = null;

if (typeof window !== 'undefined') {
  // registered once for the app's lifetime: "back" is pressed while the remembered page is not shown
  window.addEventListener('popstate', () => {
    cameBackTo = window.location.pathname + window.location.search;
  });
}

/** Remembers a page's scroll position when it is left; "back" restores it as soon as the content is there. */
export function useScrollRestore(isReady: boolean) {
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
