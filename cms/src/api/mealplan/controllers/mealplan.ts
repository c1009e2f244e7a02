import type { Context } from 'koa';
import {
  callerIn,
  leaveVerb,
  optionalDataIn,
  recordController,
  recordVerb,
} from '../../../records/http/actions';
import { oncePerKey } from '../../../records/write/idempotency';
import { featureVerb, hideVerb, reportVerb } from '../../../records/write/moderation';
import { checkOneParams } from '../../../records/search/params';
import { show, showDeep } from '../../../records/read/read';
import { collectionOf } from '../../../records/registry';
import { treeOf } from '../../../records/read/tree';
import { subscribe, unsubscribe } from '../../../mealplans/follow';
import { readFollowers } from '../../../mealplans/followers';
import { eatAlong, invite, joinByToken, leavePlan, planOfToken } from '../../../mealplans/members';
import { takeOver } from '../../../mealplans/offer';
import { proposeOthers, proposeWeek } from '../../../planning/propose';
import { copyPlan, publishPlan, renewToken } from '../../../mealplans/publish';

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
  propose: proposeWeek,
  proposeOthers,
  eatAlong: recordVerb('mealplans', eatAlong),
  leave: leaveVerb('mealplans', leavePlan),

  /**
   * GET mealplans/join/{token}: shows the plan to anyone who holds its QR code, and to the person an invitation is for.
   */
  async open(ctx: Context) {
    checkOneParams(ctx.query);
    const plan = { ...(await planOfToken(ctx)), byToken: true };
    const tree = treeOf(collectionOf('mealplans'), ctx.query.populate ?? 'deep', ctx.query.fields);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await show(collectionOf('mealplans'), plan, tree, callerIn(ctx)) };
  },

  /** POST mealplans/join/{token}: makes the caller a viewer; an invitation's token accepts that invitation. */
  async join(ctx: Context) {
    optionalDataIn(ctx);
    ctx.body = await oncePerKey(ctx, async () => {
      const plan = await joinByToken(ctx);
      return { data: await showDeep(collectionOf('mealplans'), plan, callerIn(ctx)) };
    });
  },
});
