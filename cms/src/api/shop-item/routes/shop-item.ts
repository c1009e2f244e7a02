import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('shop-items', 'shop-item', ['find', 'findOne', 'create', 'update', 'delete']);
