import { planDayOn } from '../domain/mealplan/days';
import { servingsOf, shareOf } from '../domain/mealplan/servings';
import type { CalendarKind, Eater, PlanDay, PlanEntry, Repeat } from '../domain/mealplan/types';
import { addDays, daysBetween } from '../domain/time/day';
import { sql } from '../records/database';
import { readBodies, tableOf, TERMS } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import type { Published } from '../collections/mealplans';
import type { Earlier } from './follow';

/** One thing on a person's calendar. */
export interface CalendarItem {
  readonly day: string;
  readonly source: { readonly type: 'mealplan' | 'subscription'; readonly id: number; readonly Name: string };
  readonly kind: CalendarKind;
  readonly key: string;
  readonly title: string;
  readonly time: string | null;
  readonly endTime: string | null;
  readonly type: string | null;
  readonly dish: number | null;
  readonly servings: number | null;
  readonly share: number | null;
  readonly calories: number | null;
  readonly state: string | null;
  readonly logId: number | null;
  readonly revision: { readonly sequence: number; readonly at: string };
}

interface Laid {
  readonly source: CalendarItem['source'];
  readonly startDate: string | null;
  readonly repeat: Repeat | null;
  readonly pausedFrom: string | null;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly earlier: readonly Earlier[];
  readonly revision: CalendarItem['revision'];
}

/** Everything on the person's days from `from` to `to`: own plans, those they are a member of, and what they follow. */
export async function calendarOf(user: number, from: string, to: string): Promise<CalendarItem[]> {
  const laid = [...(await plansOf(user)), ...(await subscriptionsOf(user))];
  const marks = await marksOf(user, from, to);
  const items: Omit<CalendarItem, 'state' | 'logId'>[] = [];
  for (let at = 0; at <= daysBetween(from, to); at += 1) {
    const day = addDays(from, at);
    for (const plan of laid) items.push(...itemsOn(plan, day, user));
  }
  const calories = await caloriesOf(items);
  const all = items.map((item) => {
    const log = marks.get(`${item.day} ${item.key}`);
    const each = item.dish ? calories.get(item.dish) : undefined;
    const eaten = each === undefined ? null : Math.round(each * (item.servings ?? 0) * (item.share ?? 1));
    return { ...item, calories: eaten, state: (log?.state as string) ?? null, logId: log?.id ?? null };
  });
  return all.sort((a, b) => `${a.day} ${a.time ?? '99'}`.localeCompare(`${b.day} ${b.time ?? '99'}`, 'en'));
}

async function plansOf(user: number): Promise<Laid[]> {
  const db = await sql();
  const table = tableOf(collectionOf('mealplans'));
  const rows: { body: string }[] = await db(`${table} as r`)
    .whereNotNull('r.startDate')
    .andWhere((mine) => {
      mine.where('r.owner', user).orWhereIn('r.id', (sub) => {
        void sub.select('record').from(TERMS).where({ collection: 'mealplans', value: String(user) }).whereIn('kind', ['viewers', 'editors']);
      });
    })
    .select('r.body');
  return rows.map(({ body }) => toLaid(JSON.parse(body) as Body, user));
}

function toLaid(body: Body, user: number): Laid {
  const sees = body.owner === user || (body.editors as number[]).includes(user) ? body : (body.published as Published | null);
  return {
    source: { type: 'mealplan', id: body.id, Name: body.Name as string },
    startDate: body.startDate as string,
    repeat: body.repeat as Repeat,
    pausedFrom: null,
    days: (sees?.days ?? []) as PlanDay[],
    eaters: (sees?.eaters ?? []) as Eater[],
    earlier: [],
    revision: { sequence: body.version as number, at: body.updatedAt },
  };
}

async function subscriptionsOf(user: number): Promise<Laid[]> {
  const db = await sql();
  const rows: { body: string }[] = await db(tableOf(collectionOf('subscriptions'))).where({ user }).select('body');
  return rows.map((row) => {
    const body = JSON.parse(row.body) as Body;
    return {
      source: { type: 'subscription', id: body.id, Name: body.Name as string },
      startDate: body.startDate as string,
      repeat: body.repeat as Repeat,
      pausedFrom: body.pausedFrom as string | null,
      days: body.days as PlanDay[],
      eaters: body.eaters as Eater[],
      earlier: (body.earlier as Earlier[] | null) ?? [],
      revision: { sequence: body.version as number, at: body.updatedAt },
    };
  });
}

function itemsOn(plan: Laid, date: string, user: number): Omit<CalendarItem, 'state' | 'logId'>[] {
  const lived = plan.earlier.find(({ until }) => date < until);
  const days = (lived?.days ?? plan.days) as readonly PlanDay[];
  const eaters = (lived?.eaters ?? plan.eaters) as readonly Eater[];
  const placement = { startDate: lived?.startDate ?? plan.startDate, repeat: (lived?.repeat ?? plan.repeat) as Repeat, pausedFrom: plan.pausedFrom };
  const day = planDayOn(days, placement, date);
  if (!day) return [];
  const blank = { day: date, source: plan.source, revision: plan.revision, endTime: null, type: null, dish: null, servings: null, share: null, calories: null };
  const meals = day.meals.flatMap((meal) =>
    meal.entries.map((entry) => ({
      ...blank,
      kind: 'mealplans' as const,
      key: entry.key,
      title: titleOf(entry, days),
      time: meal.time ?? null,
      type: meal.type,
      dish: entry.dish ?? null,
      servings: entry.kind === 'dish' ? servingsOf(entry, eaters) : null,
      share: entry.kind === 'dish' ? shareOf(entry, eaters, user) : null,
    })),
  );
  const timed = (kind: CalendarKind, parts: readonly { key: string; time?: string | null; endTime?: string | null; Name?: string | null; title?: string }[]) =>
    parts.map((part) => ({ ...blank, kind, key: part.key, title: part.title ?? part.Name ?? '', time: part.time ?? null, endTime: part.endTime ?? null }));
  return [...meals, ...timed('exercises', day.exercises), ...timed('supplements', day.supplements), ...timed('appointments', day.appointments)];
}

function titleOf(entry: PlanEntry, days: readonly PlanDay[]): string {
  if (entry.kind === 'text') return entry.text ?? '';
  if (entry.kind !== 'leftovers') return entry.Name ?? '';
  const from = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries)).find(({ key }) => key === entry.of);
  return from?.Name ?? from?.text ?? '';
}

async function marksOf(user: number, from: string, to: string): Promise<Map<string, Body>> {
  const db = await sql();
  const rows: { body: string }[] = await db(tableOf(collectionOf('logs'))).where({ user }).whereBetween('day', [from, to]).select('body');
  return new Map(rows.map((row) => JSON.parse(row.body) as Body).map((body) => [`${String(body.day)} ${String(body.key)}`, body]));
}

async function caloriesOf(items: readonly { dish: number | null }[]): Promise<Map<number, number>> {
  const ids = [...new Set(items.flatMap(({ dish }) => dish ?? []))];
  const bodies = await readBodies(await sql(), collectionOf('dishes'), ids);
  return new Map([...bodies.values()].flatMap(({ id, calories }) => (typeof calories === 'number' ? [[id, calories]] : [])));
}
