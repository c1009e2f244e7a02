import { waitingMark, type WaitingMark } from '../mealplan/marks';
import type { CalendarItem } from '../mealplan/timeline';
import { leftAfter, takenFrom } from './intake';

/** Returns the intakes with the supply left after the queued marks are sent. */
export function leftWith<
  T extends { readonly id: number; readonly dosage: number; readonly left?: number | null },
>(
  intakes: readonly T[],
  items: readonly Pick<CalendarItem, 'day' | 'key' | 'state' | 'source'>[],
  waiting: readonly WaitingMark[],
): T[] {
  return intakes.map((intake) => {
    if (intake.left === null || intake.left === undefined) return intake;
    const left = items
      .filter(({ source }) => source.type === 'intake' && source.id === intake.id)
      .reduce((now, item) => {
        const to = waitingMark(waiting, item);
        const [was, is] = [item.state === 'done', (to ? to.state : item.state) === 'done'];
        if (was === is) return now;
        return leftAfter(now, is ? -(takenFrom(now, intake.dosage) ?? 0) : intake.dosage);
      }, intake.left);
    return { ...intake, left };
  });
}
