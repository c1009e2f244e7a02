import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('weights', 'weight', ['find', 'findOne', 'create', 'update', 'delete']);
