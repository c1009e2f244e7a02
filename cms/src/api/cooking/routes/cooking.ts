import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('cookings', 'cooking', ['find', 'findOne', 'update', 'delete']);
