import type { Context } from 'koa';
import type { PlanDay } from '../domain/mealplan/types';
import { planDayOn } from '../domain/mealplan/days';
import { addDays } from '../domain/time/day';
import { callerIn, idIn } from '../records/actions';
import { sql } from '../records/database';
import { readBodies, tableOf } from '../records/readModel';
import { checkParams } from '../records/query';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { todayOf } from './clock';
import { ownPlan } from './publish';

const SHOWN_DAYS = 60;

/** GET mealplans/{id}/followers: to its owner, how those who agreed get on, by day; nobody else is even counted. */
export async function readFollowers(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const plan = await ownPlan(idIn(ctx), ctx);
  const today = await todayOf(callerIn(ctx));
  const db = await sql();
  const rows: { body: string }[] = await db(tableOf(collectionOf('subscriptions'))).where({ mealplan: plan.id, shareProgress: true }).select('body');
  const followers = rows.map(({ body }) => JSON.parse(body) as Body);
  const people = await readBodies(db, collectionOf('users'), followers.map(({ user }) => user as number));
  ctx.body = { data: await Promise.all(followers.map((one) => toFollower(one, people.get(one.user as number), today))) };
}

async function toFollower(subscription: Body, person: Body | undefined, today: string) {
  const db = await sql();
  const rows: { body: string }[] = await db(tableOf(collectionOf('logs'))).where({ user: subscription.user, subscription: subscription.id }).select('body');
  const marks = rows.map(({ body }) => JSON.parse(body) as Body);
  const days: { day: string; planned: number; done: number; skipped: number }[] = [];
  const start = subscription.startDate as string;
  for (let at = 0; at < SHOWN_DAYS && addDays(start, at) <= today; at += 1) {
    const day = addDays(start, at);
    const planned = partsOn(subscription, day);
    const count = (state: string) => marks.filter((mark) => mark.day === day && mark.state === state).length;
    if (planned > 0) days.push({ day, planned, done: count('done'), skipped: count('skipped') });
  }
  const avatar = person?.avatar as { id: number } | null | undefined;
  return { Name: person?.Name ?? null, avatar: avatar ?? null, startDate: start, version: subscription.version, days };
}

function partsOn({ days, startDate, repeat, pausedFrom }: Body, date: string): number {
  const day = planDayOn(days as PlanDay[], { startDate: startDate as string, repeat: repeat as never, pausedFrom: pausedFrom as string | null }, date);
  if (!day) return 0;
  const entries = day.meals.reduce((sum, meal) => sum + meal.entries.length, 0);
  return entries + day.exercises.length + day.supplements.length + day.appointments.length;
}
