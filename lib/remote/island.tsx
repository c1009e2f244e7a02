import { startTransition, use, useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';

const ISLAND = 'data-island';
/** Parts that the server has begun to load. */
const onServer: Promise<unknown>[] = [];

/** Resolves once the server can write every part at once. */
export const islandsLoaded = (): Promise<unknown> => Promise.all(onServer);

/**
 * Declares a part of a public page that is content first and code later: the server writes it whole, and the browser
 * keeps that HTML until the part's code has loaded after the first paint. Elsewhere it shows `awaiting` until then. The
 * file that declares it imports the part's styles too, so that they come with the page.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>, awaiting: ReactNode = null) {
  let part: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (found) => (part = found),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };
  if (typeof window === 'undefined') onServer.push(loadOnce());

  return function Island(props: P) {
    const place = useId();
    const [written] = useState(() => writtenAt(place));
    const [loaded, setLoaded] = useState(() => part);
    useEffect(() => {
      if (loaded) return;
      loadOnce().then(
        (found) => startTransition(() => setLoaded(() => found)),
        () => undefined, // what the server wrote stays
      );
    }, [loaded]);
    const Part = typeof window === 'undefined' ? (part ?? use(loadOnce())) : loaded;
    const frame = { className: 'island', [ISLAND]: place };
    if (Part)
      return (
        <div key="live" {...frame}>
          <Part {...props} />
        </div>
      );
    if (written === undefined) return awaiting;
    return (
      <div key="written" {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />
    );
  };
}

/** Returns the HTML that the server wrote for a part, before React takes it over. */
function writtenAt(place: string): string | undefined {
  if (typeof window === 'undefined') return undefined;
  return document.querySelector(`[${ISLAND}="${CSS.escape(place)}"]`)?.innerHTML;
}
