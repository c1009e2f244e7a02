import type { Context } from 'koa';
import { idIn, recordController, recordVerb } from '../../../records/actions';
import { changeItem } from '../../../shoplists/change';
import { addDish, listFromPlan } from '../../../shoplists/from-plan';
import { addMember, leaveList, removeMember } from '../../../shoplists/members';

export default recordController('shoplists', {
  fromPlan: listFromPlan,
  addDish: recordVerb('shoplists', addDish),
  change: recordVerb('shoplists', changeItem),
  members: recordVerb('shoplists', addMember),
  removeMember: recordVerb('shoplists', removeMember),

  /** Who leaves a list may not read it any more, so the answer says only that it is done. */
  async leave(ctx: Context) {
    ctx.body = { data: { id: await leaveList(idIn(ctx), ctx), attributes: {} } };
  },
});
