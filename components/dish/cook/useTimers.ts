import { useMemo } from 'react';
import { keptTimers } from '@/lib/domain/dish/timers';
import { useSeconds } from '@/lib/hooks/useSeconds';
import { useStored } from '@/lib/hooks/useStored';
import { TIMERS } from '@/lib/stored/timersKept';

/** Returns the timers of this browser and their current time, which advances while one of them runs. */
export function useTimers() {
  const [kept] = useStored(TIMERS);
  const isRunning = useMemo(() => keptTimers(kept, 0).some(({ endsAt }) => endsAt !== null), [kept]);
  const now = useSeconds(isRunning);
  const timers = useMemo(() => keptTimers(kept, now), [kept, now]);
  return { timers, now };
}
