import { useMemo } from 'react';
import { parseTimers } from '@/lib/domain/dish/timers';
import { useSeconds } from '@/lib/hooks/useSeconds';
import { useStored } from '@/lib/hooks/useStored';
import { TIMERS_NAME } from '@/lib/stored/timersName';

/** Returns the timers of this browser and their current time, which advances while one of them runs. */
export function useTimers() {
  const [kept] = useStored(TIMERS_NAME);
  const isRunning = useMemo(() => parseTimers(kept, 0).some(({ endsAt }) => endsAt !== null), [kept]);
  const now = useSeconds(isRunning);
  const timers = useMemo(() => parseTimers(kept, now), [kept, now]);
  return { timers, now };
}
