import { listStockable } from '../../../orders/stockable';
import { recordController, recordVerb } from '../../../records/http/actions';
import { listHeld } from '../../../stocks/lists';
import { moveStock, receiveStock } from '../../../stocks/moves';

export default recordController('stocks', {
  products: listStockable,
  held: listHeld,
  arrivals: receiveStock,
  move: recordVerb('stocks', moveStock),
});
