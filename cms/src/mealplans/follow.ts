import type { Knex } from 'knex';
import type { Context } from 'koa';
import { addDays, isDay } from '../domain/time/day';
import { callerIn, dataOnly, optionalDataIn, optionalDataOnly } from '../records/http/actions';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { creates } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { firstBody, project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { change, erase, insert, inWrite } from '../records/write/write';
import { isMember, withoutNames } from './access';
import type { EarlierDays, Plan, Published, Subscription } from './bodies';
import { todayOf } from '../time/clock';
import { householdEaters } from './household';

const plans = () => collectionOf('mealplans');
const subscriptions = () => collectionOf('subscriptions');

function dayIn(data: Record<string, unknown>, name: string, fallback?: string): string {
  const { [name]: given = fallback } = data;
  if (!isDay(given)) throw fieldErrors([{ path: [name], key: 'date' }]);
  return given;
}

/** Follows the published version of a plan from the caller's start date; a repeated call moves the date. */
export async function subscribe(id: number, ctx: Context): Promise<number> {
  const startDate = dayIn(dataOnly(ctx, ['startDate']), 'startDate');
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const plan = await bodyFor<Plan>(plans(), id, caller);
    if (!plan.published)
      throw new ConflictError('This plan has not been published yet', 'mealplan.unpublished');
    const known = await subscriptionTo(id, caller, trx);
    if (known) await change(subscriptions(), known, { startDate }, trx);
    else {
      const data = {
        user: caller.id,
        mealplan: id,
        ...(await pinned(plan, plan.published, caller)),
        startDate,
        shareProgress: false,
      };
      await creates.during(caller.id, () => insert(subscriptions(), data, trx));
    }
    await project(plans(), [id]);
  });
  return id;
}

/** Returns the version to copy: non-members get their own household as eaters, or eaters without names. */
async function pinned(plan: Plan, { version, days, eaters }: Published, caller: Caller) {
  const author = plan.owner;
  return {
    Name: plan.Name,
    author,
    repeat: plan.repeat,
    version,
    days,
    eaters: isMember(plan, caller) ? eaters : ((await householdEaters(caller)) ?? withoutNames(eaters)),
  };
}

async function subscriptionTo(plan: number, caller: Caller, trx: Knex): Promise<Subscription | undefined> {
  return firstBody(trx(tableOf(subscriptions())).where({ mealplan: plan, user: caller.id }));
}

/** Ends following: deletes the pinned copy with all its marks at once. */
export async function unsubscribe(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    await bodyFor(plans(), id, caller);
    const known = await subscriptionTo(id, caller, trx);
    if (known) await erase(subscriptions(), known, trx);
  });
  return id;
}

/**
 * Switches to the plan's newest version from a day on (tomorrow by default); earlier days stay as they were. A repeated
 * call with another day moves the switch, unless the version has begun already.
 */
export async function takeVersion(id: number, ctx: Context): Promise<number> {
  const caller = callerIn(ctx);
  const today = await todayOf(caller);
  const given = optionalDataOnly(ctx, ['from']);
  const from = dayIn(given, 'from', addDays(today, 1));
  await inWrite(async (trx) => {
    const body = await bodyFor<Subscription>(subscriptions(), id, caller);
    const plan = await bodyFor<Plan>(plans(), body.mealplan ?? 0, caller);
    const { published } = plan;
    if (!published) return;
    const before: readonly EarlierDays[] = body.earlier ?? [];
    if (published.version === body.version) {
      const last = before.at(-1);
      if (!last || given.from === undefined || last.until === from || last.until <= today) return;
      const earlier = [...before.slice(0, -1), { ...last, until: from }];
      return void (await change(subscriptions(), body, { earlier }, trx));
    }
    const { startDate, days, eaters, repeat } = body;
    const earlier = [...before, { until: from, startDate, days, eaters, repeat }];
    await change(subscriptions(), body, { ...(await pinned(plan, published, caller)), earlier }, trx);
  });
  return id;
}

export const pauseSubscription = async (id: number, ctx: Context): Promise<number> => {
  const caller = callerIn(ctx);
  const from = dayIn(optionalDataOnly(ctx, ['from']), 'from', await todayOf(caller));
  return setPause(id, caller, from);
};

export const resumeSubscription = async (id: number, ctx: Context): Promise<number> => {
  optionalDataIn(ctx);
  return setPause(id, callerIn(ctx), null);
};

async function setPause(id: number, caller: Caller, pausedFrom: string | null): Promise<number> {
  await inWrite(async (trx) => {
    const body = await bodyFor(subscriptions(), id, caller);
    if (body.pausedFrom !== pausedFrom) await change(subscriptions(), body, { pausedFrom }, trx);
  });
  return id;
}
