import { recordController } from '../../../records/http/actions';
import { hideVerb, reportVerb } from '../../../records/write/moderation';

export default recordController('supplements', {
  report: reportVerb('supplements'),
  hide: hideVerb('supplements'),
});
