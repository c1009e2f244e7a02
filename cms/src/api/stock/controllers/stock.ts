import { recordController, recordVerb } from '../../../records/actions';
import { listStockable, moveStock, receiveStock } from '../../../stocks/moves';

export default recordController('stocks', {
  products: listStockable,
  arrivals: receiveStock,
  move: recordVerb('stocks', moveStock),
});
