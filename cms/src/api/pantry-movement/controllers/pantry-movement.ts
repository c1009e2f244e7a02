import { recordController } from '../../../records/actions';

export default recordController('pantry-movements');
