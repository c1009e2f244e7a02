import { recordRoutes } from '../../../records/routes';

export default recordRoutes('shop-items', 'shop-item', ['find', 'findOne', 'create', 'update', 'delete']);
