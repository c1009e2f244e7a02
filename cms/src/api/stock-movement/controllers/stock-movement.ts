import { recordController } from '../../../records/actions';

export default recordController('stock-movements');
