import { recordController, recordVerb } from '../../../records/http/actions';
import { acceptInvitation, declineInvitation } from '../../../mealplans/members';

export default recordController('memberships', {
  accept: recordVerb('memberships', acceptInvitation),
  decline: recordVerb('memberships', declineInvitation),
});
