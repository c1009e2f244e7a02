import { recordController } from '../../../records/actions';
import { undoAll } from '../../../pantry/causes';
import { changePantry } from '../../../pantry/change';

export default recordController('pantry-items', { change: changePantry, undo: undoAll });
