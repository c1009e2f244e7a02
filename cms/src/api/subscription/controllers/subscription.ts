import { recordController, recordVerb } from '../../../records/http/actions';
import { pauseSubscription, resumeSubscription, takeVersion } from '../../../mealplans/follow';

export default recordController('subscriptions', {
  takeVersion: recordVerb('subscriptions', takeVersion),
  pause: recordVerb('subscriptions', pauseSubscription),
  resume: recordVerb('subscriptions', resumeSubscription),
});
