import type { Step } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { secondsOf } from '@/lib/domain/time/duration';

export { withDegrees } from '@/lib/domain/dish/degrees';

/** The seconds of a step's timer, also where only its text names them; null where they are more than a timer takes. */
export function secondsIn({ minutes, description }: Step): number | null {
  const said = secondsOf(description);
  // what a record has in whole minutes is said more exactly
  if (minutes) return said && Math.round(said / 60) === minutes ? said : minutes * 60;
  return said && said <= LIMITS.minutes.max * 60 ? said : null;
}
