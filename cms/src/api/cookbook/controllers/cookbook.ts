import { addToCookbook, changeCookbook } from '../../../dishes/cookbooks';
import { collaboratorVerb } from '../../../dishes/sharing';
import { recordController, recordVerb } from '../../../records/http/actions';
import { hideVerb, reportVerb } from '../../../records/write/moderation';

export default recordController('cookbooks', {
  add: recordVerb('cookbooks', addToCookbook),
  changeDishes: changeCookbook,
  collaborators: collaboratorVerb('cookbooks'),
  report: reportVerb('cookbooks'),
  hide: hideVerb('cookbooks'),
});
