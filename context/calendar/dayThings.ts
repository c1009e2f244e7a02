import { needed } from '@/lib/forms/typed';
import { useMemo } from 'react';
import * as intakes from '@/lib/api/supplement/intakes';
import { readPlan } from '@/lib/api/mealplan/plan';
import { updatePlan } from '@/lib/api/mealplan/planCalls';
import * as schedules from '@/lib/api/exercise/schedules';
import type { DishType } from '@/lib/domain/dish/types';
import { minutesOf, movedTo, timeAt, type ScheduleDay } from '@/lib/domain/exercise/schedule';
import { mealTime } from '@/lib/domain/mealplan/agenda';
import { addMeal } from '@/lib/domain/mealplan/arrange';
import { planDayOn } from '@/lib/domain/mealplan/days';
import {
  addEntry,
  addPart,
  blankMeal,
  changeMeal,
  removeEntry,
  removePart,
} from '@/lib/domain/mealplan/edit';
import { movedInPlan, withDaysOf } from '@/lib/domain/mealplan/moves';
import type { Plan, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { PlanEntry, PlanMeal } from '@/lib/domain/mealplan/types';
import { weekdayOf, type Day } from '@/lib/domain/time/day';
import { changesOfPlan, valuesOfPlan } from '@/lib/forms/mealplan/values';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import type { Collection } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';

type Days = Plan['days'];

/** Day and time on the calendar. */
export interface Hour {
  readonly day: Day;
  readonly time: string;
}

/** Reason for refusing a place: the day is not in the plan, or the item is already there. */
export type Refusal = 'noDay' | 'sameDay' | 'sameTime';
/** Result of a change: a way to undo it, or the reason for its refusal. */
export type Outcome =
  /** `time` is set if the item landed at another time than requested. */
  { readonly undo: () => Promise<void>; readonly time?: string } | { readonly refused: Refusal };

export interface NewFood extends Hour {
  readonly plan: number;
  readonly type: DishType;
  readonly food:
    { readonly dish: { readonly id: number; readonly Name: string } } | { readonly text: string };
  /** Confirms that members may then read a private recipe. */
  readonly confirmPrivate?: boolean;
}
interface NewRoutine extends Hour {
  /** Adds it for this day only, to this plan or else as a schedule of one day; without it, repeats weekly or daily. */
  readonly once?: { readonly plan?: number };
}
interface NewExercise extends NewRoutine {
  readonly exercise: Pick<ShelfExercise, 'id' | 'Name' | 'duration'>;
}
interface NewSupplement extends NewRoutine {
  readonly supplement: Pick<ShelfSupplement, 'id' | 'Name'>;
  readonly dosage: number | null;
}

const NO_DAY = { refused: 'noDay' } as const;
const USUAL_MINUTES = 30;

/** Returns calls that add and move items on the person's days, in plans, schedules and intakes. */
export function useDayThings() {
  const { write } = useApi();
  return useMemo(() => thingCalls(write), [write]);
}

function thingCalls(write: ReturnType<typeof useApi>['write']) {
  const call = async <T>(key: ActionKey, collection: Collection, act: () => Promise<T>): Promise<T> => {
    const answer = await write(key, act, {
      asks: ['mealplan.privateDishes'],
      isDone: (said) => !(said as Partial<{ refused: Refusal }> | undefined)?.refused,
    });
    invalidate({ collection });
    return answer;
  };
  const savePlan = (plan: Plan, days: Days, confirmPrivate = false): Promise<Plan> => {
    const values = valuesOfPlan(plan);
    const changes = changesOfPlan(values, { ...values, days });
    return updatePlan(plan.id, { ...changes, updatedAt: plan.updatedAt, confirmPrivate });
  };
  /** Changes the plan's current version; undo changes the version current at that time. */
  const changePlan = (
    key: ActionKey,
    id: number,
    next: (plan: Plan) => { days: Days; time?: string; back: (days: Days) => Days } | undefined,
    confirmPrivate?: boolean,
  ): Promise<Outcome> =>
    call(key, 'mealplans', async () => {
      const plan = await readPlan(id);
      const change = next(plan);
      if (!change) return NO_DAY;
      await savePlan(plan, change.days, confirmPrivate);
      return {
        time: change.time,
        undo: () =>
          call('calendar.undo', 'mealplans', async () => {
            const now = await readPlan(id);
            await savePlan(now, change.back(now.days), true);
          }),
      };
    });
  const endSchedule = ({ id }: { id: number }) => ({
    undo: () => call('calendar.undo', 'schedules', () => schedules.deleteSchedule(id)).then(() => undefined),
  });
  const endIntake = ({ id }: { id: number }) => ({
    undo: () => call('calendar.undo', 'intakes', () => intakes.deleteIntake(id)).then(() => undefined),
  });

  const moveInPlan = (item: CalendarItem, to: Hour): Promise<Outcome> =>
    changePlan('calendar.move', item.source.id, (plan) => {
      const target = planDayOn(plan.days, plan, to.day);
      const from = planDayOn(plan.days, plan, item.day);
      if (!target || !from) return undefined;
      const time = to.time || undefined;
      return {
        days: movedInPlan(plan.days, item.key, { day: target.key, time }),
        back: (days) => withDaysOf(days, [from, target]),
      };
    });
  const moveSchedule = (item: CalendarItem, to: Hour): Promise<Outcome> =>
    call('calendar.move', 'schedules', async () => {
      const { id } = item.source;
      const kept = (await schedules.listSchedules()).find((one) => one.id === id);
      const part = kept?.days.find(({ key }) => key === item.key);
      if (!kept || !part) return NO_DAY;
      const weekday = weekdayOf(to.day);
      const others = kept.days.filter(({ key }) => key !== part.key);
      if (others.some((one) => one.weekday === weekday)) return { refused: 'sameDay' };
      const next = movedTo(part, weekday, to.time || part.time);
      const put = (days: readonly ScheduleDay[], updatedAt?: string) =>
        schedules.updateSchedule(id, { days, updatedAt });
      const { updatedAt } = await put([...others, next], kept.updatedAt);
      return {
        undo: () => call('calendar.undo', 'schedules', () => put(kept.days, updatedAt)).then(() => undefined),
      };
    });
  const moveIntake = (item: CalendarItem, to: Hour): Promise<Outcome> =>
    call('calendar.move', 'intakes', async () => {
      const { id } = item.source;
      const kept = (await intakes.listIntakes()).find((one) => one.id === id);
      if (!kept) return NO_DAY;
      if (kept.times.includes(to.time)) return { refused: 'sameTime' };
      const times = kept.times.map((time) => (time === item.time ? to.time : time));
      const put = (next: readonly string[], updatedAt?: string) =>
        intakes.updateIntake(id, { times: next, updatedAt });
      const { updatedAt } = await put(times, kept.updatedAt);
      return {
        undo: () => call('calendar.undo', 'intakes', () => put(kept.times, updatedAt)).then(() => undefined),
      };
    });

  return {
    /** Moves a line (a meal moves with all its dishes) to another day and time; an empty time keeps the old one. */
    move: (item: CalendarItem, to: Hour): Promise<Outcome> => {
      if (item.source.type === 'schedule') return moveSchedule(item, to);
      return item.source.type === 'intake' ? moveIntake(item, to) : moveInPlan(item, to);
    },
    /** Adds a dish or a text to a plan's meal eaten around that time, or else to a new meal. */
    addFood: ({ plan, type, food, day, time, confirmPrivate }: NewFood): Promise<Outcome> =>
      changePlan(
        'calendar.add',
        plan,
        ({ days, ...placement }) => {
          const at = planDayOn(days, placement, day);
          if (!at) return undefined;
          const entry = entryOf(food);
          const there = at.meals.find(
            (meal) => meal.type === type && (meal.entries.length === 0 || isAbout(meal, time)),
          );
          const meal = there ?? { ...blankMeal(type, newKey), time };
          const laid = addEntry(there ? days : addMeal(days, at.key, meal), { meal: meal.key }, entry);
          const isEmpty = meal.entries.length === 0;
          return {
            days: isEmpty ? changeMeal(laid, meal.key, (one) => ({ ...one, time })) : laid,
            time: isEmpty ? time : mealTime(meal),
            back: (now) => removeEntry(now, entry.key),
          };
        },
        confirmPrivate,
      ),
    addExercise: ({ exercise, once, day, time }: NewExercise): Promise<Outcome> => {
      const endTime = timeAt(minutesOf(time) + (exercise.duration || USUAL_MINUTES));
      const part = { key: newKey(), time, endTime };
      if (once?.plan)
        return changePlan('calendar.add', once.plan, ({ days, ...placement }) => {
          const at = planDayOn(days, placement, day);
          return (
            at && {
              days: addPart(days, at.key, 'exercises', {
                ...part,
                exercise: exercise.id,
                Name: exercise.Name,
              }),
              back: (now) => removePart(now, 'exercises', part.key),
            }
          );
        });
      const body = { exercise: exercise.id, days: [{ ...part, weekday: weekdayOf(day) }] };
      return call('calendar.add', 'schedules', async () =>
        endSchedule(await schedules.createSchedule({ ...body, ...spanOf(day, once) }, newKey())),
      );
    },
    addSupplement: ({ supplement, dosage, once, day, time }: NewSupplement): Promise<Outcome> => {
      if (once?.plan) {
        const part = { key: newKey(), supplement: supplement.id, Name: supplement.Name, dosage, time };
        return changePlan('calendar.add', once.plan, ({ days, ...placement }) => {
          const at = planDayOn(days, placement, day);
          return (
            at && {
              days: addPart(days, at.key, 'supplements', part),
              back: (now) => removePart(now, 'supplements', part.key),
            }
          );
        });
      }
      const body = { supplement: supplement.id, dosage: needed(dosage), times: [time] };
      return call('calendar.add', 'intakes', async () =>
        endIntake(await intakes.createIntake({ ...body, ...spanOf(day, once) }, newKey())),
      );
    },
  };
}

const entryOf = (food: NewFood['food']): PlanEntry =>
  'dish' in food
    ? { key: newKey(), kind: 'dish', dish: food.dish.id, Name: food.dish.Name, servings: null }
    : { key: newKey(), kind: 'text', text: food.text.trim() };

/** Minutes of difference from which it counts as another meal. */
const ANOTHER_MEAL = 60;
const isAbout = (meal: PlanMeal, time: string): boolean =>
  Math.abs(minutesOf(mealTime(meal)) - minutesOf(time)) < ANOTHER_MEAL;

const spanOf = (day: Day, once: NewRoutine['once']) => ({ from: day, until: once ? day : null });
