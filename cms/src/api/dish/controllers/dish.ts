import { recordController, recordVerb } from '../../../records/http/actions';
import { featureVerb, hideVerb, reportVerb } from '../../../records/write/moderation';
import { dishAtHome } from '../../../cooking/atHome';
import { logCooked } from '../../../cooking/cookings';
import { countLibrary } from '../../../dishes/counts';
import { listVersions, readVersion, restoreDish } from '../../../dishes/versionCalls';
import { drawDish } from '../../../cooking/draw';
import { changeMeals, tagDishes } from '../../../dishes/bulk';
import { similarDishes } from '../../../dishes/similar';
import { collaboratorVerb, copyDish, saveDish, unsaveDish } from '../../../dishes/sharing';

export default recordController('dishes', {
  save: recordVerb('dishes', saveDish),
  unsave: recordVerb('dishes', unsaveDish),
  copy: recordVerb('dishes', copyDish),
  cooked: logCooked,
  versions: listVersions,
  version: readVersion,
  changeTypes: changeMeals,
  changeTags: tagDishes,
  restore: recordVerb('dishes', restoreDish),
  draw: drawDish,
  counts: countLibrary,
  similar: similarDishes,
  atHome: dishAtHome,
  collaborators: collaboratorVerb('dishes'),
  hide: hideVerb('dishes'),
  feature: featureVerb('dishes'),
  report: reportVerb('dishes'),
});
