import { present } from '../../domain/present';
import { isDay, isTime } from '../../domain/time/day';
import type { Sides, Versions } from '../versions/fields';
import type { Exercise, Schedule } from '../../domain/exercise/record';
import { endsAfterStart, minutesOf, timeAt, type ScheduleDay } from '../../domain/exercise/schedule';

type ByDay = Readonly<Record<number, string>>;

/** Schedule being written: the chosen weekdays, with start and end of each. */
export interface ScheduleDraft {
  readonly id: number | null;
  readonly exercise: Pick<Exercise, 'id' | 'Name' | 'duration'> | null;
  readonly scheduleDays: readonly number[];
  readonly dayTimes: ByDay;
  readonly endTime: ByDay;
  /** Weekdays whose times the person typed; the others have proposed times. */
  readonly typed: readonly number[];
  readonly from: string;
  readonly until: string;
  /** Keys of saved days by weekday, so that marks stay attached to them. */
  readonly keys: ByDay;
}
/** Faults of a draft by field, days by their weekday; the values are text keys of `validation`. */
export type DraftFaults = Readonly<Record<string, string>>;

const USUAL_START = '18:00';
const USUAL_MINUTES = 30;

export const blankDraft = (exercise: ScheduleDraft['exercise'] = null): ScheduleDraft => ({
  id: null,
  exercise,
  scheduleDays: [],
  dayTimes: {},
  endTime: {},
  typed: [],
  from: '',
  until: '',
  keys: {},
});

export function draftOf({ id, exercise, days, from, until }: Schedule): ScheduleDraft {
  const by = (value: (day: ScheduleDay) => string): ByDay =>
    Object.fromEntries(days.map((day) => [day.weekday, value(day)]));
  return {
    id,
    exercise: exercise ?? null,
    scheduleDays: days.map(({ weekday }) => weekday).sort(),
    dayTimes: by(({ time }) => time),
    endTime: by(({ endTime }) => endTime),
    typed: days.map(({ weekday }) => weekday),
    from: from ?? '',
    until: until ?? '',
    keys: by(({ key }) => key),
  };
}

/**
 * Selects or deselects a weekday; a new one starts when the last selected day does, and lasts as long as the exercise.
 */
export function withDay(draft: ScheduleDraft, weekday: number): ScheduleDraft {
  const { scheduleDays, dayTimes } = draft;
  if (scheduleDays.includes(weekday))
    return { ...draft, scheduleDays: scheduleDays.filter((day) => day !== weekday) };
  const last = scheduleDays.at(-1);
  const start = last === undefined ? undefined : dayTimes[last];
  const chosen = { ...draft, scheduleDays: [...scheduleDays, weekday].sort() };
  return dayTimes[weekday] ? chosen : startingAt(chosen, weekday, start || USUAL_START);
}

/** Sets a start time typed by the person; the first one also applies to the other days. */
export function withTime(draft: ScheduleDraft, weekday: number, time: string): ScheduleDraft {
  const typed = [...new Set([...draft.typed, weekday])];
  const alike = typed.length === 1 ? draft.scheduleDays.filter((day) => day !== weekday) : [];
  const placed = [weekday, ...alike].reduce((now, day) => startingAt(now, day, time), draft);
  return { ...placed, typed };
}

/** Sets the start and moves the end, so that the duration stays the same. */
function startingAt(draft: ScheduleDraft, weekday: number, time: string): ScheduleDraft {
  const before = { time: draft.dayTimes[weekday] ?? '', endTime: draft.endTime[weekday] ?? '' };
  const length = endsAfterStart(before)
    ? minutesOf(before.endTime) - minutesOf(before.time)
    : (draft.exercise?.duration ?? USUAL_MINUTES);
  const end = isTime(time) ? timeAt(minutesOf(time) + length) : before.endTime;
  return {
    ...draft,
    dayTimes: { ...draft.dayTimes, [weekday]: time },
    endTime: { ...draft.endTime, [weekday]: end },
  };
}

export const withEnd = (draft: ScheduleDraft, weekday: number, end: string): ScheduleDraft => ({
  ...draft,
  endTime: { ...draft.endTime, [weekday]: end },
  typed: [...new Set([...draft.typed, weekday])],
});

export function draftFaults({
  exercise,
  scheduleDays,
  dayTimes,
  endTime,
  from,
  until,
}: ScheduleDraft): DraftFaults {
  const days = scheduleDays.flatMap((day): [string, string][] => {
    const at = { time: dayTimes[day] ?? '', endTime: endTime[day] ?? '' };
    if (!isTime(at.time)) return [[`dayTimes.${day}`, 'time']];
    if (!isTime(at.endTime)) return [[`endTime.${day}`, 'time']];
    return endsAfterStart(at) ? [] : [[`endTime.${day}`, 'endTime']];
  });
  return {
    ...(!exercise && { exercise: 'required' }),
    ...(scheduleDays.length === 0 && { scheduleDays: 'required' }),
    ...Object.fromEntries(days),
    ...(from && !isDay(from) && { from: 'date' }),
    ...(until && !isDay(until)
      ? { until: 'date' }
      : isDay(from) && isDay(until) && until < from && { until: 'until' }),
  };
}

/** Converts the draft for the CMS. */
export function draftInput(draft: ScheduleDraft, newKey: () => string) {
  const { exercise, scheduleDays, dayTimes, endTime, from, until, keys } = draft;
  const days: readonly ScheduleDay[] = scheduleDays.map((weekday) => ({
    key: keys[weekday] ?? newKey(),
    weekday,
    time: present(dayTimes[weekday], 'the start of a day'),
    endTime: present(endTime[weekday], 'the end of a day'),
  }));
  return {
    exercise: present(exercise?.id, 'the exercise'),
    days,
    from: from || null,
    until: until || null,
  };
}
export type ScheduleInput = ReturnType<typeof draftInput>;

/** Fields of a draft that can be chosen separately in a conflict; days include their times. */
export const DRAFT_FIELDS = [
  'exercise',
  'scheduleDays',
  'from',
  'until',
] as const satisfies readonly (keyof ScheduleDraft)[];
type DraftField = keyof ScheduleDraft;

const partOf = (draft: ScheduleDraft, field: DraftField): unknown => {
  if (field === 'exercise') return draft.exercise?.id;
  if (field !== 'scheduleDays') return draft[field];
  return draft.scheduleDays.map((day) => [day, draft.dayTimes[day], draft.endTime[day]]);
};
export const isSameDraft = (field: DraftField, one: ScheduleDraft, other: ScheduleDraft): boolean =>
  JSON.stringify(partOf(one, field)) === JSON.stringify(partOf(other, field));

/** Returns my draft with the chosen fields of the saved one. */
export function chosenDraft({ mine, theirs }: Versions<ScheduleDraft>, sides: Sides): ScheduleDraft {
  const { exercise, from, until, scheduleDays, dayTimes, endTime, keys } = theirs;
  return {
    ...mine,
    ...(sides.exercise === 'theirs' && { exercise }),
    ...(sides.scheduleDays === 'theirs' && { scheduleDays, dayTimes, endTime, keys }),
    ...(sides.from === 'theirs' && { from }),
    ...(sides.until === 'theirs' && { until }),
  };
}
