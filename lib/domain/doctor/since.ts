import type { Day } from '../time/day';
import { standingOf } from './results';
import { seriesOf } from './series';
import type { Examination } from './types';

/** Change of a value since its previous measurement, and its position relative to the range. */
export interface SinceLast {
  readonly key: string;
  readonly parameter: string;
  readonly unit: string;
  readonly day: Day;
  readonly before: { readonly day: Day; readonly value: number };
  readonly value: number;
  readonly move: 'rose' | 'fell' | 'same';
  /** `back` means inside the range again, `left` no longer inside; `unknown` without a range. */
  readonly standing: 'within' | 'back' | 'left' | 'outside' | 'unknown';
}

const ORDER: readonly SinceLast['standing'][] = ['left', 'outside', 'back', 'within', 'unknown'];

/** Returns every parameter measured at least twice: first those that need attention, then by relative change. */
export function sinceLast(examinations: readonly Examination[]): SinceLast[] {
  const found = seriesOf(examinations).flatMap(({ key, parameter, unit, points }): SinceLast[] => {
    const [before, last] = points.slice(-2);
    if (!before || !last) return [];
    const from = before.result.value;
    const { value } = last.result;
    const move = value > from ? 'rose' : value < from ? 'fell' : 'same';
    const was = standingOf(before.result);
    const is = standingOf(last.result);
    const isIn = is === 'within';
    const standing =
      is === 'unknown'
        ? 'unknown'
        : was === 'within'
          ? isIn
            ? 'within'
            : 'left'
          : isIn && was !== 'unknown'
            ? 'back'
            : isIn
              ? 'within'
              : 'outside';
    return [
      {
        key,
        parameter,
        unit,
        day: last.day,
        before: { day: before.day, value: from },
        value,
        move,
        standing,
      },
    ];
  });
  const share = ({ before, value }: SinceLast) =>
    Math.abs(value - before.value) / (Math.abs(before.value) || 1);
  return found.sort(
    (one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) || share(other) - share(one),
  );
}
