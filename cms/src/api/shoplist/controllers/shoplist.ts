import { leaveVerb, recordController, recordVerb } from '../../../records/http/actions';
import { beginList } from '../../../shoplists/begin';
import { changeItem } from '../../../shoplists/change';
import { addDish, listFromPlan } from '../../../shoplists/from-plan';
import { addMember, leaveList, removeMember } from '../../../shoplists/members';
import { listUsual, markStaple } from '../../../shoplists/usual';

export default recordController('shoplists', {
  create: beginList,
  fromPlan: listFromPlan,
  usual: listUsual,
  staple: markStaple,
  addDish: recordVerb('shoplists', addDish),
  change: recordVerb('shoplists', changeItem),
  members: recordVerb('shoplists', addMember),
  removeMember: recordVerb('shoplists', removeMember),
  leave: leaveVerb('shoplists', leaveList),
});
