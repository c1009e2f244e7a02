import { weigh } from '../../../eaten/weights';
import { recordController } from '../../../records/actions';

export default recordController('weights', { create: weigh });
