import type { Step } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { durationsIn } from '@/lib/domain/time/duration';

export { withDegrees } from '@/lib/domain/dish/degrees';

/** More timers than that are no help at a stove. */
const MOST_TIMERS = 3;

/** The seconds of a step's timers, in the order of its text; none where they are more than a timer takes. */
export function timersIn({ minutes, description }: Step): readonly number[] {
  const most = LIMITS.minutes.max * 60;
  const said = [...new Set(durationsIn(description))].filter((seconds) => seconds <= most);
  // what a record has in whole minutes is said more exactly by the text, or stands for all of it
  if (minutes && !said.some((seconds) => Math.round(seconds / 60) === minutes)) return [minutes * 60];
  return said.slice(0, MOST_TIMERS);
}
