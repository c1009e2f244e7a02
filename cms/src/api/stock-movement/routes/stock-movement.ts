import { recordRoutes } from '../../../records/routes';

export default recordRoutes('stock-movements', 'stock-movement', ['find', 'findOne']);
