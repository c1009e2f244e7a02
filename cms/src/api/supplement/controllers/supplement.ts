import { recordController } from '../../../records/actions';
import { hideVerb, reportVerb } from '../../../records/moderation';

export default recordController('supplements', {
  report: reportVerb('supplements'),
  hide: hideVerb('supplements'),
});
