import { recordController, recordVerb } from '../../../records/actions';
import { blockPerson, changeRole, readMe, unblockPerson } from '../../../people/care';

export default recordController('users', {
  me: readMe,
  role: recordVerb('users', changeRole),
  block: recordVerb('users', blockPerson),
  unblock: recordVerb('users', unblockPerson),
});
