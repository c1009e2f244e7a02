import { deleteMe } from '../../../account/delete';
import { exportMe } from '../../../account/export';
import { exportRecipes } from '../../../account/recipes';
import { changeTags, readTags } from '../../../dishes/tags';
import { recordController, recordVerb } from '../../../records/http/actions';
import { closeFeed, readCalendar, readFeed, resetFeed, setFeed } from '../../../calendar/feed';
import { readNutrients } from '../../../calendar/nutrients';
import { readExpenditure, undoTargetMove } from '../../../energy/calls';
import { readExpiring } from '../../../pantry/readExpiring';
import { savePreferences, readPreferences } from '../../../planning/preferences';
import { leaveDevice, readReminders, setReminders, takeDevice } from '../../../reminders/calls';
import { blockPerson, changeRole, readMe, unblockPerson } from '../../../people/roles';

export default recordController('users', {
  me: readMe,
  exportMe,
  exportRecipes,
  deleteMe,
  tags: readTags,
  changeTags,
  calendar: readCalendar,
  nutrients: readNutrients,
  expenditure: readExpenditure,
  undoTarget: undoTargetMove,
  expiring: readExpiring,
  planning: readPreferences,
  keepPlanning: savePreferences,
  reminders: readReminders,
  setReminders,
  takeDevice,
  leaveDevice,
  feed: readFeed,
  setFeed,
  resetFeed,
  closeFeed,
  role: recordVerb('users', changeRole),
  block: recordVerb('users', blockPerson),
  unblock: recordVerb('users', unblockPerson),
});
