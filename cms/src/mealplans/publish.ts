import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'koa';
import { callerIn, optionalDataIn, optionalDataOnly } from '../records/http/actions';
import { ConflictError, fieldErrors, forbidden } from '../records/http/errors';
import { creates } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { newToken } from '../records/http/token';
import { change, insert, inWrite, sourceTable } from '../records/write/write';
import { requireConsent, privateAmong } from './consent';
import type { Plan, Published } from './bodies';
import { dishesIn } from './shares';

const plans = () => collectionOf('mealplans');

/** Returns the plan if the caller owns it; throws 403 for one they only read or edit. */
export async function ownPlan(id: number, ctx: Context): Promise<Plan> {
  const body = await bodyFor<Plan>(plans(), id, callerIn(ctx));
  if (plans().reach(body, callerIn(ctx)) !== 'own') throw forbidden();
  return body;
}

/** Returns the plan if the caller is its author. An Admin, who may do all an owner may, does not count here. */
export async function authoredPlan(id: number, ctx: Context): Promise<Plan> {
  const body = await ownPlan(id, ctx);
  if (body.owner !== callerIn(ctx).id) throw forbidden();
  return body;
}

/** Publishes the saved days as a new version unless they are unchanged. Only opening publishes a private plan. */
export async function publishPlan(id: number, ctx: Context): Promise<number> {
  const { confirmPrivate, isOpening } = parsePublish(ctx);
  await inWrite(async (trx) => {
    const plan = await authoredPlan(id, ctx);
    if (plan.visibility === 'private' && !isOpening)
      throw new ConflictError('Only a public plan is published', 'mealplan.private');
    const { days, eaters, published: before } = plan;
    const isSame =
      before && isDeepStrictEqual({ days: before.days, eaters: before.eaters }, { days, eaters });
    if (isSame) return;
    if (!confirmPrivate) requireConsent(await privateAmong(dishesIn(days)));
    if (plan.visibility === 'private') await change(plans(), plan, { visibility: 'public' }, trx);
    const published: Published = { version: plan.version + 1, days, eaters, at: new Date().toISOString() };
    await trx(sourceTable(plans()))
      .where({ id })
      .update({ version: published.version, published: JSON.stringify(published) });
    await project(plans(), [id]);
  });
  return id;
}

function parsePublish(ctx: Context): { confirmPrivate: boolean; isOpening: boolean } {
  const { confirmPrivate = false, visibility } = optionalDataOnly(ctx, ['confirmPrivate', 'visibility']);
  if (typeof confirmPrivate !== 'boolean') throw fieldErrors([{ path: ['confirmPrivate'], key: 'choice' }]);
  if (visibility !== undefined && visibility !== 'public')
    throw fieldErrors([{ path: ['visibility'], key: 'choice' }]);
  return { confirmPrivate, isOpening: visibility === 'public' };
}

/** Gives the plan a new join token; the old one then answers 404. */
export async function renewToken(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  await inWrite(async (trx) => {
    await ownPlan(id, ctx);
    await trx(sourceTable(plans())).where({ id }).update({ join_token: newToken() });
    await project(plans(), [id]);
  });
  return id;
}

/** Creates a private copy of a plan for the caller, with the days they can read. */
export async function copyPlan(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  return inWrite(async (trx) => {
    const body = await bodyFor<Plan>(plans(), id, caller);
    const seen = (plans().personal?.view?.(body, caller) ?? body) as Plan;
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
