import type { Step } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { minutesOf } from '@/lib/domain/time/duration';

export { withDegrees } from '@/lib/domain/dish/degrees';

/** The minutes of a step's timer, also where only its text names them; null where they are more than a timer takes. */
export function minutesIn({ minutes, description }: Step): number | null {
  if (minutes) return minutes;
  const said = minutesOf(description);
  return said && said <= LIMITS.minutes.max ? said : null;
}
