import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Asks before the page is left while `isActive`: by a link, by the back button, and (in the browser's own words) by
 * closing the tab. Catches links at the click, because Next can stop a route change only with an error.
 */
export function useLeaveGuard(isActive: boolean, ask: () => Promise<boolean>) {
  const router = useRouter();
  const mustAsk = useEffectEvent(() => isActive);
  const mayLeave = useEffectEvent(ask);

  useEffect(() => {
    let isLeaving = false;
    const isOn = () => mustAsk() && !isLeaving;
    const leave = async (go: () => void) => {
      if (!(await mayLeave())) return;
      isLeaving = true;
      go();
    };
    const handleClick = (event: MouseEvent) => {
      const href = isOn() && plainClick(event) ? ownAddress(event.target) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => router.push(href));
    };
    const handleClose = (event: BeforeUnloadEvent) => {
      if (isOn()) event.preventDefault();
    };
    document.addEventListener('click', handleClick, true);
    window.addEventListener('beforeunload', handleClose);
    let isComingBack = false;
    router.beforePopState(() => {
      if (isComingBack) {
        isComingBack = false;
        return false;
      }
      if (!isOn()) return true;
      isComingBack = true;
      window.history.go(1); // the browser has already gone back
      leave(() => window.history.back());
      return false;
    });
    return () => {
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('beforeunload', handleClose);
      router.beforePopState(() => true);
    };
    // the router object changes with every route, the functions on it do not
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Returns the target of a click on a link of our own site; undefined if it stays on the page or opens another tab. */
function ownAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin === window.location.origin && !isHere ? url.pathname + url.search + url.hash : undefined;
}
