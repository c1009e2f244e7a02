import type { Context } from 'koa';
import { planDayOn } from '../domain/mealplan/days';
import { addDays } from '../domain/time/day';
import { callerIn, idIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { readBodies, rows } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { checkParams } from '../records/search/params';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { todayOf } from '../time/clock';
import type { Mark, Subscription } from './bodies';
import { authoredPlan } from './publish';

/** Number of past days shown, as far as they were followed. */
const SHOWN_DAYS = 60;

/** GET mealplans/{id}/followers: shows the author the daily progress of those followers who share it. */
export async function readFollowers(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const plan = await authoredPlan(idIn(ctx), ctx);
  const today = await todayOf(callerIn(ctx));
  const db = await sql();
  const followers = await rows<Subscription>(
    db(tableOf(collectionOf('subscriptions'))).where({ mealplan: plan.id, shareProgress: true }),
  );
  const people = await readBodies(
    db,
    collectionOf('users'),
    followers.map(({ user }) => user),
  );
  ctx.body = {
    data: await Promise.all(followers.map((one) => toFollower(one, people.get(one.user), today))),
  };
}

async function toFollower(subscription: Subscription, person: Body | undefined, today: string) {
  const db = await sql();
  const marks = await rows<Mark>(
    db(tableOf(collectionOf('logs'))).where({ user: subscription.user, subscription: subscription.id }),
  );
  const days: { day: string; planned: number; done: number; skipped: number }[] = [];
  const start = subscription.startDate;
  const earlier = subscription.earlier ?? [];
  const begun = earlier[0]?.startDate ?? start;
  const oldest = addDays(today, 1 - SHOWN_DAYS);
  for (let day = begun > oldest ? begun : oldest; day <= today; day = addDays(day, 1)) {
    const planned = partsOn(subscription, day);
    const count = (state: string) => marks.filter((mark) => mark.day === day && mark.state === state).length;
    if (planned > 0) days.push({ day, planned, done: count('done'), skipped: count('skipped') });
  }
  const avatar = person?.avatar;
  return {
    Name: person?.Name ?? null,
    avatar: avatar ?? null,
    startDate: start,
    version: subscription.version,
    days,
  };
}

/** Returns the number of parts on a day, by the version that was followed then. */
function partsOn(subscription: Subscription, date: string): number {
  const lived = (subscription.earlier ?? []).find(({ until }) => date < until);
  const { days, startDate, repeat } = lived ?? subscription;
  const { pausedFrom } = subscription;
  const day = planDayOn(days, { startDate, repeat, pausedFrom }, date);
  if (!day) return 0;
  const entries = day.meals.reduce((sum, meal) => sum + meal.entries.length, 0);
  return entries + day.exercises.length + day.supplements.length + day.appointments.length;
}
