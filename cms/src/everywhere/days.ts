import type { Knex } from 'knex';
import type { Language } from '../domain/language';
import { cycleDays } from '../domain/mealplan/days';
import type { PlanDay, PlanEntry } from '../domain/mealplan/types';
import { placedDays, type PlacedDay } from '../domain/mealplan/weeks';
import { matchName } from '../domain/search/answer';
import type { FoundDay } from '../domain/search/results';
import { addDays, type Day } from '../domain/time/day';
import type { Plan } from '../mealplans/bodies';
import { todayOf } from '../time/clock';
import { mine, plansInLanguageOf } from '../mealplans/twins';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { ownershipOf } from './ownership';

/** Maximum number of a person's plans to search, the last changed first. */
const MOST_PLANS = 60;

interface DaySearch {
  readonly text: string;
  readonly reader: Language;
  readonly caller: Caller;
  readonly isForgiving: boolean;
  /** Dishes with that name in either language. */
  readonly called: ReadonlySet<number>;
  readonly most: number;
}

/**
 * Finds days of the caller's own plans, and of those they are a member of, by title, note or dish, as the caller reads
 * them; the next day first.
 */
export async function daysFor(db: Knex, asked: DaySearch): Promise<FoundDay[]> {
  const { caller, reader, most } = asked;
  const plans = collectionOf('mealplans');
  const fits = (query: Knex.QueryBuilder) => void query.whereIn('r.id', mine(caller));
  const query = db(`${tableOf(plans)} as r`).where((within) => plans.scope(within, caller));
  fits(query);
  plansInLanguageOf(query, { language: reader, caller, isSearch: true, fits });
  const bodies = await rows<Plan>(query.orderBy('r.updatedAt', 'desc').limit(MOST_PLANS));
  if (bodies.length === 0) return [];
  const today = await todayOf(caller);
  const found = bodies.flatMap((plan) => {
    const { days } = plans.personal?.view?.(plan, caller) ?? plan;
    return areDays(days) ? daysOf({ ...plan, days }, asked, today) : [];
  });
  const first = found.sort((one, other) => placeOf(one, asked, today) - placeOf(other, asked, today));
  const shown = first.slice(0, most);
  const ids = [...new Set(shown.map(({ plan }) => plan.id))];
  const whose = await ownershipOf(db, 'mealplans', ids, caller);
  return shown.flatMap(({ plan, at, dishes }) => {
    const by = whose.get(plan.id);
    if (!by) return [];
    const { index, date, day } = at;
    return { plan: plan.id, Name: plan.Name, index, date, title: day.title ?? null, dishes, whose: by };
  });
}

/** Type guard for the days in a view of a plan. */
const areDays = (days: unknown): days is readonly PlanDay[] => Array.isArray(days);

interface Found {
  readonly plan: Plan & { readonly language?: unknown };
  readonly at: PlacedDay;
  readonly dishes: readonly string[];
}

function daysOf(plan: Plan, asked: DaySearch, today: Day): Found[] {
  const { repeat, days } = plan;
  return placedDays(days, plan, today).flatMap((placed) => {
    const { day } = placed;
    const dishes = day.meals
      .flatMap(({ entries }) => entries)
      .filter((entry) => isFound(entry, asked))
      .flatMap(({ Name, text }) => Name ?? text ?? []);
    const isCalled = [day.title, day.note].some((text) => answers(text, asked));
    if (dishes.length === 0 && !isCalled) return [];
    const at = { ...placed, date: nextDate(placed.date, repeat === 'weekly' ? days : [], today) };
    return [{ plan, at, dishes: [...new Set(dishes)] }];
  });
}

const isFound = ({ dish, Name, text }: PlanEntry, asked: DaySearch): boolean =>
  (dish ? asked.called.has(dish) : false) || answers(Name, asked) || answers(text, asked);

function answers(name: string | null | undefined, { text, isForgiving }: DaySearch): boolean {
  const answer = name ? matchName(text, name) : undefined;
  return answer !== undefined && (isForgiving || answer.how !== 'slip');
}

/** Moves a day of a weekly plan that has passed to the plan's next round. */
function nextDate(date: Day | null, round: readonly PlanDay[], today: Day): Day | null {
  if (date === null || date >= today || round.length === 0) return date;
  return addDays(date, cycleDays(round.length));
}

/**
 * Returns a sort key: the reader's own language first; within it, coming days by date, then days without a date, then
 * past ones.
 */
function placeOf({ plan, at: { date, index } }: Found, { reader }: DaySearch, today: Day): number {
  const days = date === null ? index : Number(date.replaceAll('-', ''));
  const part = date === null ? 1 : date >= today ? 0 : 2;
  return (plan.language === reader ? 0 : 1e10) + part * 1e9 + (part === 2 ? 1e8 - days : days);
}
