import { recordController, recordVerb } from '../../../records/actions';
import { listHeld, listStockable } from '../../../stocks/lists';
import { moveStock, receiveStock } from '../../../stocks/moves';

export default recordController('stocks', {
  products: listStockable,
  held: listHeld,
  arrivals: receiveStock,
  move: recordVerb('stocks', moveStock),
});
