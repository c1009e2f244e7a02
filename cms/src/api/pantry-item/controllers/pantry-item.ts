import { recordController } from '../../../records/actions';
import { changePantry } from '../../../pantry/change';

export default recordController('pantry-items', { change: changePantry });
