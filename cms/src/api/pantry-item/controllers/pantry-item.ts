import { recordController } from '../../../records/http/actions';
import { undoAll } from '../../../pantry/causes';
import { changePantry } from '../../../pantry/change';

export default recordController('pantry-items', { change: changePantry, undo: undoAll });
