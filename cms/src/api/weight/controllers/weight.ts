import { recordController } from '../../../records/actions';

export default recordController('weights');
