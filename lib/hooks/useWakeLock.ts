import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while `isActive`, and requests the lock again when the tab becomes visible; tells whether it is
 * held.
 */
export function useWakeLock(isActive: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) return void taken.release();
        lock = taken;
        setHeld(true);
        taken.addEventListener('release', () => setHeld(false));
      } catch {
        setHeld(false); // low battery, or not permitted on this device
      }
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      lock?.release().catch(() => undefined);
      setHeld(false);
    };
  }, [isActive]);
  return isHeld;
}
