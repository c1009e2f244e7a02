import { recordController } from '../../../records/actions';
import { readDay } from '../../../orders/figures';

export default recordController('shop', { day: readDay });
