import { recordController, recordVerb } from '../../../records/actions';
import { reportVerb } from '../../../records/moderation';
import { addCollaborator, copyDish, featureDish, hideDish, saveDish, unsaveDish } from '../../../dishes/sharing';

export default recordController('dishes', {
  save: recordVerb('dishes', saveDish),
  unsave: recordVerb('dishes', unsaveDish),
  copy: recordVerb('dishes', copyDish),
  collaborators: recordVerb('dishes', addCollaborator),
  hide: recordVerb('dishes', hideDish),
  feature: recordVerb('dishes', featureDish),
  report: reportVerb('dishes'),
});
