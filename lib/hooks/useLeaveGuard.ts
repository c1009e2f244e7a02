import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { addressOfClick } from '@/lib/browser/plainLink';

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
      const href = isOn() ? addressOfClick(event) : undefined;
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
