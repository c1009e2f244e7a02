import { EATEN } from '../../../domain/mealplan/types';
import { logEaten } from '../../../eaten/log';
import { dataIn, recordController } from '../../../records/http/actions';
import { markDay } from '../../../calendar/logs';

export default recordController('logs', {
  create: (ctx) => (dataIn(ctx).kind === EATEN ? logEaten(ctx) : markDay(ctx)),
});
