import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('stock-movements', 'stock-movement', ['find', 'findOne']);
