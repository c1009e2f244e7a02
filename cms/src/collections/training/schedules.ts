import { endsAfterStart, type ScheduleDay, WEEKDAYS } from '../../domain/exercise/schedule';
import { LIMITS } from '../../domain/limits';
import type { ScheduleFacts } from '../../mealplans/bodies';
import { eraseMarksOf } from '../../calendar/marks';
import { type FieldError, fieldErrors } from '../../records/http/errors';
import { type BodyWith, day, number, parts, relation, text, time } from '../../records/fields';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Collection, CollectionMap } from '../../records/types';
import { checkSpan, ownGuards, ownedBy } from '../shared';

const MONDAY = WEEKDAYS[0];
const SUNDAY = WEEKDAYS[WEEKDAYS.length - 1];

const fields = {
  owner: relation('users', { setBy: 'none', show: 'never' }),
  exercise: relation('exercises', { required: true, embedded: true }),
  Name: text({ setBy: 'none', max: LIMITS.name.max }),
  days: parts(
    {
      weekday: number({ required: true, whole: true, min: MONDAY, max: SUNDAY, key: 'choice' }),
      time: time({ required: true }),
      endTime: time({ required: true }),
    },
    WEEKDAYS.length,
    { json: true },
  ),
  from: day({ column: 'text' }),
  until: day({ column: 'text' }),
};

export const schedules: Collection<CollectionMap['schedules']> = {
  name: 'schedules',
  uid: 'api::schedule.schedule',
  fields,
  ...ownedBy('owner'),
  hooks: {
    guards: ownGuards,
    async check(input, before, _caller, trx) {
      checkSpan(input, before);
      checkDays(input.days ?? before?.days ?? []);
      // The person who shared the exercise may delete it; its name stays on the schedule.
      if (input.exercise) {
        const id = input.exercise;
        input.Name = (await readBodies(trx, collectionOf('exercises'), [id])).get(id)?.Name;
      }
    },
    beforeDelete: ({ id }, trx) => eraseMarksOf('schedule', id, trx),
  },
};

/** Checks that there are days, each weekday at most once, and that each end is after its start. */
function checkDays(days: readonly ScheduleDay[]): void {
  if (days.length === 0) throw fieldErrors([{ path: ['days'], key: 'required' }]);
  const wrong = days.flatMap((one, at): FieldError[] => [
    ...(endsAfterStart(one) ? [] : [{ path: ['days', at, 'endTime'], key: 'endTime' }]),
    ...(days.findIndex(({ weekday }) => weekday === one.weekday) < at
      ? [{ path: ['days', at, 'weekday'], key: 'choice' }]
      : []),
  ]);
  if (wrong.length) throw fieldErrors(wrong);
}

declare module '../../records/types' {
  interface CollectionMap {
    schedules: BodyWith<typeof fields, ScheduleFacts>;
  }
}
