import { recordRoutes } from '../../../records/routes';

export default recordRoutes('weights', 'weight', ['find', 'findOne', 'create', 'update', 'delete']);
