import { listStockable } from '../../../orders/stockable';
import { recordController, recordVerb } from '../../../records/http/actions';
import { listStockedLots } from '../../../stocks/lists';
import { moveStock, receiveStock } from '../../../stocks/moves';

export default recordController('stocks', {
  products: listStockable,
  held: listStockedLots,
  arrivals: receiveStock,
  move: recordVerb('stocks', moveStock),
});
