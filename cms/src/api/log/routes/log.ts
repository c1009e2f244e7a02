import { recordRoutes } from '../../../records/routes';

export default recordRoutes('logs', 'log', ['find', 'findOne', 'create', 'delete']);
