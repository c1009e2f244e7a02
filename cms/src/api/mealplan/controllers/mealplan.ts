import type { Context } from 'koa';
import { callerIn, idIn, optionalDataIn, recordController, recordVerb } from '../../../records/actions';
import { featureVerb, hideVerb, reportVerb } from '../../../records/moderation';
import { show, showDeep } from '../../../records/read';
import { collectionOf } from '../../../records/registry';
import { treeOf } from '../../../records/tree';
import { subscribe, unsubscribe } from '../../../mealplans/follow';
import { readFollowers } from '../../../mealplans/followers';
import { invite, joinPlan, leavePlan, planOfToken } from '../../../mealplans/members';
import { takeOver } from '../../../mealplans/offer';
import { asForMembers, copyPlan, publishPlan, renewToken } from '../../../mealplans/publish';

export default recordController('mealplans', {
  publish: recordVerb('mealplans', publishPlan),
  subscribe: recordVerb('mealplans', subscribe),
  unsubscribe: recordVerb('mealplans', unsubscribe),
  invite: recordVerb('mealplans', invite),
  copy: recordVerb('mealplans', copyPlan),
  takeOver: recordVerb('mealplans', takeOver),
  renewToken: recordVerb('mealplans', renewToken),
  report: reportVerb('mealplans'),
  hide: hideVerb('mealplans'),
  feature: featureVerb('mealplans'),
  followers: readFollowers,

  /** Who leaves a private plan may not read it any more, so the answer says only that it is done. */
  async leave(ctx: Context) {
    const id = await leavePlan(idIn(ctx), ctx);
    ctx.body = { data: { id, attributes: { myRole: 'reader' } } };
  },

  /** GET mealplans/join/{token}: the plan to read, for whoever holds its QR code. */
  async open(ctx: Context) {
    const plan = asForMembers(await planOfToken(ctx));
    const tree = treeOf(collectionOf('mealplans'), ctx.query.populate ?? 'deep', ctx.query.fields);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await show(collectionOf('mealplans'), plan, tree, callerIn(ctx)) };
  },

  /** POST mealplans/join/{token}: makes the caller a viewer. */
  async join(ctx: Context) {
    optionalDataIn(ctx);
    const plan = await planOfToken(ctx);
    await joinPlan(plan, callerIn(ctx));
    ctx.body = { data: await showDeep(collectionOf('mealplans'), plan.id, callerIn(ctx)) };
  },
});
