import { recordController } from '../../../records/actions';
import { markDay } from '../../../mealplans/logs';

export default recordController('logs', { create: markDay });
