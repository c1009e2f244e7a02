import { logWeight } from '../../../eaten/weights';
import { recordController } from '../../../records/http/actions';

export default recordController('weights', { create: logWeight });
