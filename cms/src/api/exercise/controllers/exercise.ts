import { recordController } from '../../../records/http/actions';
import { hideVerb, reportVerb } from '../../../records/write/moderation';

export default recordController('exercises', {
  report: reportVerb('exercises'),
  hide: hideVerb('exercises'),
});
