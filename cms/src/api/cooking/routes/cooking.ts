import { recordRoutes } from '../../../records/routes';

export default recordRoutes('cookings', 'cooking', ['find', 'findOne', 'update', 'delete']);
