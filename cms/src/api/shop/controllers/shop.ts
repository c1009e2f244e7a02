import { recordController } from '../../../records/http/actions';
import { readDay } from '../../../orders/figures';

export default recordController('shop', { day: readDay });
