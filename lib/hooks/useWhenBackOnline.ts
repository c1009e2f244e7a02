import { useEffect, useEffectEvent } from 'react';
import { isUp } from '@/lib/api/health';

const PAUSE = 3000;

/** While waiting, asks the CMS every few seconds if it is up, and calls `onBack` once it is. */
export function useWhenBackOnline(isWaiting: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      clearTimeout(timer);
      const isBack = await isUp();
      if (isOver) return;
      if (isBack) back();
      else timer = setTimeout(ask, PAUSE);
    };
    timer = setTimeout(ask, PAUSE);
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [isWaiting]);
}
