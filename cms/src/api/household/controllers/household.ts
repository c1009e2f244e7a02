import { leaveVerb, recordController, recordVerb } from '../../../records/http/actions';
import { joinByLink, renewLink, showByLink } from '../../../households/link';
import { accept, decline, invite, withdraw } from '../../../households/invitations';
import { leaveHousehold, removeMember } from '../../../households/members';

export default recordController('households', {
  invite: recordVerb('households', invite),
  withdraw: recordVerb('households', withdraw),
  accept: recordVerb('households', accept),
  decline: leaveVerb('households', decline),
  leave: leaveVerb('households', leaveHousehold),
  removeMember: recordVerb('households', removeMember),
  renewToken: recordVerb('households', renewLink),
  open: showByLink,
  join: joinByLink,
});
