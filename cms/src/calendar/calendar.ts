import { planDayOn } from '../domain/mealplan/days';
import { leftoversIn, readerPart, servingsOf } from '../domain/mealplan/eaten';
import { platesOf } from '../domain/mealplan/plates/plates';
import { hasShares } from '../domain/mealplan/plates/without';
import {
  type CalendarKind,
  EATEN,
  type Eater,
  type LogState,
  type PlanDay,
  type PlanEntry,
  type Repeat,
} from '../domain/mealplan/types';
import { addDays, daysBetween } from '../domain/time/day';
import { sql } from '../records/database/database';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Body } from '../records/types';
import type { EarlierDays, Mark, Plan, Subscription } from '../mealplans/bodies';
import { FALLBACK_ZONE } from '../time/dateIn';
import { deliveryItems } from './deliveries';
import { type DraftItem, withFigures } from './figures';
import { BLANK, type CalendarItem } from './item';
import { revisionOf, routinesOf } from './routines';
import { visitItems } from './visits';

interface PlacedPlan {
  readonly plan: number | null;
  readonly source: CalendarItem['source'];
  readonly startDate: string | null;
  readonly repeat: Repeat | null;
  readonly pausedFrom: string | null;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly earlier: readonly EarlierDays[];
  readonly revision: CalendarItem['revision'];
}

/**
 * Returns everything on the person's days from `from` to `to`: their own plans, plans they edit, plans they eat by as a
 * viewer (a followed plan appears as their own copy instead), plans they follow, training, supplements, visits to the
 * doctor and coming orders. Instants are placed on days of `timeZone`, by default the person's own.
 */
export async function calendarOf(
  user: number,
  from: string,
  to: string,
  timeZone?: string,
): Promise<CalendarItem[]> {
  const laid = await placedPlansOf(user);
  const zone = timeZone ?? (await zoneOf(user));
  const routines = await routinesOf(user, zone);
  const marks = await marksOf(user, from, to);
  const days = daysFrom(from, to);
  const drafted = days.flatMap((day) => laid.flatMap((plan) => itemsOn(plan, day, user)));
  const range = { from, to, zone };
  const appointments = [...(await visitItems(user, range)), ...(await deliveryItems(user, range))];
  const items = [...(await withFigures(drafted, user)), ...days.flatMap(routines), ...appointments];
  const all = items.map((item) => {
    const log = marks.get(`${item.day} ${item.key}`);
    const { state = null, id: logId = null, outcome = null, outcomeServings = null } = log ?? {};
    return { ...item, state, logId, outcome, outcomeServings };
  });
  return all.sort((a, b) => `${a.day} ${a.time ?? '99'}`.localeCompare(`${b.day} ${b.time ?? '99'}`, 'en'));
}

type MarkedMeal = DraftItem & { readonly state: LogState | null };

/** Returns the meals on a person's day, each with the person's mark. */
export const mealsOn = async (user: number, day: string): Promise<MarkedMeal[]> =>
  (await mealsBetween(user, day, day)).meals;

/**
 * Returns the meals on a person's days from `from` to `to`, each with the person's mark; and the days on which a meal
 * was marked as eaten that no plan has any more.
 */
export async function mealsBetween(
  user: number,
  from: string,
  to: string,
): Promise<{ meals: MarkedMeal[]; lost: readonly string[] }> {
  const laid = await placedPlansOf(user);
  const marks = await marksOf(user, from, to);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const meals = days
    .flatMap((day) => laid.flatMap((plan) => itemsOn(plan, day, user)))
    .filter(({ entry }) => entry)
    .map((meal) => ({ ...meal, state: marks.get(`${meal.item.day} ${meal.item.key}`)?.state ?? null }));
  const there = new Set(meals.map(({ item }) => `${item.day} ${item.key}`));
  const lost = [...marks].flatMap(([at, { kind, state, day }]) =>
    kind === 'entry' && state === 'done' && !there.has(at) ? [day] : [],
  );
  return { meals, lost };
}

const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

/** Returns every plan that applies to the person's days; a followed copy replaces the plan itself. */
async function placedPlansOf(user: number): Promise<PlacedPlan[]> {
  const followed = await subscriptionsOf(user);
  const copied = new Set(followed.map(({ plan }) => plan));
  return [...(await plansOf(user)).filter(({ plan }) => !copied.has(plan)), ...followed];
}

type Zoned = Body & { readonly timeZone: string | null };

async function zoneOf(user: number): Promise<string> {
  const person = (await readBodies<Zoned>(await sql(), collectionOf('users'), [user])).get(user);
  return person?.timeZone ?? FALLBACK_ZONE;
}

async function plansOf(user: number): Promise<PlacedPlan[]> {
  const db = await sql();
  const table = tableOf(collectionOf('mealplans'));
  const query = db(`${table} as r`)
    .whereNotNull('r.startDate')
    .andWhere((mine) => {
      mine.where('r.owner', user).orWhereIn('r.id', (sub) => {
        void sub
          .select('record')
          .from(TERMS)
          .where({ collection: 'mealplans', value: String(user) })
          .whereIn('kind', ['along', 'editors']);
      });
    });
  return (await rows<Plan>(query)).map(toPlacedPlan);
}

/** Uses the saved days, which apply to the owner and the members. */
function toPlacedPlan(body: Plan): PlacedPlan {
  return {
    plan: body.id,
    source: { type: 'mealplan', id: body.id, Name: body.Name },
    startDate: body.startDate,
    repeat: body.repeat,
    pausedFrom: null,
    days: body.days,
    eaters: body.eaters,
    earlier: [],
    revision: planRevision(body),
  };
}

async function subscriptionsOf(user: number): Promise<PlacedPlan[]> {
  const db = await sql();
  const followed = await rows<Subscription>(db(tableOf(collectionOf('subscriptions'))).where({ user }));
  return followed.map((body) => {
    return {
      plan: body.mealplan,
      source: { type: 'subscription', id: body.id, Name: body.Name },
      startDate: body.startDate,
      repeat: body.repeat,
      pausedFrom: body.pausedFrom,
      days: body.days,
      eaters: body.eaters,
      earlier: body.earlier ?? [],
      revision: planRevision(body),
    };
  });
}

/** Returns a revision that grows with each edit and each new version of the days. */
function planRevision(body: Plan | Subscription): CalendarItem['revision'] {
  const { sequence, at } = revisionOf(body);
  return { sequence: sequence + body.version, at };
}

function itemsOn(plan: PlacedPlan, date: string, user: number): DraftItem[] {
  const lived = plan.earlier.find(({ until }) => date < until);
  const days = lived?.days ?? plan.days;
  const eaters = lived?.eaters ?? plan.eaters;
  const placement = {
    startDate: lived?.startDate ?? plan.startDate,
    repeat: lived?.repeat ?? plan.repeat,
    pausedFrom: plan.pausedFrom,
  };
  const day = planDayOn(days, placement, date);
  if (!day) return [];
  const blank = { ...BLANK, day: date, source: plan.source, revision: plan.revision };
  const table = { days, eaters };
  const left = leftoversIn(days);
  const meals = day.meals.flatMap((meal) =>
    meal.entries.map((entry): DraftItem => {
      const served =
        entry.kind === 'dish'
          ? {
              servings: servingsOf(entry, eaters, left),
              share: readerPart(entry, left, eaters, user),
              ...otherPlates(entry, eaters, user),
            }
          : {};
      const place = {
        kind: 'mealplans' as const,
        key: entry.key,
        title: titleOf(entry, days),
        time: meal.time ?? null,
        type: meal.type,
      };
      return { ...table, entry, item: { ...blank, ...place, dish: entry.dish ?? null, ...served } };
    }),
  );
  const placed = (
    kind: CalendarKind,
    part: { key: string; time?: string | null; endTime?: string | null },
    title?: string | null,
  ) => ({
    ...blank,
    kind,
    key: part.key,
    title: title ?? '',
    time: part.time ?? null,
    endTime: part.endTime ?? null,
  });
  return [
    ...meals,
    ...day.exercises.map((part) => ({
      ...table,
      exercise: part.exercise,
      item: placed('exercises', part, part.Name),
    })),
    ...day.supplements.map((part) => ({
      ...table,
      item: {
        ...placed('supplements', part, part.Name),
        supplement: part.supplement ?? null,
        dosage: part.dosage ?? null,
      },
    })),
    ...day.appointments.map((part) => ({ ...table, item: placed('appointments', part, part.title) })),
  ];
}

/** Returns what the others eat of an entry with shares; nothing for one that goes by the factors. */
const otherPlates = (
  entry: PlanEntry,
  eaters: readonly Eater[],
  user: number,
): Pick<CalendarItem, 'plates'> =>
  hasShares(entry, eaters)
    ? {
        plates: platesOf(entry, eaters)
          .filter(({ eater }) => eater.user !== user)
          .map(({ eater: { Name }, servings }) => ({ Name, servings })),
      }
    : {};

function titleOf(entry: PlanEntry, days: readonly PlanDay[]): string {
  if (entry.kind === 'text') return entry.text ?? '';
  if (entry.kind !== 'leftovers') return entry.Name ?? '';
  const from = days
    .flatMap(({ meals }) => meals.flatMap((meal) => meal.entries))
    .find(({ key }) => key === entry.of);
  return from?.Name ?? from?.text ?? '';
}

async function marksOf(user: number, from: string, to: string): Promise<Map<string, Mark>> {
  const db = await sql();
  const query = db(tableOf(collectionOf('logs')))
    .where({ user })
    .whereNot({ kind: EATEN })
    .whereBetween('day', [from, to]);
  return new Map((await rows<Mark>(query)).map((mark) => [`${mark.day} ${mark.key}`, mark]));
}
