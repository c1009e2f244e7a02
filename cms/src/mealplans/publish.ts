import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { PlanDay } from '../domain/mealplan/types';
import { callerIn, flagIn, optionalDataIn } from '../records/actions';
import { sql } from '../records/database';
import { ConflictError, forbidden } from '../records/errors';
import { creates } from '../records/rate';
import { bodyFor } from '../records/read';
import { project, readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { newToken } from '../records/token';
import { insert, inWrite, sourceTable } from '../records/write';
import type { Plan, Published } from './bodies';
import { dishesIn } from './shares';

const plans = () => collectionOf('mealplans');

/** The plan the caller owns; 403 for one they only read or edit. */
export async function ownPlan(id: number, ctx: Context): Promise<Plan> {
  const body = await bodyFor<Plan>(plans(), id, callerIn(ctx));
  if (plans().reach(body, callerIn(ctx)) !== 'own') throw forbidden();
  return body;
}

/** The plan whose author the caller is: an Admin, who may do with every plan what its owner may, does not speak for them here. */
export async function authoredPlan(id: number, ctx: Context): Promise<Plan> {
  const body = await ownPlan(id, ctx);
  if (body.owner !== callerIn(ctx).id) throw forbidden();
  return body;
}

/** Makes the working days the ones that everybody reads; unchanged days stay the version they are. */
export async function publishPlan(id: number, ctx: Context): Promise<number> {
  const confirmPrivate = flagIn(ctx, 'confirmPrivate', false);
  await inWrite(async (trx) => {
    const body = await authoredPlan(id, ctx);
    const before = body.published;
    const next = { days: body.days, eaters: body.eaters };
    const isSame = before !== null && isDeepStrictEqual({ days: before.days, eaters: before.eaters }, next);
    if (isSame && !before.forMembers) return;
    if (!confirmPrivate) await askAboutPrivate(next.days);
    const version = body.version + (isSame ? 0 : 1);
    await keepPublished(id, { version, ...next }, trx);
  });
  return id;
}

async function keepPublished(id: number, published: Published, trx: Knex): Promise<void> {
  await trx(sourceTable(plans()))
    .where({ id })
    .update({ version: published.version, published: JSON.stringify(published) });
  await project(plans(), [id]);
}

/**
 * The first person asked to a private plan is to see what they were asked to, so its days become a version for members.
 * A public plan stays as its author left it, and one that becomes public later is open only once it is published by hand.
 */
export async function publishForMembers(plan: Plan, trx: Knex): Promise<void> {
  const { published } = asForMembers(plan);
  if (!plan.published && published) await keepPublished(plan.id, published, trx);
}

/** The plan as an invited person reads it: a private one that was never published with the days that it has now. */
export function asForMembers(plan: Plan): Plan {
  if (plan.visibility !== 'private' || plan.published) return plan;
  const { days, eaters } = plan;
  return { ...plan, published: { version: 1, days, eaters, forMembers: true } };
}

/** An invited person reads what its members read, an editor the working days too; private dishes are asked about once. */
export async function askAboutGuest(plan: Plan, role: string): Promise<void> {
  const read = asForMembers(plan).published;
  const shown = [...(read?.forMembers ? read.days : []), ...(role === 'editor' ? plan.days : [])];
  await askAboutPrivate(shown, plan.published);
}

/** Who reads a plan reads its dishes; the author is told which of them were private. */
async function askAboutPrivate(days: readonly PlanDay[], known: Published | null = null): Promise<void> {
  const asked = new Set(known ? dishesIn(known.days) : []);
  const ids = dishesIn(days).filter((id) => !asked.has(id));
  const dishes = await readBodies(await sql(), collectionOf('dishes'), ids);
  const names = [...dishes.values()]
    .filter(({ visibility }) => visibility === 'private')
    .map(({ Name }) => Name);
  if (names.length)
    throw new ConflictError('Private dishes will be read with this plan', 'mealplan.privateDishes', {
      privateDishes: names,
    });
}

/** Gives the plan another join token; the old one then answers 404. */
export async function renewToken(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  await inWrite(async (trx) => {
    await ownPlan(id, ctx);
    await trx(sourceTable(plans())).where({ id }).update({ join_token: newToken() });
    await project(plans(), [id]);
  });
  return id;
}

/** A private plan of the caller's own with the days they could read. */
export async function copyPlan(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  return inWrite(async (trx) => {
    const body = await bodyFor<Plan>(plans(), id, caller);
    const seen = (plans().view?.(body, caller) ?? body) as Plan;
    const { Name, Description, language, repeat, targets, days, eaters } = seen;
    const anonymous = eaters.map((eater) => ({
      ...eater,
      user: eater.user === caller.id ? caller.id : null,
    }));
    const own = {
      eaters: anonymous,
      visibility: 'private',
      version: 0,
      joinToken: newToken(),
      owner: caller.id,
    };
    const copy = { Name, Description, language, repeat, targets, days, ...own };
    const made = await creates.during(caller.id, () => insert(plans(), copy, trx));
    return made.id;
  });
}
