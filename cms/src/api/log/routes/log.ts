import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('logs', 'log', ['find', 'findOne', 'create', 'delete']);
