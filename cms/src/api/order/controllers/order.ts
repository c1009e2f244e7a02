import type { Context } from 'koa';
import { recordController, recordVerb } from '../../../records/http/actions';
import { answerCourier, askCustomer } from '../../../orders/questions';
import { checkCode, deliver } from '../../../orders/deliver';
import { pack } from '../../../orders/pack';
import { progress } from '../../../orders/progress';
import { readQuote } from '../../../orders/quote';
import { putAwayOrder } from '../../../pantry/arrive';
import { readFigures } from '../../../orders/figures';
import { accept, assign, cancel, depart, fail, release, retry } from '../../../orders/steps';

export default recordController('orders', {
  quote: readQuote,
  figures: readFigures,
  accept: recordVerb('orders', accept),
  release: recordVerb('orders', release),
  pack: recordVerb('orders', pack),
  progress: recordVerb('orders', progress),
  ask: recordVerb('orders', askCustomer),
  answer: recordVerb('orders', answerCourier),
  depart: recordVerb('orders', depart),
  async deliver(ctx: Context) {
    await checkCode(ctx);
    return recordVerb('orders', deliver)(ctx);
  },
  fail: recordVerb('orders', fail),
  retry: recordVerb('orders', retry),
  cancel: recordVerb('orders', cancel),
  assign: recordVerb('orders', assign),
  putAway: recordVerb('orders', putAwayOrder),
});
