import { EATEN } from '../../../domain/mealplan/types';
import { logEaten } from '../../../eaten/log';
import { dataIn, recordController } from '../../../records/actions';
import { markDay } from '../../../mealplans/logs';

export default recordController('logs', {
  create: (ctx) => (dataIn(ctx).kind === EATEN ? logEaten(ctx) : markDay(ctx)),
});
