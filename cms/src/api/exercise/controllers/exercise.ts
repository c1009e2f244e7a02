import { recordController } from '../../../records/actions';
import { hideVerb, reportVerb } from '../../../records/moderation';

export default recordController('exercises', {
  report: reportVerb('exercises'),
  hide: hideVerb('exercises'),
});
