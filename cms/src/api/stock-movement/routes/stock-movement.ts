import { recordRoutes } from '../../../records/actions';

export default recordRoutes('stock-movements', 'stock-movement', ['find', 'findOne']);
