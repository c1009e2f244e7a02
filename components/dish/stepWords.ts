import { LIMITS } from '@/lib/domain/limits';
import { minutesOf } from '@/lib/domain/time/duration';

export { withDegrees } from '@/lib/domain/dish/degrees';

/** The minutes that a step's text names, as far as a timer takes them. */
export function timerMinutes(text: string): number | null {
  const minutes = minutesOf(text);
  return minutes && minutes <= LIMITS.minutes.max ? minutes : null;
}
