import { recordRoutes } from '../../../records/actions';

export default recordRoutes('shop-items', 'shop-item', ['find', 'findOne', 'create', 'update', 'delete']);
