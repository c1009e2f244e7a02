import type { Step } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { durationsIn } from '@/lib/domain/time/duration';

export { withDegrees } from '@/lib/domain/dish/degrees';

/** Maximum number of timers of a step; more are no help at a stove. */
const MOST_TIMERS = 3;

/** Returns the seconds of a step's timers, in the order of its text; leaves out times above the limit of a timer. */
export function timersIn({ minutes, description }: Step): readonly number[] {
  const most = LIMITS.minutes.max * 60;
  const said = [...new Set(durationsIn(description))].filter((seconds) => seconds <= most);
  // The text is more exact than the stored whole minutes, unless these stand for the total.
  if (minutes && !said.some((seconds) => Math.round(seconds / 60) === minutes)) return [minutes * 60];
  return said.slice(0, MOST_TIMERS);
}
